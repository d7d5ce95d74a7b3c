import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../schema';
import {
  beginIndex,
  completeIndex,
  leaveIndexes,
  obsoleteIndex,
  removeBlocks,
  storeBatch,
} from './indexes';
import { mergeableGroup, rangeOf, segmentsIn, toIndexOrdinal } from './ranges';
import type { Range } from './ranges';
import { countTexts, isFull, searchDb, SEGMENT_COLUMNS, UNSETTLED } from './segments';
import type { SearchDb, Segment } from './segments';
import { atomically, settleRemovals, settleTexts, takeTexts } from './settling';
import { writeGrams } from './writeGrams';

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

/** Whether a segment is still to be indexed or dissolved. */
async function isPending(db: SearchDb, id: number): Promise<boolean> {
  const [segment] = await segmentsIn(db, { first: id, last: id });
  return segment !== undefined && segment.documents === null && isFull(segment);
}

/** Indexes a range from where it was left. Texts that are removed meanwhile do no harm. */
async function* index(db: Db, range: Range): AsyncGenerator<void> {
  const search = searchDb(db);
  yield* remove(db, range);
  let written = await atomically(db, (trx) => beginIndex(searchDb(trx), range));
  if (written === null) return;
  const texts = new Map<number, string>();
  const instants = new Map<number, number>();
  for (const { id } of await segmentsIn(search, range)) {
    const some = await search
      .selectFrom('post_texts')
      .innerJoin('posts', 'posts.id', 'post_texts.post_id')
      .select(['post_id', 'slot', 'body', 'created_at'])
      .where('segment', '=', id)
      .orderBy('slot')
      .execute();
    for (const { post_id, slot, body, created_at } of some) {
      texts.set(toIndexOrdinal(range, id, slot), body);
      instants.set(post_id, Date.parse(created_at));
    }
    yield;
  }
  for (const batch of writeGrams(texts, written)) {
    if (batch) {
      const after = written;
      const isStored = await atomically(db, (trx) =>
        storeBatch(searchDb(trx), range, after, batch),
      );
      if (!isStored) return;
      written = batch.bigram;
    }
    yield;
  }
  const last = written;
  await atomically(db, (trx) => completeIndex(searchDb(trx), range, last, instants));
}

/** Removes an index if it is obsolete. */
async function* remove(db: Db, range: Range): AsyncGenerator<void> {
  while (await atomically(db, (trx) => removeBlocks(searchDb(trx), range))) yield;
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
    if ((await countTexts(search, id)) > 0) return texts.length;
    await search.deleteFrom('post_removals').where('segment', '=', id).execute();
    await search.deleteFrom('post_segments').where('id', '=', id).execute();
    await leaveIndexes(search, id);
    return null;
  });
}

async function* dissolve(db: Db, id: number): AsyncGenerator<void> {
  for (let taken = await takeOut(db, id); taken !== null; taken = await takeOut(db, id)) {
    // A write is changing what is left, or another process has dissolved the segment.
    if (taken === 0) return;
    yield;
  }
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
    yield* isSparse ? dissolve(db, next.id) : index(db, await rangeOf(search, next.id));
  }
}

/**
 * Gives groups of segments an index in common and removes those that are obsolete, in steps like those of
 * `indexSteps`. Searches are right without it, and slower.
 */
export async function* mergeSteps(db: Db): AsyncGenerator<void> {
  const search = searchDb(db);
  let before: number | undefined;
  for (let next = await mergeableGroup(search); next; next = await mergeableGroup(search)) {
    // Another process works on it.
    if (next.first === before) return;
    before = next.first;
    yield* index(db, next);
  }
  for (let next = await obsoleteIndex(search); next; next = await obsoleteIndex(search)) {
    yield* remove(db, next);
  }
}

async function runSteps(steps: AsyncGenerator<void>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && !(await steps.next()).done) await nextTurn();
}

/** Indexes everything that is pending. Call it after a post was written, outside its transaction. */
export async function indexSegments(db: Db): Promise<void> {
  await runSteps(indexSteps(db));
}

/** Does what makes later searches faster, until a signal. Call it when nobody waits. */
export async function mergeIndexes(db: Db, signal?: AbortSignal): Promise<void> {
  await runSteps(mergeSteps(db), signal);
}
