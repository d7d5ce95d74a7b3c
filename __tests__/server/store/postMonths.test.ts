import { rmSync } from 'node:fs';
import { EVERYTHING } from '../../../src/server/store/pages';
import { findPosts } from '../../../src/server/store/search/postSearch';
import { openStore } from '../../../src/server/store/store';
import { restore } from '../../helpers/server/releases';
import {
  buildContent,
  openSearchedStore,
  removePost,
  writePost,
} from '../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../helpers/server/searchedPosts';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { temporaryFolder } from '../../helpers/server/testServer';

let store: SearchedStore;

beforeEach(async () => {
  store = await openSearchedStore();
});

afterEach(() => store.remove());

const PER_PAGE = 3;
const dated = (createdAt: string) => buildContent({ createdAt: new Date(createdAt) });

/** Both ends of months, an empty month, and instants that are alike. */
const DATES = [
  '2025-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-31T23:59:59.999Z',
  '2026-02-01T00:00:00.000Z',
  '2026-02-01T00:00:00.000Z',
  '2026-04-15T12:00:00.000Z',
  '2026-04-30T23:59:59.999Z',
  '2019-05-01T06:00:00.000Z',
];

/** The plain list, page by page, until a page is empty. */
async function readPages() {
  const pages: number[][] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await findPosts(store.db, { page, perPage: PER_PAGE }, EVERYTHING);
    if (items.length === 0) return { pages, total };
    pages.push(items);
  }
}

it('has every post once, newest first, across the months', async () => {
  await store.addAll(DATES.map(dated));
  expect(await readPages()).toEqual({
    pages: [
      [7, 6, 5],
      [4, 3, 2],
      [1, 8],
    ],
    total: 8,
  });
});

it('follows a post to another month, and forgets one that is deleted', async () => {
  await store.addAll(DATES.map(dated));
  await writePost(store.db, 8, dated('2026-03-01T06:00:00.000Z'));
  await removePost(store.db, 3);
  await removePost(store.db, 7);
  expect(await readPages()).toEqual({
    pages: [
      [6, 8, 5],
      [4, 2, 1],
    ],
    total: 6,
  });
  for (const id of [1, 2, 4, 5, 6, 8]) await removePost(store.db, id);
  expect(await readPages()).toEqual({ pages: [], total: 0 });
});

it('adds up what many writes have counted', async () => {
  const contents = Array.from({ length: 40 }, (_, index) => dated(`2026-0${1 + (index % 4)}-05`));
  await store.addAll(contents);
  const rows = store.db
    .selectFrom('post_months')
    .select(['month', 'post_id', 'posts'])
    .orderBy('month');
  const settled = (month: number) => ({ month: `2026-0${month}`, post_id: 0, posts: 10 });
  expect(await rows.execute()).toEqual([1, 2, 3, 4].map(settled));
  await writePost(store.db, 1, dated('2026-04-06'));
  await removePost(store.db, 2);
  const { pages, total } = await readPages();
  expect([total, pages[0]]).toEqual([39, [1, 40, 36]]);
});

it('counts the posts of a store of version 0.1.0', async () => {
  const dataDir = temporaryFolder();
  const old = openStore(await restore('0.1.0', dataDir));
  await old.prepare();
  const posts = await old.db.selectFrom('posts').select('id').execute();
  const { items, total } = await findPosts(old.db, { page: 1, perPage: 100 }, EVERYTHING);
  expect([items.length, total]).toEqual([posts.length, posts.length]);
  await old.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});
