import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { instantsOf } from '../../../src/contract/dates';
import { EVERYTHING } from '../../../src/server/store/pages';
import type { Filter, Rows, Window } from '../../../src/server/store/pages';
import { findPosts, indexPost, unindexPost } from '../../../src/server/store/postSearch';
import type { SearchedFields } from '../../../src/server/store/postSearch';
import type { Db } from '../../../src/server/store/schema';
import { inTransaction, openStore } from '../../../src/server/store/store';
import type { Store } from '../../../src/server/store/store';
import { fold } from '../../../src/server/text/fold';
import { temporaryFolder } from '../../helpers/server';

interface Content extends SearchedFields {
  createdAt: Date;
}

const FIRST_PAGE: Window = { page: 1, perPage: 100 };
const MIDDAY = new Date('2026-06-05T05:30:00Z');
/** Two closed segments of 256 posts each, and an open one. */
const COUNT = 600;

let dataDir: string;
let store: Store;

/** A store with one category for all posts. */
beforeEach(async () => {
  dataDir = temporaryFolder();
  store = openStore(dataDir);
  await store.prepare();
  const category = { id: 1, name: 'News', icon: '', parent_id: null, search_text: '' };
  await store.db
    .insertInto('categories')
    .values({ ...category, created_at: MIDDAY.toISOString() })
    .execute();
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function buildContent(more: Partial<Content> = {}): Content {
  return { title: '', description: '', tags: [], createdAt: MIDDAY, ...more };
}

async function write(db: Db, id: number, { createdAt, ...fields }: Content): Promise<void> {
  const created_at = createdAt.toISOString();
  const row = { id, title: '', description: '', type: 'post' as const, category_id: 1, created_at };
  await db
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at }))
    .execute();
  await indexPost(db, id, fields);
}

async function remove(db: Db, id: number): Promise<void> {
  await unindexPost(db, id);
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/** Adds posts with ids from 1 on. */
function addAll(contents: readonly Content[]): Promise<void> {
  return inTransaction(store.db, async (db) => {
    for (const [index, content] of contents.entries()) await write(db, index + 1, content);
  });
}

async function idsWith(text: string, window = FIRST_PAGE): Promise<number[]> {
  return (await findPosts(store.db, window, { ...EVERYTHING, text })).items;
}

/** What `findPosts` is to answer, by looking into every post. */
function lookEverywhere(
  posts: ReadonlyMap<number, Content>,
  { page, perPage }: Window,
  { text, start, end }: Filter,
): Rows<number> {
  const found = [...posts].filter(([, { title, description, tags, createdAt }]) => {
    if (start && createdAt < instantsOf(start).from) return false;
    if (end && createdAt >= instantsOf(end).to) return false;
    return [title, description, ...tags].some((field) => fold(field).includes(fold(text)));
  });
  const items = found
    .sort(([a, x], [b, y]) => y.createdAt.getTime() - x.createdAt.getTime() || b - a)
    .map(([id]) => id);
  return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length };
}

const WORDS = [
  ...[
    'rain',
    'RAINFALL',
    'train',
    'Cyclone',
    'water-level',
    '100%',
    '1_000',
    'ေရ',
    '"OR"',
    "o'clock",
  ],
  ...[
    'မိုးလေဝသ',
    'မိုး',
    'ရေကြီး',
    'ရန်\u200Bကုန်',
    'မြ\u102F\u102D\u1037',
    '၂၀၂၆',
    '2026',
    'များ',
    'သည်။',
    '🌊',
    '🌧️',
  ],
];
const words = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' ', '\n')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const day = fc.integer({ min: 1, max: 9 }).map((date) => `2026-06-0${date}`);
const createdAt = fc.oneof(
  day.map((date) => instantsOf(date).from),
  day.map((date) => new Date(instantsOf(date).to.getTime() - 1)),
  fc.date({ min: new Date('2026-06-01'), max: new Date('2026-06-10'), noInvalidDate: true }),
);
const tags = fc.array(fc.constantFrom('Flood', 'ရေဘေး', 'မိုး'), { maxLength: 3 });
const content: fc.Arbitrary<Content> = fc.record({
  title: words,
  description: words,
  tags,
  createdAt,
});
const contents = fc.array(content, { minLength: COUNT, maxLength: COUNT, size: 'max' });
const specialText = fc.constantFrom('', ' \u200B', '%', '_', '*', '"', "'", '\\', 'rain*', 'NOT');
const text = fc.oneof(
  specialText,
  fc.constantFrom(...WORDS),
  fc
    .tuple(words, fc.nat(9), fc.nat(9))
    .map(([all, from, to]) => [...all].slice(from, from + to).join('')),
);
const filter: fc.Arbitrary<Filter> = fc.record({
  text,
  start: fc.option(day),
  end: fc.option(day),
});
const window: fc.Arbitrary<Window> = fc.record({
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 80 })),
  perPage: fc.integer({ min: 1, max: 20 }),
});
/** Posts that change, and posts that go: few, or so many that segments are taken apart. */
const writes = fc.record({
  changed: fc.dictionary(fc.integer({ min: 1, max: COUNT + 50 }).map(String), content, {
    maxKeys: 6,
  }),
  gone: fc.record({
    from: fc.integer({ min: 1, max: COUNT }),
    count: fc.oneof(fc.nat(3), fc.nat(300)),
  }),
});

class Undo extends Error {}

/** Runs work whose writes are undone, so that every run begins with the same posts. */
async function trial(work: (db: Db) => Promise<void>): Promise<void> {
  const run = inTransaction(store.db, async (db) => {
    await work(db);
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

it('finds what looking into every post finds, whatever is written in between', async () => {
  const [seeded = []] = fc.sample(contents, { numRuns: 1, seed: 4 });
  await addAll(seeded);
  const searches = fc.array(fc.tuple(window, filter), { minLength: 1, maxLength: 12 });
  const property = fc.asyncProperty(writes, searches, (changes, asked) =>
    trial(async (db) => {
      const posts = new Map(seeded.map((one, index) => [index + 1, one]));
      for (const [id, changed] of Object.entries(changes.changed)) {
        posts.set(Number(id), changed);
        await write(db, Number(id), changed);
      }
      for (let id = changes.gone.from; id < changes.gone.from + changes.gone.count; id += 1) {
        if (posts.delete(id)) await remove(db, id);
      }
      for (const [page, looked] of asked) {
        expect(await findPosts(db, page, looked)).toEqual(lookEverywhere(posts, page, looked));
      }
    }),
  );
  await fc.assert(property, { numRuns: 150 });
});

describe('text', () => {
  const TITLES = [
    'Rain in Yangon',
    'ရန်\u200Bကုန် ၂၀၂၆',
    '100% ready',
    'snake_case',
    'a "b" c',
    '🌊 tide',
  ];

  beforeEach(() => addAll(TITLES.map((title) => buildContent({ title }))));

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
    [' \u200B ', [6, 5, 4, 3, 2, 1]],
  ])('finds "%s"', async (looked, expected) => {
    expect(await idsWith(looked)).toEqual(expected);
  });
});

describe('what is searched', () => {
  it('is title, description and tags, each on its own', async () => {
    await addAll([buildContent({ title: 'one', description: 'two', tags: ['three', 'four'] })]);
    for (const field of ['one', 'two', 'three', 'four']) expect(await idsWith(field)).toEqual([1]);
    for (const across of ['onetwo', 'one two', 'e t', 'reef'])
      expect(await idsWith(across)).toEqual([]);
  });

  it('is what a post says now', async () => {
    await addAll([buildContent({ title: 'flood' }), buildContent({ title: 'flood' })]);
    await write(store.db, 1, buildContent({ title: 'drought' }));
    await remove(store.db, 2);
    expect(await idsWith('flood')).toEqual([]);
    expect(await idsWith('drought')).toEqual([1]);
  });

  it('is found by the new date after a change of the date alone', async () => {
    await addAll(Array.from({ length: 300 }, () => buildContent({ title: 'rain' })));
    await write(
      store.db,
      7,
      buildContent({ title: 'rain', createdAt: new Date('2026-06-01T05:30Z') }),
    );
    const first = { text: 'rain', start: '2026-06-01', end: '2026-06-01' };
    expect(await findPosts(store.db, FIRST_PAGE, first)).toEqual({ items: [7], total: 1 });
  });
});

it('counts all and orders by date, then by id, on every page', async () => {
  const dates = ['2026-06-03', '2026-06-01', '2026-06-03', '2026-06-02'];
  await addAll(dates.map((date) => buildContent({ title: 'rain', createdAt: new Date(date) })));
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

it('still finds what is left after nearly all posts are gone', async () => {
  await addAll(
    Array.from({ length: COUNT }, (_, index) => buildContent({ title: `no ${index + 1};` })),
  );
  await inTransaction(store.db, async (db) => {
    for (let id = 1; id <= COUNT; id += 1) if (id % 50 !== 0) await remove(db, id);
  });
  expect(await idsWith('no ')).toEqual([600, 550, 500, 450, 400, 350, 300, 250, 200, 150, 100, 50]);
  expect(await idsWith('no 450;')).toEqual([450]);
});

it('searches posts that are longer than a segment', async () => {
  const long = (end: string) => buildContent({ description: `${'မိုး '.repeat(90_000)}${end}` });
  await addAll([long('first'), long('second'), buildContent({ title: 'second' })]);
  expect(await idsWith('မိုး second')).toEqual([2]);
  expect(await idsWith('second')).toEqual([3, 2]);
});
