import { codeOf, outageOf } from './engine';
import type { Db } from './schema';
import { inTransaction, isShortOfSpace } from './store';
import { timeAt } from './times';

/** A use is recorded when the last one was a day ago, because most reads should not write. */
const RECORDED_MS = 24 * 3_600_000;
/** What is left when the table has grown too large, so that not every insertion deletes. */
const KEPT_SHARE = 0.9;

/** How SQLite and PostgreSQL refuse a row whose image is gone. */
const IMAGE_GONE = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'];

/** A thumbnail can be made again: no read fails because it cannot be written. */
async function tryTo(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (outageOf(error) === null && !IMAGE_GONE.includes(codeOf(error))) throw error;
  }
}

/** Reads a thumbnail that was made on request, and records its use. */
export async function findThumbnail(
  db: Db,
  imageId: number,
  width: number,
  now: Date,
): Promise<Buffer | null> {
  const found = await db
    .selectFrom('thumbnails')
    .select(['bytes', 'used_at'])
    .where('image_id', '=', imageId)
    .where('width', '=', width)
    .executeTakeFirst();
  if (found && found.used_at < timeAt(now, -RECORDED_MS)) {
    const update = db.updateTable('thumbnails').set({ used_at: now.toISOString() });
    await tryTo(update.where('image_id', '=', imageId).where('width', '=', width).execute());
  }
  return found?.bytes ?? null;
}

/** Deletes those that were not used for longest. */
async function evict(db: Db, maxBytes: number): Promise<void> {
  const { total } = await db
    .selectFrom('thumbnails')
    .select((eb) => eb.fn.sum<number | null>('size').as('total'))
    .executeTakeFirstOrThrow();
  if ((total ?? 0) <= maxBytes) return;
  const latestFirst = db
    .selectFrom('thumbnails')
    .select(['image_id', 'width'])
    .select((eb) =>
      eb.fn
        .sum<number>('size')
        .over((over) =>
          over.orderBy('used_at', 'desc').orderBy('image_id', 'desc').orderBy('width', 'desc'),
        )
        .as('total'),
    )
    .as('latest_first');
  const excess = db
    .selectFrom(latestFirst)
    .select(['image_id', 'width'])
    .where('total', '>', KEPT_SHARE * maxBytes);
  await db
    .deleteFrom('thumbnails')
    .where((eb) => eb(eb.refTuple('image_id', 'width'), 'in', excess.$asTuple('image_id', 'width')))
    .execute();
}

/**
 * Keeps a thumbnail that was made on request, unless its image has been deleted meanwhile, or the
 * disk is nearly full or the store locked.
 *
 * @param maxBytes of all thumbnails that are kept
 */
export async function keepThumbnail(
  db: Db,
  thumbnail: { image_id: number; width: number; bytes: Buffer },
  now: Date,
  maxBytes: number,
): Promise<void> {
  if (isShortOfSpace(db)) return;
  const work = inTransaction(db, async (trx) => {
    await trx
      .insertInto('thumbnails')
      .values({ ...thumbnail, size: thumbnail.bytes.length, used_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await evict(trx, maxBytes);
  });
  await tryTo(work);
}
