import { setImmediate as nextTurn } from 'node:timers/promises';
import { maintainIndex } from '../../../../src/server/maintainIndex';
import {
  indexSegments,
  mergeIndexes,
  mergeSteps,
} from '../../../../src/server/store/search/indexSegments';
import { EVERYTHING } from '../../../../src/server/store/pages';
import { findPosts } from '../../../../src/server/store/search/postSearch';
import { searchDb } from '../../../../src/server/store/search/segments';
import { inTransaction } from '../../../../src/server/store/store';
import {
  addSegments,
  buildContent,
  indexStepwise,
  openSearchedStore,
  removePost,
  SEGMENT_POSTS,
  writePost,
} from '../../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../../helpers/server/searchedPosts';

/** More than one segment. */
const MANY = 600;

let store: SearchedStore;

beforeEach(async () => {
  store = await openSearchedStore();
});

afterEach(() => store.remove());

async function idsWith(text: string): Promise<number[]> {
  const page = { page: 1, perPage: 100 };
  return (await findPosts(store.db, page, { ...EVERYTHING, text })).items;
}

describe('while a segment is being indexed', () => {
  const POSTS = Array.from({ length: MANY }, (_, index) =>
    buildContent({ title: (index + 1) % 100 === 0 ? 'flood' : `no ${index + 1};` }),
  );
  const FLOODS = [600, 500, 400, 300, 200, 100];

  const write = () =>
    inTransaction(store.db, async (db) => {
      for (const [index, content] of POSTS.entries()) await writePost(db, index + 1, content);
    });

  async function indexedSegments(): Promise<number> {
    const query = searchDb(store.db).selectFrom('post_segments').select('id');
    return (await query.where('posts', 'is not', null).execute()).length;
  }

  it('finds the same posts after each step', async () => {
    await write();
    await indexStepwise(store.db, Infinity, async () =>
      expect(await idsWith('flood')).toEqual(FLOODS),
    );
    expect(await indexedSegments()).toBe(1);
    expect(await idsWith('flood')).toEqual(FLOODS);
  });

  it('does not find what was removed or changed meanwhile', async () => {
    await write();
    await indexStepwise(store.db, 4);
    await removePost(store.db, 300);
    await writePost(store.db, 100, buildContent({ title: 'drought' }));
    await indexSegments(store.db);
    expect(await indexedSegments()).toBe(1);
    expect(await idsWith('flood')).toEqual([600, 500, 400, 200]);
    expect(await idsWith('drought')).toEqual([100]);
  });

  it('does not find what was removed or changed since', async () => {
    await write();
    await indexSegments(store.db);
    await removePost(store.db, 300);
    await writePost(store.db, 100, buildContent({ title: 'drought' }));
    expect(await idsWith('flood')).toEqual([600, 500, 400, 200]);
    expect(await idsWith('drought')).toEqual([100]);
  });

  it('resumes where another process left off', async () => {
    await write();
    for (let stop = 1; (await indexedSegments()) === 0; stop += 1) {
      await indexStepwise(store.db, stop);
      expect(await idsWith('flood')).toEqual(FLOODS);
    }
  });

  it('is done by one of two concurrent processes', async () => {
    await write();
    const other = store.openAgain();
    await Promise.all([indexSegments(store.db), indexSegments(other.db)]);
    await other.close();
    expect(await indexedSegments()).toBe(1);
    expect(await idsWith('flood')).toEqual(FLOODS);
  });

  it('dissolves a segment that loses most of its texts', async () => {
    await write();
    await indexSegments(store.db);
    await inTransaction(store.db, async (db) => {
      for (let id = 1; id < 500; id += 1) if (id % 100 !== 0) await removePost(db, id);
    });
    await indexStepwise(store.db, Infinity, async () =>
      expect(await idsWith('flood')).toEqual(FLOODS),
    );
    expect(await idsWith('flood')).toEqual(FLOODS);
    await mergeIndexes(store.db);
    const rows = await searchDb(store.db).selectFrom('post_grams').select('name').execute();
    expect(rows).toEqual([]);
  });
});

describe('a group of segments', () => {
  /** A group and one more. */
  const SEGMENTS = 17;
  const LAST = SEGMENTS * SEGMENT_POSTS;
  const floodIn = (ids: readonly number[]) => (id: number) =>
    buildContent({ title: ids.includes(id) ? 'flood' : `no ${id};` });
  const FLOODS = [LAST, 500, 400, 300, 200, 100, 1];

  beforeEach(() => addSegments(store.db, SEGMENTS, floodIn(FLOODS)));

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
      async () => expect(await idsWith('flood')).toEqual(FLOODS),
      mergeSteps(store.db),
    );
    expect(await indexes()).toEqual(['1-16 complete']);
    expect(await indexesOfGrams()).toEqual(['1-16']);
    expect(await idsWith('flood')).toEqual(FLOODS);
    expect(await idsWith('no 33;')).toEqual([33]);
  });

  it('resumes where another process left off', async () => {
    for (let stop = 1; !(await indexes()).includes('1-16 complete'); stop += 1) {
      await indexStepwise(store.db, stop, undefined, mergeSteps(store.db));
    }
    await mergeIndexes(store.db);
    expect(await idsWith('flood')).toEqual(FLOODS);
    expect(await indexesOfGrams()).toEqual(['1-16']);
  });

  it('is merged by one of two concurrent processes', async () => {
    const other = store.openAgain();
    await Promise.all([mergeIndexes(store.db), mergeIndexes(other.db)]);
    await mergeIndexes(store.db);
    await other.close();
    expect(await indexes()).toEqual(['1-16 complete']);
    expect(await idsWith('flood')).toEqual(FLOODS);
  });

  it('does not find what was removed or changed meanwhile or since', async () => {
    await indexStepwise(store.db, 10, undefined, mergeSteps(store.db));
    await removePost(store.db, 300);
    await writePost(store.db, 100, buildContent({ title: 'drought' }));
    await mergeIndexes(store.db);
    expect(await idsWith('flood')).toEqual([LAST, 500, 400, 200, 1]);
    await removePost(store.db, 200);
    expect(await idsWith('flood')).toEqual([LAST, 500, 400, 1]);
    expect(await idsWith('drought')).toEqual([100]);
  });

  it('keeps its index while half of the segments are left', async () => {
    await mergeIndexes(store.db);
    await removeSegments(1, 8);
    expect(await indexes()).toContain('1-16 complete');
    expect(await idsWith('flood')).toEqual(FLOODS);
    await removeSegments(9, 9);
    await mergeIndexes(store.db);
    expect(await idsWith('flood')).toEqual(FLOODS);
    expect(await indexes()).toEqual(['1-16 complete']);
    const rebuilt = await searchDb(store.db).selectFrom('post_indexes').selectAll().execute();
    expect(rebuilt.map(({ segments }) => segments)).toEqual([7]);
  });

  it('never has a newer segment in the place of one that is gone', async () => {
    await mergeIndexes(store.db);
    await removeSegments(16, SEGMENTS);
    await mergeIndexes(store.db);
    await addSegments(store.db, 2, () => buildContent({ title: 'new' }));
    expect(await idsWith(`no ${LAST - 40};`)).toEqual([]);
    expect(await idsWith('new')).toHaveLength(2 * SEGMENT_POSTS);
  });

  it('is indexed as a whole at once where none of it is', async () => {
    await searchDb(store.db).deleteFrom('post_grams').execute();
    await searchDb(store.db).deleteFrom('post_indexes').execute();
    await searchDb(store.db).updateTable('post_segments').set({ posts: null }).execute();
    expect(await idsWith('flood')).toEqual(FLOODS);
    await indexSegments(store.db);
    expect(await indexes()).toContain('1-16 complete');
    expect(await idsWith('flood')).toEqual(FLOODS);
  });

  it('is merged by a server that runs, until it stops', async () => {
    const stop = maintainIndex(store.db, { warn: () => undefined });
    while (!(await indexes()).includes('1-16 complete')) await nextTurn();
    await stop();
    const left = await indexesOfGrams();
    await nextTurn();
    expect(await indexesOfGrams()).toEqual(left);
    expect(await idsWith('flood')).toEqual(FLOODS);
  });
});
