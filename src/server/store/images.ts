import { randomBytes } from 'node:crypto';
import { setImmediate as otherEvents } from 'node:timers/promises';
import type { Image } from '../../contract/image';
import { THUMBNAIL_WIDTHS } from '../../contract/limits';
import { nextId } from './ids';
import type { Db } from './schema';

/** The width under which the full size is stored. */
const FULL = 0;

/** An image that was decoded and encoded again, ready to be stored. */
export interface NewImage {
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
  thumbnails: { width: number; contentType: string; bytes: Buffer }[];
}

/**
 * The widths of an image's thumbnails: those below its own width, and the first one that is not,
 * for which the thumbnail has the image's own width.
 */
export function thumbnailWidths(imageWidth: number): number[] {
  const first = THUMBNAIL_WIDTHS.findIndex((width) => width >= imageWidth);
  return THUMBNAIL_WIDTHS.slice(0, first === -1 ? undefined : first + 1);
}

/** The columns that `toImage` needs. */
export const IMAGE_COLUMNS = ['images.id as image_id', 'images.key', 'images.size'] as const;

export function toImage(row: { image_id: number; key: string; size: number }): Image {
  return { id: row.image_id, url: `/api/images/${row.key}`, size: row.size };
}

/** Stores an image with its thumbnails. Call it in the transaction that stores its owner. */
export async function createImage(db: Db, image: NewImage, now: Date): Promise<Image> {
  const { contentType, width, height, bytes, thumbnails } = image;
  const id = await nextId(db, 'images');
  const key = randomBytes(24).toString('base64url');
  const size = bytes.length;
  const row = { id, key, content_type: contentType, width, height, size };
  await db
    .insertInto('images')
    .values({ ...row, created_at: now.toISOString() })
    .execute();
  for (const file of [{ width: FULL, contentType, bytes }, ...thumbnails]) {
    const columns = { width: file.width, content_type: file.contentType, bytes: file.bytes };
    await db
      .insertInto('image_files')
      .values({ image_id: id, ...columns })
      .execute();
    // SQLite writes on this thread, and twenty photographs would hold it from the first to the last.
    await otherEvents();
  }
  return toImage({ image_id: id, key, size });
}

/** Removes images and their bytes. */
export async function deleteImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('images').where('id', 'in', ids).execute();
}

/** An image that is not in the trash. */
export async function findImage(db: Db, key: string) {
  return db
    .selectFrom('images')
    .select(['id', 'width'])
    .where('key', '=', key)
    .where((eb) => {
      const kept = eb.selectFrom('trash_images').select('trash_images.image_id');
      return eb.not(eb.exists(kept.whereRef('trash_images.image_id', '=', 'images.id')));
    })
    .executeTakeFirst();
}

/**
 * The bytes of an image.
 *
 * @param thumbnail a thumbnail's width, or null for the full size; a narrower image has its own
 *   width
 */
export function readImage(db: Db, image: { id: number; width: number }, thumbnail: number | null) {
  const widest = Math.max(...thumbnailWidths(image.width));
  return db
    .selectFrom('image_files')
    .select(['content_type', 'bytes'])
    .where('image_id', '=', image.id)
    .where('width', '=', thumbnail === null ? FULL : Math.min(thumbnail, widest))
    .executeTakeFirst();
}
