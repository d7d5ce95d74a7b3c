import { EVERYTHING } from '../../../src/server/store/pages';
import { findPosts } from '../../../src/server/store/postSearch';
import {
  buildContent,
  openSearchedStore,
  removePost,
  writePost,
} from '../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../helpers/server/searchedPosts';

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
