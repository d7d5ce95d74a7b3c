import { setImmediate as nextTurn } from 'node:timers/promises';
import { maintainIndex } from '../../../../src/server/maintainIndex';
import {
  indexSegments,
  mergeIndexes,
  mergeSteps,
} from '../../../../src/server/store/search/indexSegments';
import { searchDb } from '../../../../src/server/store/search/segments';
import { inTransaction } from '../../../../src/server/store/store';
import {
  addSegments,
  buildContent,
  closeSegments,
  indexStepwise,
  openSearchedStore,
  removePost,
  SEGMENT_POSTS,
  writePost,
} from '../../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../../helpers/server/searchedPosts';

/** A group and one more. */
const SEGMENTS = 17;
const LAST = SEGMENTS * SEGMENT_POSTS;
const floodIn = (ids: readonly number[]) => (id: number) =>
  buildContent({ title: ids.includes(id) ? 'flood' : `no ${id};` });
const FLOODS = [LAST, 500, 400, 300, 200, 100, 1];

let store: SearchedStore;

beforeEach(async () => {
  store = await openSearchedStore();
  await addSegments(store.db, SEGMENTS, floodIn(FLOODS));
});

afterEach(() => store.remove());

async function indexes(): Promise<string[]> {
  const rows = await searchDb(store.db)
    .selectFrom('post_indexes')
    .select(['first_segment', 'last_segment', 'state'])
    .orderBy('first_segment')
    .execute();
  return rows.map((row) => `${row.first_segment}-${row.last_segment} ${row.state}`);
}

async function indexesOfGrams(): Promise<string[]> {
  const query = searchDb(store.db).selectFrom('post_grams').distinct();
  const rows = await query.select(['first_segment', 'last_segment']).execute();
  return rows.map((row) => `${row.first_segment}-${row.last_segment}`);
}

/** Removes the posts of some segments but for floods, and brings the rest together. */
async function removeSegments(first: number, last: number): Promise<void> {
  await inTransaction(store.db, async (db) => {
    for (let id = (first - 1) * SEGMENT_POSTS + 1; id <= last * SEGMENT_POSTS; id += 1) {
      if (!FLOODS.includes(id)) await removePost(db, id);
    }
  });
  await indexSegments(store.db);
}

it('gets an index in common, and finds the same posts after each step', async () => {
  expect(await indexes()).toHaveLength(SEGMENTS - 1);
  await indexStepwise(
    store.db,
    Infinity,
    async () => expect(await store.idsWith('flood')).toEqual(FLOODS),
    mergeSteps(store.db),
  );
  expect(await indexes()).toEqual(['1-16 complete']);
  expect(await indexesOfGrams()).toEqual(['1-16']);
  expect(await store.idsWith('flood')).toEqual(FLOODS);
  expect(await store.idsWith('no 33;')).toEqual([33]);
});

it('resumes where another process left off', async () => {
  for (let stop = 1; !(await indexes()).includes('1-16 complete'); stop += 1) {
    await indexStepwise(store.db, stop, undefined, mergeSteps(store.db));
  }
  await mergeIndexes(store.db);
  expect(await store.idsWith('flood')).toEqual(FLOODS);
  expect(await indexesOfGrams()).toEqual(['1-16']);
});

it('is merged by one of two concurrent processes', async () => {
  const other = store.openAgain();
  const steps = [mergeSteps(store.db), mergeSteps(other.db)] as const;
  for (let isDone = false; !isDone;) {
    const [one, another] = [await steps[0].next(), await steps[1].next()];
    isDone = Boolean(one.done && another.done);
  }
  await other.close();
  expect(await indexes()).toEqual(['1-16 complete']);
  expect(await store.idsWith('flood')).toEqual(FLOODS);
});

it('does not find what was removed or changed meanwhile or since', async () => {
  await indexStepwise(store.db, 10, undefined, mergeSteps(store.db));
  await removePost(store.db, 300);
  await writePost(store.db, 100, buildContent({ title: 'drought' }));
  await mergeIndexes(store.db);
  expect(await store.idsWith('flood')).toEqual([LAST, 500, 400, 200, 1]);
  await removePost(store.db, 200);
  expect(await store.idsWith('flood')).toEqual([LAST, 500, 400, 1]);
  expect(await store.idsWith('drought')).toEqual([100]);
});

it('keeps its index while half of the segments are left', async () => {
  await mergeIndexes(store.db);
  await removeSegments(1, 8);
  expect(await indexes()).toContain('1-16 complete');
  expect(await store.idsWith('flood')).toEqual(FLOODS);
  await removeSegments(9, 9);
  await mergeIndexes(store.db);
  expect(await store.idsWith('flood')).toEqual(FLOODS);
  expect(await indexes()).toEqual(['1-16 complete']);
  const rebuilt = await searchDb(store.db).selectFrom('post_indexes').selectAll().execute();
  expect(rebuilt.map(({ segments }) => segments)).toEqual([7]);
});

it('never has a newer segment in the place of one that is gone', async () => {
  await closeSegments(store.db);
  await indexSegments(store.db);
  await mergeIndexes(store.db);
  await removeSegments(16, SEGMENTS);
  await mergeIndexes(store.db);
  await addSegments(store.db, 2, () => buildContent({ title: 'new' }));
  expect(await store.idsWith('f')).toEqual(FLOODS.filter((id) => id > 2 * SEGMENT_POSTS));
  expect(await store.idsWith('new')).toHaveLength(2 * SEGMENT_POSTS);
});

it('is indexed as a whole at once where none of it is', async () => {
  await searchDb(store.db).deleteFrom('post_grams').execute();
  await searchDb(store.db).deleteFrom('post_indexes').execute();
  await searchDb(store.db).updateTable('post_segments').set({ posts: null }).execute();
  expect(await store.idsWith('flood')).toEqual(FLOODS);
  await indexSegments(store.db);
  expect(await indexes()).toContain('1-16 complete');
  expect(await store.idsWith('flood')).toEqual(FLOODS);
});

it('gets none while it still gets segments', async () => {
  const other = await openSearchedStore();
  await addSegments(other.db, 5, () => buildContent({ title: 'flood' }));
  await closeSegments(other.db);
  await indexSegments(other.db);
  await mergeIndexes(other.db);
  const rows = await searchDb(other.db).selectFrom('post_indexes').select('last_segment').execute();
  expect(rows).toHaveLength(5);
  await other.remove();
});

it('is merged by a server that runs', async () => {
  const stop = maintainIndex(store.db, { warn: () => undefined });
  while (!(await indexes()).includes('1-16 complete')) await nextTurn();
  await stop();
  expect(await store.idsWith('flood')).toEqual(FLOODS);
});

it('is left as it is, between two steps, by a server that stops', async () => {
  await maintainIndex(store.db, { warn: () => undefined })();
  expect(await indexes()).not.toContain('1-16 complete');
  expect(await store.idsWith('flood')).toEqual(FLOODS);
});
