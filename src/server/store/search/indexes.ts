import { segmentsIn } from './ranges';
import type { Range } from './ranges';
import { NO_DOCUMENTS, setDocuments } from './documents';
import type { SearchDb } from './segments';
import { NO_BIGRAM } from './writeGrams';
import type { Batch } from './writeGrams';

/*
 * An index is built in batches. Searches use it once it is complete, and no longer once it is obsolete; then its blocks
 * are removed, in batches as well. All of this runs under the lock of the search (`settling.ts`).
 */

const BLOCKS_PER_INSERT = 500;
/** A transaction takes a few milliseconds. */
const BLOCKS_PER_DELETE = 200;

function findIndex(db: SearchDb, { first, last }: Range) {
  return db
    .selectFrom('post_indexes')
    .select(['state', 'written'])
    .where('first_segment', '=', first)
    .where('last_segment', '=', last)
    .executeTakeFirst();
}

function update(db: SearchDb, { first, last }: Range) {
  return db
    .updateTable('post_indexes')
    .where('first_segment', '=', first)
    .where('last_segment', '=', last);
}

/** Whether an index is being built, and stored exactly up to a bigram: no other process works on it. */
async function isStoredUpTo(db: SearchDb, range: Range, bigram: number): Promise<boolean> {
  const index = await findIndex(db, range);
  return index?.state === 'building' && Number(index.written) === bigram;
}

/**
 * Begins an index, or goes on with it.
 *
 * @returns the bigram of the last batch that is stored, or null where the index is complete or still to be removed
 */
export async function beginIndex(db: SearchDb, range: Range): Promise<number | null> {
  const index = await findIndex(db, range);
  if (index) return index.state === 'building' ? Number(index.written) : null;
  const { first: first_segment, last: last_segment } = range;
  const begun = { state: 'building' as const, written: NO_BIGRAM, segments: 0 };
  await db
    .insertInto('post_indexes')
    .values({ first_segment, last_segment, ...begun })
    .execute();
  return NO_BIGRAM;
}

/** Stores a batch after the one before. @returns false where another process works on the index */
export async function storeBatch(
  db: SearchDb,
  range: Range,
  after: number,
  { blocks, bigram }: Batch,
): Promise<boolean> {
  if (!(await isStoredUpTo(db, range, after))) return false;
  const { first: first_segment, last: last_segment } = range;
  for (let from = 0; from < blocks.length; from += BLOCKS_PER_INSERT) {
    const some = blocks.slice(from, from + BLOCKS_PER_INSERT);
    const rows = some.map((block) => ({ first_segment, last_segment, ...block }));
    await db.insertInto('post_grams').values(rows).execute();
  }
  await update(db, range).set({ written: bigram }).execute();
  return true;
}

/**
 * Lets searches use an index once all of it is stored, instead of those of its single segments. A segment that has
 * become sparse meanwhile is left to be dissolved.
 *
 * @param instants when the posts were created that it was made of, by their ids
 */
export async function completeIndex(
  db: SearchDb,
  range: Range,
  written: number,
  instants: ReadonlyMap<number, number>,
): Promise<void> {
  if (!(await isStoredUpTo(db, range, written))) return;
  const segments = await segmentsIn(db, range);
  for (const segment of segments) {
    if (segment.documents) continue;
    const texts = await db
      .selectFrom('post_texts')
      .select(['post_id', 'slot as ordinal'])
      .where('segment', '=', segment.id)
      .execute();
    if (texts.length < segment.ordinals / 2) continue;
    const toDocument = (text: { post_id: number; ordinal: number }) => ({
      ...text,
      instant: instants.get(text.post_id) ?? 0,
    });
    await setDocuments(db, segment, texts.map(toDocument));
  }
  await db
    .updateTable('post_indexes')
    .set({ state: 'obsolete' })
    .where('first_segment', '>=', range.first)
    .where('last_segment', '<=', range.last)
    .execute();
  await update(db, range).set({ state: 'complete', segments: segments.length }).execute();
}

/**
 * Gives up the indexes of a segment that is gone, unless half of their segments are left. Those that are left are
 * indexed anew.
 */
export async function leaveIndexes(db: SearchDb, segment: number): Promise<void> {
  const indexes = await db
    .selectFrom('post_indexes')
    .selectAll()
    .where('first_segment', '<=', segment)
    .where('last_segment', '>=', segment)
    .where('state', '!=', 'obsolete')
    .execute();
  for (const { first_segment: first, last_segment: last, segments, state } of indexes) {
    const left = await segmentsIn(db, { first, last });
    if (left.length > 0 && left.length >= segments / 2) continue;
    await update(db, { first, last }).set({ state: 'obsolete' }).execute();
    if (state !== 'complete') continue;
    const unindexed = db.updateTable('post_segments').set(NO_DOCUMENTS);
    await unindexed.where('id', '>=', first).where('id', '<=', last).execute();
  }
}

/** An index that is no longer used. */
export async function obsoleteIndex(db: SearchDb): Promise<Range | undefined> {
  return db
    .selectFrom('post_indexes')
    .select(['first_segment as first', 'last_segment as last'])
    .where('state', '=', 'obsolete')
    .executeTakeFirst();
}

/** Removes some blocks of an obsolete index, finally the index itself. @returns whether any are left */
export async function removeBlocks(db: SearchDb, range: Range): Promise<boolean> {
  // Another process may have removed it, and begun another one.
  if ((await findIndex(db, range))?.state !== 'obsolete') return false;
  const { first, last } = range;
  const blocks = db
    .selectFrom('post_grams')
    .select('name')
    .where('first_segment', '=', first)
    .where('last_segment', '=', last)
    .orderBy('name')
    .limit(BLOCKS_PER_DELETE);
  const { numDeletedRows } = await db
    .deleteFrom('post_grams')
    .where('first_segment', '=', first)
    .where('last_segment', '=', last)
    .where('name', 'in', blocks)
    .executeTakeFirst();
  if (Number(numDeletedRows) === BLOCKS_PER_DELETE) return true;
  await db
    .deleteFrom('post_indexes')
    .where('first_segment', '=', first)
    .where('last_segment', '=', last)
    .execute();
  return false;
}
