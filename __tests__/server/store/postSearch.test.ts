import { EVERYTHING } from '../../../src/server/store/pages';
import type { Window } from '../../../src/server/store/pages';
import { findPosts } from '../../../src/server/store/postSearch';
import { inTransaction } from '../../../src/server/store/store';
import {
  buildContent,
  openSearchedStore,
  removePost,
  writePost,
} from '../../helpers/server/searchedPosts';
import type { Content, SearchedStore } from '../../helpers/server/searchedPosts';

const FIRST_PAGE: Window = { page: 1, perPage: 100 };

let store: SearchedStore;

/** Opens a store of its own for a test, or for those of a block. */
async function openWith(contents: readonly Content[]): Promise<void> {
  store = await openSearchedStore();
  await store.addAll(contents);
}

const remove = () => store.remove();

/** More than a page. */
const MANY = 600;

function titled(count: number, title: (id: number) => string) {
  return Array.from({ length: count }, (_, index) => buildContent({ title: title(index + 1) }));
}

const TITLES = [
  'Rain in Yangon',
  'ရန်\u200Bကုန် ၂၀၂၆',
  '100% ready',
  'snake_case',
  'a "b" c',
  '🌊 tide',
];

describe.each([
  ['few posts', 0],
  ['many posts', MANY],
])('text in %s', (_, others) => {
  beforeAll(() =>
    openWith([...TITLES.map((title) => buildContent({ title })), ...titled(others, () => '-')]),
  );

  afterAll(remove);

  it.each([
    ['RAIN', [1]],
    ['n', [4, 1]],
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
  ])('is found literally: %s', async (looked, expected) => {
    expect(await store.idsWith(looked)).toEqual(expected);
  });

  it('finds everything for a query without visible characters', async () => {
    const found = await findPosts(store.db, FIRST_PAGE, { ...EVERYTHING, text: ' \u200B ' });
    expect(found.total).toBe(TITLES.length + others);
  });
});

it('tells apart the few posts in which a text begins alike', async () => {
  const alike = [
    ...titled(9, (id) => `storm${id} at sea`),
    buildContent({ title: 'storm7 torm3' }),
  ];
  await openWith([...alike, ...titled(MANY, () => '-')]);
  expect(await store.idsWith('storm3')).toEqual([3]);
  expect(await store.idsWith('storm7')).toEqual([10, 7]);
  expect(await store.idsWith('storm10')).toEqual([]);
  await remove();
});

it('finds once what two texts find, and what only one of them does', async () => {
  const both = titled(9, (id) => `rain and storm${id} at sea`);
  await openWith([...both, buildContent({ title: 'storm3' }), ...titled(MANY, () => '-')]);
  for (const [text, converted] of [
    ['rain', 'storm3'],
    ['storm3', 'rain'],
  ] as const) {
    const found = await findPosts(store.db, FIRST_PAGE, { ...EVERYTHING, text, converted });
    expect(found).toEqual({ items: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], total: 10 });
  }
  const twice = { ...EVERYTHING, text: 'rain', converted: 'rain and' };
  expect((await findPosts(store.db, FIRST_PAGE, twice)).total).toBe(9);
  await remove();
});

describe('what is searched', () => {
  const FIELDS = { title: 'one', description: 'two', tags: ['three', 'four'] };

  beforeAll(() =>
    openWith([buildContent(FIELDS), ...titled(2, () => 'flood'), ...titled(MANY, () => 'rain')]),
  );

  afterAll(remove);

  it('is title, description and tags, separately', async () => {
    for (const field of ['one', 'two', 'three', 'four'])
      expect(await store.idsWith(field)).toEqual([1]);
    for (const across of ['onetwo', 'one two', 'et', 'e t', 'reef']) {
      expect(await store.idsWith(across)).toEqual([]);
    }
  });

  it('is the current content of a post', async () => {
    expect(await store.idsWith('flood')).toEqual([3, 2]);
    await writePost(store.db, 2, buildContent({ title: 'drought' }));
    await removePost(store.db, 3);
    expect(await store.idsWith('flood')).toEqual([]);
    expect(await store.idsWith('drought')).toEqual([2]);
  });

  it('is found by the new date after a change of the date alone', async () => {
    const createdAt = new Date('2026-06-01T05:30Z');
    await writePost(store.db, 7, buildContent({ title: 'rain', createdAt }));
    const first = { text: 'rain', start: '2026-06-01', end: '2026-06-01' };
    expect(await findPosts(store.db, FIRST_PAGE, first)).toEqual({ items: [7], total: 1 });
    const second = { text: 'rain', start: '2026-06-02', end: '2026-06-02' };
    expect(await findPosts(store.db, FIRST_PAGE, second)).toEqual({ items: [], total: 0 });
  });

  it('is found in another process as soon as it is written', async () => {
    expect(await store.idsWith('storm')).toEqual([]);
    const other = store.openAgain();
    await writePost(other.db, 5, buildContent({ title: 'storm' }));
    await other.close();
    expect(await store.idsWith('storm')).toEqual([5]);
  });
});

describe('the result', () => {
  afterEach(remove);

  it('counts all and orders by date, then by id, on every page', async () => {
    const dates = ['2026-06-03', '2026-06-01', '2026-06-03', '2026-06-02'];
    const dated = dates.map((date) => buildContent({ title: 'rain', createdAt: new Date(date) }));
    await openWith(dated);
    for (const text of ['', 'rain', 'ra']) {
      const pages = [1, 2, 3].map((page) =>
        findPosts(store.db, { page, perPage: 3 }, { ...EVERYTHING, text }),
      );
      expect(await Promise.all(pages)).toEqual([
        { items: [3, 1, 4], total: 4 },
        { items: [2], total: 4 },
        { items: [], total: 4 },
      ]);
    }
  });

  it('finds what is left after nearly all posts are gone', async () => {
    await openWith(titled(MANY, (id) => `no ${id};`));
    await inTransaction(store.db, async (db) => {
      for (let id = 1; id <= MANY; id += 1) if (id % 50 !== 0) await removePost(db, id);
    });
    expect(await store.idsWith('no ')).toEqual([
      600, 550, 500, 450, 400, 350, 300, 250, 200, 150, 100, 50,
    ]);
    expect(await store.idsWith('no 450;')).toEqual([450]);
  });

  it('searches the longest posts', async () => {
    const long = (end: string) => buildContent({ description: `${'မိုး '.repeat(90_000)}${end}` });
    await openWith([long('first'), long('second'), buildContent({ title: 'second' })]);
    expect(await store.idsWith('မိုး second')).toEqual([2]);
    expect(await store.idsWith('second')).toEqual([3, 2]);
  });
});
