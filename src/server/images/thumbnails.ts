import PQueue from 'p-queue';
import type { Metric } from '../metric';
import { readImage, thumbnailWidth } from '../store/images';
import type { Db } from '../store/schema';
import { findThumbnail, keepThumbnail } from '../store/thumbnails';
import type { ImageDecoder } from './imageDecoder';

/** Some seconds of work. */
const MAX_WAITING = 32;

interface Image {
  id: number;
  /** Of the full size. */
  width: number;
}

export interface Thumbnails {
  /**
   * Reads a thumbnail; one that nobody has asked for is made, and kept.
   *
   * @returns null where too many are being made, or it cannot be made
   */
  read(image: Image, width: number): Promise<{ content_type: string; bytes: Buffer } | null>;
  metrics(): Metric[];
}

interface Options {
  db: Db;
  images: ImageDecoder;
  now: () => Date;
  /** Of all that are kept. */
  maxBytes: number;
}

/**
 * Makes thumbnails on request: each once, however many ask for it, and one at a time, so that uploads
 * are decoded meanwhile and a single full size is in memory.
 */
export function makeThumbnails({ db, images, now, maxBytes }: Options): Thumbnails {
  const queue = new PQueue({ concurrency: 1 });
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(imageId: number, width: number): Promise<Buffer | null> {
    const full = await readImage(db, imageId, null);
    const bytes = full ? await images.scale(full.bytes, width) : null;
    if (bytes) await keepThumbnail(db, { image_id: imageId, width, bytes }, now(), maxBytes);
    return bytes;
  }

  function makeOnce(imageId: number, width: number): Promise<Buffer | null> {
    const name = `${imageId}-${width}`;
    const running = making.get(name);
    if (running) return running;
    if (making.size >= MAX_WAITING) return Promise.resolve(null);
    const made = queue.add(() => make(imageId, width)).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  return {
    async read(image, asked) {
      const width = thumbnailWidth(image.width, asked);
      const stored = await readImage(db, image.id, width);
      if (stored) return stored;
      const bytes =
        (await findThumbnail(db, image.id, width, now())) ?? (await makeOnce(image.id, width));
      return bytes && { content_type: 'image/webp', bytes };
    },
    metrics: () => [
      { name: 'thumbnails_making', help: 'Thumbnails being made or waiting.', value: making.size },
    ],
  };
}
