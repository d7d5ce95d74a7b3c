import { randomBytes } from 'node:crypto';
import { setImmediate as otherEvents } from 'node:timers/promises';
import type { Image } from '../../contract/image';
import type { NewImage } from '../images/decode';
import { nextId } from './engine/ids';
import type { Db } from './schema';

/** The full size is stored under this width. */
const FULL = 0;

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
    // SQLite writes on this thread, which twenty photographs would block for long.
    await otherEvents();
  }
  return toImage({ image_id: id, key, size });
}

export async function deleteImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('images').where('id', 'in', ids).execute();
}

export async function findImage(db: Db, key: string) {
  return db
    .selectFrom('images')
    .select('id')
    .where('key', '=', key)
    .where((eb) => {
      const inTrash = eb.selectFrom('trash_images').select('trash_images.image_id');
      return eb.not(eb.exists(inTrash.whereRef('trash_images.image_id', '=', 'images.id')));
    })
    .executeTakeFirst();
}

export function readImage(db: Db, imageId: number, width: number | null) {
  return db
    .selectFrom('image_files')
    .select(['content_type', 'bytes'])
    .where('image_id', '=', imageId)
    .where('width', '=', width ?? FULL)
    .executeTakeFirst();
}
