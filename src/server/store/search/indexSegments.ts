import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../schema';
import { NO_BIGRAM } from './postings';
import {
  countTexts,
  isFull,
  searchDb,
  SEGMENT_COLUMNS,
  toDocumentTable,
  UNSETTLED,
} from './segments';
import type { SearchDb, Segment } from './segments';
import { atomically, settleRemovals, settleTexts, takeTexts } from './settling';
import { writePostings } from './writePostings';
import type { PostingList } from './writePostings';

/** Batch sizes: one transaction takes a few milliseconds. */
const LISTS_PER_INSERT = 500;
const LISTS_PER_DELETE = 1_000;

/** The oldest segment that is full and has no index. */
async function nextSegment(db: SearchDb): Promise<Segment | undefined> {
  const segments = await db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .where('posts', 'is', null)
    .orderBy('id')
    .execute();
  return segments.find(isFull);
}

/** The bigram of the last posting list that is stored; they are stored in ascending order. */
async function lastBigram(db: SearchDb, segment: number): Promise<number> {
  const { last } = await db
    .selectFrom('post_pairs')
    .select((eb) => eb.fn.max('pair').as('last'))
    .where('segment', '=', segment)
    .executeTakeFirstOrThrow();
  return last === null ? NO_BIGRAM : Number(last);
}

/** Whether a segment is still to be indexed or dissolved. */
async function isPending(db: SearchDb, id: number): Promise<boolean> {
  const query = db.selectFrom('post_segments').select(SEGMENT_COLUMNS).where('id', '=', id);
  const segment = await query.executeTakeFirst();
  return segment !== undefined && segment.documents === null && isFull(segment);
}

/** Whether a segment is indexed exactly up to a bigram: no other process works on it. */
async function isIndexedUpTo(db: SearchDb, segment: number, bigram: number): Promise<boolean> {
  return (await isPending(db, segment)) && (await lastBigram(db, segment)) === bigram;
}

/** @returns false where another process works on the segment */
function addPostings(
  db: Db,
  segment: number,
  after: number,
  lists: readonly PostingList[],
): Promise<boolean> {
  return atomically(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isIndexedUpTo(search, segment, after))) return false;
    const rows = lists.map(({ bigram, postings }) => ({
      segment,
      pair: bigram,
      entries: postings,
    }));
    for (let from = 0; from < rows.length; from += LISTS_PER_INSERT) {
      const some = rows.slice(from, from + LISTS_PER_INSERT);
      await search.insertInto('post_pairs').values(some).execute();
    }
    return true;
  });
}

/** Stores the document table: from now on searches use the index. */
function close(db: Db, { id, ordinals }: Segment, after: number): Promise<void> {
  return atomically(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isIndexedUpTo(search, id, after))) return;
    const texts = await search
      .selectFrom('post_texts')
      .innerJoin('posts', 'posts.id', 'post_texts.post_id')
      .select(['post_id', 'slot as ordinal', 'created_at'])
      .where('segment', '=', id)
      .execute();
    // It became sparse meanwhile and is dissolved instead.
    if (texts.length < ordinals / 2) return;
    const posts = toDocumentTable(ordinals, texts);
    await search.updateTable('post_segments').set({ posts }).where('id', '=', id).execute();
  });
}

/** Indexes a segment from where it was left. Texts that are removed meanwhile do no harm. */
async function* index(db: Db, segment: Segment): AsyncGenerator<void> {
  const search = searchDb(db);
  let last = await lastBigram(search, segment.id);
  const texts = await search
    .selectFrom('post_texts')
    .select(['slot as ordinal', 'body'])
    .where('segment', '=', segment.id)
    .orderBy('slot')
    .execute();
  yield;
  const bodies = new Map(texts.map(({ ordinal, body }) => [ordinal, body]));
  for (const lists of writePostings(bodies, last)) {
    if (lists.length > 0 && !(await addPostings(db, segment.id, last, lists))) return;
    last = lists.at(-1)?.bigram ?? last;
    yield;
  }
  await close(db, segment, last);
}

/** Takes a batch of texts out of a segment. @returns how many, or null where none are left */
function takeOut(db: Db, id: number): Promise<number | null> {
  return atomically(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isPending(search, id))) return 0;
    const texts = await takeTexts(search, id);
    for (const { post_id } of texts) {
      const unsettled = { segment: UNSETTLED, slot: post_id };
      await search
        .updateTable('post_texts')
        .set(unsettled)
        .where('post_id', '=', post_id)
        .execute();
    }
    return (await countTexts(search, id)) === 0 ? null : texts.length;
  });
}

/** Removes a batch of posting lists, finally the segment itself. @returns whether any are left */
function removePostings(db: Db, id: number): Promise<boolean> {
  return atomically(db, async (trx) => {
    const search = searchDb(trx);
    // Another process may have removed it, and its id may belong to a new segment.
    if (!(await isPending(search, id))) return false;
    const some = search
      .selectFrom('post_pairs')
      .select('pair')
      .where('segment', '=', id)
      .orderBy('pair')
      .limit(LISTS_PER_DELETE);
    const { numDeletedRows } = await search
      .deleteFrom('post_pairs')
      .where('segment', '=', id)
      .where('pair', 'in', some)
      .executeTakeFirst();
    if (Number(numDeletedRows) === LISTS_PER_DELETE) return true;
    await search.deleteFrom('post_removals').where('segment', '=', id).execute();
    await search.deleteFrom('post_segments').where('id', '=', id).execute();
    return false;
  });
}

async function* dissolve(db: Db, id: number): AsyncGenerator<void> {
  for (let taken = await takeOut(db, id); taken !== null; taken = await takeOut(db, id)) {
    // A write is changing what is left, or another process has dissolved the segment.
    if (taken === 0) return;
    yield;
  }
  while (await removePostings(db, id)) yield;
}

/**
 * Indexes the segments that are full and dissolves those that have lost half of their texts, one
 * step of a few milliseconds per iteration. Can be abandoned at any step: the next call goes on
 * there, and until then the texts themselves are searched.
 */
export async function* indexSteps(db: Db): AsyncGenerator<void> {
  const search = searchDb(db);
  while (await settleTexts(db)) yield;
  await settleRemovals(db);
  let before: number | undefined;
  for (let next = await nextSegment(search); next; next = await nextSegment(search)) {
    // Another process works on it, or it became sparse meanwhile.
    if (next.id === before) return;
    before = next.id;
    const isSparse = (await countTexts(search, next.id)) < next.ordinals / 2;
    yield* isSparse ? dissolve(db, next.id) : index(db, next);
  }
}

/** Indexes everything that is pending. Call it after a post was written, outside its transaction. */
export async function indexSegments(db: Db): Promise<void> {
  const steps = indexSteps(db);
  while (!(await steps.next()).done) await nextTurn();
}
