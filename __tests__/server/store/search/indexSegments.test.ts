import { indexSegments, mergeIndexes } from '../../../../src/server/store/search/indexSegments';
import { searchDb } from '../../../../src/server/store/search/segments';
import { inTransaction } from '../../../../src/server/store/store';
import {
  buildContent,
  indexStepwise,
  openSearchedStore,
  removePost,
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
      expect(await store.idsWith('flood')).toEqual(FLOODS),
    );
    expect(await indexedSegments()).toBe(1);
    expect(await store.idsWith('flood')).toEqual(FLOODS);
  });

  it('does not find what was removed or changed meanwhile', async () => {
    await write();
    await indexStepwise(store.db, 4);
    await removePost(store.db, 300);
    await writePost(store.db, 100, buildContent({ title: 'drought' }));
    await indexSegments(store.db);
    expect(await indexedSegments()).toBe(1);
    expect(await store.idsWith('flood')).toEqual([600, 500, 400, 200]);
    expect(await store.idsWith('drought')).toEqual([100]);
  });

  it('does not find what was removed or changed since', async () => {
    await write();
    await indexSegments(store.db);
    await removePost(store.db, 300);
    await writePost(store.db, 100, buildContent({ title: 'drought' }));
    expect(await store.idsWith('flood')).toEqual([600, 500, 400, 200]);
    expect(await store.idsWith('drought')).toEqual([100]);
  });

  it('resumes where another process left off', async () => {
    await write();
    for (let stop = 1; (await indexedSegments()) === 0; stop += 1) {
      await indexStepwise(store.db, stop);
      expect(await store.idsWith('flood')).toEqual(FLOODS);
    }
  });

  it('is done by one of two concurrent processes', async () => {
    await write();
    const other = store.openAgain();
    await Promise.all([indexSegments(store.db), indexSegments(other.db)]);
    await other.close();
    expect(await indexedSegments()).toBe(1);
    expect(await store.idsWith('flood')).toEqual(FLOODS);
  });

  it('dissolves a segment that loses most of its texts', async () => {
    await write();
    await indexSegments(store.db);
    await inTransaction(store.db, async (db) => {
      for (let id = 1; id < 500; id += 1) if (id % 100 !== 0) await removePost(db, id);
    });
    await indexStepwise(store.db, Infinity, async () =>
      expect(await store.idsWith('flood')).toEqual(FLOODS),
    );
    expect(await store.idsWith('flood')).toEqual(FLOODS);
    await mergeIndexes(store.db);
    const rows = await searchDb(store.db).selectFrom('post_grams').select('name').execute();
    expect(rows).toEqual([]);
  });
});
