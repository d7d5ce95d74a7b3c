import sharp from 'sharp';
import { THUMBNAIL_WIDTHS, UPLOAD } from '../../contract/limits';

/** The largest ratio of a thumbnail's height to its width; a taller image is scaled, not cut. */
const MAX_RATIO = 4;

/** A quarter of the time of the usual effort, for a few more bytes. */
const EFFORT = 2;

export interface Thumbnail {
  width: number;
  contentType: string;
  bytes: Buffer;
}

/**
 * Scales an image, which is upright already; a JPEG is decoded at a fraction of its size. Of an
 * animation, the first frame.
 *
 * @returns a WebP image, not wider than the original
 */
function scale(image: Buffer, width: number): Promise<Buffer> {
  const box = { width, height: width * MAX_RATIO };
  return sharp(image, { failOn: 'error', limitInputPixels: UPLOAD.maxPixels })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: EFFORT })
    .toBuffer();
}

/** Makes a thumbnail of each width. The smaller one is made from the larger one, which is decoded sooner. */
export async function makeThumbnails(image: Buffer): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  let larger = image;
  for (const width of [...THUMBNAIL_WIDTHS].reverse()) {
    larger = await scale(larger, width);
    thumbnails.push({ width, contentType: 'image/webp', bytes: larger });
  }
  return thumbnails;
}
