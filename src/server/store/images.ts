import { randomBytes } from 'node:crypto';
import type { Image } from '../../contract/image';
import { THUMBNAIL_WIDTHS } from '../../contract/limits';
import { nextId } from './ids';
import type { Db } from './schema';

/** The width under which an image's full size is filed. */
const FULL = 0;

/** An image that has been decoded and encoded anew, ready to be stored. */
export interface NewImage {
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
  thumbnails: { width: number; contentType: string; bytes: Buffer }[];
}

/**
 * The widths in which an image is kept beside its full size: those that make it smaller, and the
 * first one that does not, which keeps the image's own width.
 */
export function thumbnailWidths(imageWidth: number): number[] {
  const first = THUMBNAIL_WIDTHS.findIndex((width) => width >= imageWidth);
  return THUMBNAIL_WIDTHS.slice(0, first === -1 ? undefined : first + 1);
}

/** The columns that `toImage` needs, for joins in the stores of other nouns. */
export const IMAGE_COLUMNS = ['images.id as image_id', 'images.key', 'images.size'] as const;

/** An image as answers carry it. */
export function toImage(row: { image_id: number; key: string; size: number }): Image {
  return { id: row.image_id, url: `/api/images/${row.key}`, size: row.size };
}

/** Stores an image with its thumbnails. Call it in the transaction that stores what names it. */
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
  }
  return toImage({ image_id: id, key, size });
}

/** Removes images and their bytes. */
export async function deleteImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('images').where('id', 'in', ids).execute();
}

/** What tells a stored file from every other, without its bytes. */
export async function findImage(db: Db, key: string) {
  return db.selectFrom('images').select(['id', 'width']).where('key', '=', key).executeTakeFirst();
}

/**
 * The bytes of an image.
 *
 * @param asked the width of a thumbnail, or null for the full size; an image that is narrower
 *   comes in its own width
 */
export function readImage(db: Db, image: { id: number; width: number }, asked: number | null) {
  const widest = Math.max(...thumbnailWidths(image.width));
  return db
    .selectFrom('image_files')
    .select(['content_type', 'bytes'])
    .where('image_id', '=', image.id)
    .where('width', '=', asked === null ? FULL : Math.min(asked, widest))
    .executeTakeFirst();
}
