import { sql } from 'kysely';
import { foldAgain } from '../../../../src/server/migrations/foldAgain';
import { listCategories } from '../../../../src/server/store/categories';
import { indexSegments } from '../../../../src/server/store/search/indexSegments';
import { findPosts } from '../../../../src/server/store/search/postSearch';
import { searchDb } from '../../../../src/server/store/search/segments';
import { buildContent, openSearchedStore } from '../../../helpers/server/searchedPosts';

const window = { page: 1, perPage: 5 };
const filter = { text: 'မိုးရွာ', start: null, end: null };

it('folds what an older version has folded, and builds the index of posts anew', async () => {
  const store = await openSearchedStore();
  const posts = Array.from({ length: 600 }, () => buildContent({ title: 'နေသာ' }));
  await store.addAll(posts);
  const db = searchDb(store.db);
  const old = 'မိုး ရွာ\n\n';
  await db.updateTable('post_texts').set({ body: old }).where('post_id', 'in', [3, 599]).execute();
  await db.updateTable('categories').set({ search_text: 'မိုး ရွာ\n' }).execute();

  // The index as it was when this migration was made.
  await sql`create table post_pairs (segment integer, pair bigint)`.execute(store.db);
  await db.deleteFrom('post_grams').execute();
  await db.deleteFrom('post_indexes').execute();
  await foldAgain.up(store.db.withTables<Record<never, never>>());
  const found = { items: [599, 3], total: 2 };
  expect(await findPosts(store.db, window, filter)).toEqual(found);
  expect((await listCategories(store.db, null, window, filter)).total).toBe(1);

  await indexSegments(store.db);
  expect(await findPosts(store.db, window, filter)).toEqual(found);
  const segments = await db.selectFrom('post_segments').select('posts').orderBy('id').execute();
  expect(segments.map(({ posts }) => posts !== null)).toEqual([true, false]);
  await store.remove();
});
