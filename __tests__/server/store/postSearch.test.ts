import fc from 'fast-check';
import { sql } from 'kysely';
import { instantsOf } from '../../../src/contract/dates';
import { fold } from '../../../src/contract/fold';
import { searchedLength } from '../../../src/server/migrations/searchedLength';
import { UNFILTERED } from '../../../src/server/store/engine/pages';
import type { Filter, Rows, Window } from '../../../src/server/store/engine/pages';
import { findPosts, plainestPart, SEARCHED_LENGTH } from '../../../src/server/store/postSearch';
import { deletePost } from '../../../src/server/store/posts';
import type { Db } from '../../../src/server/store/schema';
import { inTransaction } from '../../../src/server/store/engine/store';
import { canBePart, isWholeIn } from '../../../src/server/store/engine/wholeSyllables';
import {
  buildContent,
  idsWith,
  openSearchedStore,
  writePost,
} from '../../helpers/server/searchedPosts';
import type { Content, SearchedStore } from '../../helpers/server/searchedPosts';

let store: SearchedStore;

const TITLES = [
  ...['Rain in Yangon', 'ရန်\u200Bကုန် ၂၀၂၆', '100% ready', 'snake_case', 'a "b" c', '🌊 tide'],
  'rain and storm',
];
const long = (end: string, words = 24_000) =>
  buildContent({ description: `${'မိုး '.repeat(words)}${end}` });
const CONTENTS = [
  ...TITLES.map((title) => buildContent({ title })),
  ...[long('first'), long('second'), buildContent({ title: 'second' })],
  buildContent({ title: 'one', description: 'two', tags: ['three', 'four'] }),
  ...['aaaaa', 'baaaa', 'tide and tide'].map((title) => buildContent({ title })),
  // Four of the 100,000 letters that are searched, and all of them.
  ...[24_999, 25_000].map((words) => long('last', words)),
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
  ['aaaa', [13, 12]],
  ['aaaaa', [12]],
  ['a'.repeat(200), []],
  ['tide and tide', [14]],
  ['tide and tides', []],
  ['မိုးla', [15]],
  ['မိုးlast', []],
])('finds literally, in each text by itself: %s', async (looked, expected) =>
  expect(await idsWith(store.db, looked)).toEqual(expected),
);

it.each([
  ['storm', 'rain'],
  ['rain', 'storm'],
  ['rain', 'rain in'],
])('finds once what %j and %j find, and what only one of them does', async (text, converted) => {
  const window = { page: 1, perPage: 100 };
  const found = await findPosts(store.db, window, { ...UNFILTERED, text, converted });
  expect(found).toEqual({ items: [7, 1], total: 2 });
});

it('finds once what either text finds, if they repeat letters', async () => {
  const texts = { text: 'aaaaa', converted: 'tide and tide' };
  const found = await findPosts(store.db, { page: 1, perPage: 100 }, { ...UNFILTERED, ...texts });
  expect(found).toEqual({ items: [14, 12], total: 2 });
});

it.each([
  ['rain', 'rain'],
  ['မိုးလေဝသ', 'မိုးလေဝသ'],
  ['aaaa', 'aaa'],
  ['a'.repeat(200), 'aaa'],
  ['ab'.repeat(100), 'abab'],
  ['tide and tide', 'tide and ti'],
  ['aaaa tide', 'aaa tide'],
  ['🌊'.repeat(9), '🌊🌊🌊'],
])('looks up a part of %j in which no trigram occurs twice: %j', (text, part) =>
  expect(plainestPart(text)).toBe(part),
);

it('leaves what it searches of the texts of older stores', async () => {
  const older = await openSearchedStore();
  const { db } = older;
  await older.addAll([buildContent({ title: 'rain' }), buildContent({ title: 'storm' })]);
  const body = `${'gale '.repeat(20_000)}end`;
  await db.updateTable('post_texts').set({ body }).where('post_id', '=', 1).execute();
  expect(await idsWith(db, 'end')).toEqual([1]);
  await searchedLength.up(db);
  expect(await idsWith(db, 'end')).toEqual([]);
  expect([await idsWith(db, 'gale'), await idsWith(db, 'storm')]).toEqual([[1], [2]]);
  const { rows } = await sql<{ length: number }>`
    select length(body) as length from post_texts order by post_id`.execute(db);
  expect(rows).toEqual([{ length: SEARCHED_LENGTH }, { length: 'storm\n\n'.length }]);
  await older.remove();
});

const RUNS = process.env.TEST_DATABASE_URL ? 20 : 80;

const COUNT = 1_100;

const ENGLISH = ['rain', 'RAINFALL', 'train', 'Cyclone', 'water-level', '100%', '1_000', '"OR"'];
const BURMESE = [
  ...['မိုးလေဝသ', 'မိုး', 'ရေကြီး', 'ရန်\u200Bကုန်', 'မြ\u102F\u102D\u1037', '၂ဝ၂၆', 'များ', 'သည်။'],
  ...['လေ၀သ', 'ဉီး'],
];
const WORDS = [...ENGLISH, ...BURMESE, '2026', "o'clock", '🌊', '🌧️'];
const SPECIAL = ['', ' \u200B', '%', '_', '*', '"', "'", '\\', 'rain*', 'NOT', '\n'];

const words = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' ', '\n')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const part = fc
  .tuple(words, fc.nat(9), fc.nat(9))
  .map(([all, from, length]) => [...all].slice(from, from + length).join(''));
const day = fc.integer({ min: 1, max: 9 }).map((date) => `2026-06-0${date}`);
const span = { min: new Date('2026-06-01'), max: new Date('2026-06-10'), noInvalidDate: true };

const content: fc.Arbitrary<Content> = fc.record({
  title: words,
  description: words,
  tags: fc.array(fc.constantFrom('Flood', 'ရေဘေး', 'မိုး'), { maxLength: 3 }),
  createdAt: fc.oneof(
    day.map((date) => instantsOf(date).from),
    day.map((date) => new Date(instantsOf(date).to.getTime() - 1)),
    fc.date(span),
  ),
});
const filter: fc.Arbitrary<Filter> = fc.record({
  text: fc.oneof(fc.constantFrom(...SPECIAL), fc.constantFrom(...WORDS), part),
  start: fc.option(day),
  end: fc.option(day),
});
const window: fc.Arbitrary<Window> = fc.record({
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 80 })),
  perPage: fc.integer({ min: 1, max: 20 }),
});
/** Posts to write and posts to remove. */
const writes = fc.record({
  written: fc.array(fc.tuple(fc.integer({ min: 1, max: COUNT + 50 }), content), { maxLength: 6 }),
  gone: fc.tuple(fc.integer({ min: 1, max: COUNT }), fc.oneof(fc.nat(3), fc.nat(600))),
});

/** The searched fields of the posts, folded once. */
const folded = new WeakMap<Content, string[]>();

function foldedFields(post: Content): string[] {
  const fields = folded.get(post) ?? [post.title, post.description, ...post.tags].map(fold);
  folded.set(post, fields);
  return fields;
}

/** The expected result of `findPosts`, by a scan of every post. */
function scan(
  posts: ReadonlyMap<number, Content>,
  { page, perPage }: Window,
  { text, start, end }: Filter,
): Rows<number> {
  const looked = fold(text);
  const found = [...posts].filter(([, post]) => {
    const { createdAt } = post;
    if (start && createdAt < instantsOf(start).from) return false;
    if (end && createdAt >= instantsOf(end).to) return false;
    return foldedFields(post).some((field) => field.includes(looked));
  });
  const isWhole = isWholeIn([looked]);
  const whole = canBePart([looked])
    ? found.filter(([, post]) => foldedFields(post).some(isWhole))
    : found;
  const rankOf = (entry: (typeof found)[number]) => (whole.includes(entry) ? 0 : 1);
  const items = found
    .map((entry) => ({ id: entry[0], rank: rankOf(entry), at: entry[1].createdAt.getTime() }))
    .sort((a, b) => a.rank - b.rank || b.at - a.at || b.id - a.id)
    .map(({ id }) => id);
  const shown = items.slice((page - 1) * perPage, page * perPage);
  const wholeIds = new Set(whole.map(([id]) => id));
  return {
    items: shown,
    total: items.length,
    whole: canBePart([looked]) ? shown.filter((id) => wholeIds.has(id)).length : undefined,
  };
}

class Undo extends Error {}

/** Rolls back the writes of `work`, so that every run begins with the same posts. */
async function trial(searched: SearchedStore, work: (db: Db) => Promise<void>): Promise<void> {
  const run = inTransaction(searched.db, async (db) => {
    await work(db);
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

it('finds what a scan of every post finds, whatever is written in between', async () => {
  const seeded = fc.sample(content, { numRuns: COUNT, seed: 4 });
  const own = await openSearchedStore();
  await own.addAll(seeded);
  const searches = fc.array(fc.tuple(window, filter), { minLength: 1, maxLength: 12 });
  const property = fc.asyncProperty(writes, searches, ({ written, gone }, asked) =>
    trial(own, async (db) => {
      const posts = new Map(seeded.map((one, index) => [index + 1, one]));
      for (const [id, changed] of written) {
        posts.set(id, changed);
        await writePost(db, id, changed);
      }
      const [first, count] = gone;
      for (let id = first; id < first + count; id += 1) {
        if (posts.delete(id)) await deletePost(db, id);
      }
      for (const [page, filter] of asked) {
        expect(await findPosts(db, page, filter)).toEqual(scan(posts, page, filter));
      }
    }),
  );
  await fc.assert(property, { numRuns: RUNS });
  await own.remove();
});
