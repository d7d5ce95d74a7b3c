import { EVERYTHING } from '../../../src/server/store/pages';
import { findPosts } from '../../../src/server/store/postSearch';
import { buildContent, openSearchedStore, writePost } from '../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../helpers/server/searchedPosts';

/* That a search finds what a scan of all posts does is tested with `postSearch.property`. */

let store: SearchedStore;

const TITLES = [
  'Rain in Yangon',
  'ရန်\u200Bကုန် ၂၀၂၆',
  '100% ready',
  'snake_case',
  'a "b" c',
  '🌊 tide',
  'rain and storm',
];
const long = (end: string) => buildContent({ description: `${'မိုး '.repeat(90_000)}${end}` });
const CONTENTS = [
  ...TITLES.map((title) => buildContent({ title })),
  ...[long('first'), long('second'), buildContent({ title: 'second' })],
  buildContent({ title: 'one', description: 'two', tags: ['three', 'four'] }),
];

beforeAll(async () => {
  store = await openSearchedStore();
  await store.addAll(CONTENTS);
});

afterAll(() => store.remove());

it.each([
  ['RAIN', [7, 1]],
  ['ရန်ကုန် 2026', [2]],
  ['န်', [2]],
  ['%', [3]],
  ['_', [4]],
  ['"b"', [5]],
  ['a OR b', []],
  ['rain*', []],
  ['-rain', []],
  ['title:rain', []],
  ['🌊', [6]],
  ['🌋', []],
  ['မိုး second', [9]],
  ['second', [10, 9]],
  ['four', [11]],
  ['one two', []],
  ['reef', []],
])('finds literally, in each text by itself: %s', async (looked, expected) => {
  expect(await store.idsWith(looked)).toEqual(expected);
});

it.each([
  ['storm', 'rain'],
  ['rain', 'storm'],
  ['rain', 'rain in'],
])('finds once what %j and %j find, and what only one of them does', async (text, converted) => {
  const window = { page: 1, perPage: 100 };
  const found = await findPosts(store.db, window, { ...EVERYTHING, text, converted });
  expect(found).toEqual({ items: [7, 1], total: 2 });
});

it('finds in another process what was just written', async () => {
  const other = store.openAgain();
  await writePost(other.db, 5, buildContent({ title: 'gale' }));
  await other.close();
  expect(await store.idsWith('gale')).toEqual([5]);
});
