import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { NO_PAIR } from './pairs';
import { writeRows } from './writeRows';
import type { Row } from './writeRows';
import { toDirectory } from './postDirectory';
import { addText, countTexts, isFull, searchDb } from './postSegments';
import type { SearchDb, SegmentsTable } from './postSegments';
import type { Db, Schema } from '../schema';
import { inTransaction } from '../store';

/** What one transaction does takes a few milliseconds. */
const ROWS_AT_ONCE = 500;
const TEXTS_MOVED_AT_ONCE = 32;
const ROWS_REMOVED_AT_ONCE = 1_000;

function atOnce<T>(db: Db, work: (db: Transaction<Schema> | Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : inTransaction(db, work);
}

/** The oldest segment that is full and has no index. */
async function nextSegment(db: SearchDb): Promise<SegmentsTable | undefined> {
  const segments = await db
    .selectFrom('post_segments')
    .selectAll()
    .where('posts', 'is', null)
    .orderBy('id')
    .execute();
  return segments.find(isFull);
}

/** The pair of the last row that a segment has. Rows are written in the order of their pairs. */
async function lastPair(db: SearchDb, segment: number): Promise<number> {
  const { last } = await db
    .selectFrom('post_pairs')
    .select((eb) => eb.fn.max('pair').as('last'))
    .where('segment', '=', segment)
    .executeTakeFirstOrThrow();
  return last === null ? NO_PAIR : Number(last);
}

/** Whether a segment is still to be indexed or taken apart. */
async function isPending(db: SearchDb, id: number): Promise<boolean> {
  const query = db.selectFrom('post_segments').selectAll().where('id', '=', id);
  const segment = await query.executeTakeFirst();
  return segment !== undefined && segment.posts === null && isFull(segment);
}

/** Whether a segment is still to be indexed, and has come just so far: nobody else is at it. */
async function isAt(db: SearchDb, segment: number, pair: number): Promise<boolean> {
  return (await isPending(db, segment)) && (await lastPair(db, segment)) === pair;
}

/** @returns false where somebody else is at it */
function addRows(db: Db, segment: number, after: number, rows: readonly Row[]): Promise<boolean> {
  return atOnce(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isAt(search, segment, after))) return false;
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ segment, ...row }));
      await search.insertInto('post_pairs').values(some).execute();
    }
    return true;
  });
}

/** Has a segment searched by its index from now on. */
function close(db: Db, { id, slots }: SegmentsTable, after: number): Promise<void> {
  return atOnce(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isAt(search, id, after))) return;
    const texts = await search
      .selectFrom('post_texts')
      .innerJoin('posts', 'posts.id', 'post_texts.post_id')
      .select(['post_id', 'slot', 'created_at'])
      .where('segment', '=', id)
      .execute();
    // Worn by now, it is taken apart instead.
    if (texts.length < slots / 2) return;
    const posts = toDirectory(slots, texts);
    await search.updateTable('post_segments').set({ posts }).where('id', '=', id).execute();
  });
}

/** Gives a segment its index, from where it was left. Texts that go meanwhile do no harm. */
async function* index(db: Db, segment: SegmentsTable): AsyncGenerator<void> {
  const search = searchDb(db);
  let last = await lastPair(search, segment.id);
  const texts = await search
    .selectFrom('post_texts')
    .select(['slot', 'body'])
    .where('segment', '=', segment.id)
    .orderBy('slot')
    .execute();
  yield;
  const bodies = new Map(texts.map(({ slot, body }) => [slot, body]));
  for (const rows of writeRows(bodies, last)) {
    if (rows.length > 0 && !(await addRows(db, segment.id, last, rows))) return;
    last = rows.at(-1)?.pair ?? last;
    yield;
  }
  await close(db, segment, last);
}

/** @returns whether any are left */
function moveTexts(db: Db, id: number): Promise<boolean> {
  return atOnce(db, async (trx) => {
    const search = searchDb(trx);
    if (!(await isPending(search, id))) return false;
    const texts = await search
      .selectFrom('post_texts')
      .select(['post_id', 'body'])
      .where('segment', '=', id)
      .orderBy('slot')
      .limit(TEXTS_MOVED_AT_ONCE)
      .execute();
    for (const { post_id, body } of texts) {
      await search.deleteFrom('post_texts').where('post_id', '=', post_id).execute();
      await addText(search, post_id, body);
    }
    return texts.length === TEXTS_MOVED_AT_ONCE;
  });
}

/** Removes rows, and in the end the segment itself. @returns whether any are left */
function removeRows(db: Db, id: number): Promise<boolean> {
  return atOnce(db, async (trx) => {
    const search = searchDb(trx);
    // Somebody else may have removed it, and its number may stand for a new one.
    if (!(await isPending(search, id))) return false;
    const some = search
      .selectFrom('post_pairs')
      .select('pair')
      .where('segment', '=', id)
      .orderBy('pair')
      .limit(ROWS_REMOVED_AT_ONCE);
    const { numDeletedRows } = await search
      .deleteFrom('post_pairs')
      .where('segment', '=', id)
      .where('pair', 'in', some)
      .executeTakeFirst();
    if (Number(numDeletedRows) === ROWS_REMOVED_AT_ONCE) return true;
    await search.deleteFrom('post_segments').where('id', '=', id).execute();
    return false;
  });
}

/** Takes a segment apart; the texts that are left go where new ones go. */
async function* dissolve(db: Db, id: number): AsyncGenerator<void> {
  while (await moveTexts(db, id)) yield;
  while (await removeRows(db, id)) yield;
}

/**
 * Indexes the segments that are full, and takes apart those that have lost half of their texts, one
 * piece of a few milliseconds for each time that it is asked to go on. Wherever it is left, the next
 * one goes on; until then the texts themselves are searched.
 */
export async function* indexPieces(db: Db): AsyncGenerator<void> {
  const search = searchDb(db);
  let before: number | undefined;
  for (let next = await nextSegment(search); next; next = await nextSegment(search)) {
    // Somebody else is at it, or it has worn meanwhile.
    if (next.id === before) return;
    before = next.id;
    const isWorn = (await countTexts(search, next.id)) < next.slots / 2;
    yield* isWorn ? dissolve(db, next.id) : index(db, next);
  }
}

/** Indexes all that is to be indexed. Call it after a post was written, outside its transaction. */
export async function indexSegments(db: Db): Promise<void> {
  const pieces = indexPieces(db);
  while (!(await pieces.next()).done) await nextTurn();
}
