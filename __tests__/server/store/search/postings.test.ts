import fc from 'fast-check';
import {
  ByteReader,
  byteLengthOf,
  ByteWriter,
  MAX_DOCUMENTS,
  NO_BIGRAM,
  ordinalsOf,
} from '../../../../src/server/store/search/postings';
import {
  Candidates,
  cheapestCover,
  firstBigramOf,
  trigramsOf,
} from '../../../../src/server/store/search/trigramQuery';
import { writePostings } from '../../../../src/server/store/search/writePostings';

/** The posting lists of a segment after a bigram, by bigram. */
function listsOf(texts: ReadonlyMap<number, string>, after: number): Map<number, Buffer> {
  const lists = [...writePostings(texts, after)].flat();
  return new Map(lists.map(({ bigram, postings }) => [bigram, postings]));
}

/** The ordinals of the texts that contain a query, according to the index of their segment. */
function ordinalsWith(
  texts: ReadonlyMap<number, string>,
  query: string,
  costs: ReadonlyMap<number, number> = new Map(),
): readonly number[] {
  const lists = listsOf(texts, NO_BIGRAM);
  if (query.length < 3) return ordinalsOf(lists.get(firstBigramOf(query)) ?? new Uint8Array());
  const candidates = new Candidates();
  for (const trigram of cheapestCover(trigramsOf(query), costs)) {
    const postings = lists.get(trigram.bigram);
    if (!postings || !candidates.narrow(postings, trigram)) return [];
  }
  return candidates.verified();
}

/** Few characters, so that near misses abound: Latin, Burmese, a space and halves of an emoji. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'က', 'ိ', ' ', '🌊', '🌋'), maxLength: 9 });
const field = fc.array(word, { maxLength: 8 }).map((words) => `${words.join('')}\n`);
const text = fc.array(field, { minLength: 1, maxLength: 3 }).map((fields) => fields.join(''));
const segment = fc
  .uniqueArray(fc.tuple(fc.nat(MAX_DOCUMENTS - 1), text), {
    selector: ([ordinal]) => ordinal,
    maxLength: 12,
  })
  .map((texts) => new Map(texts.sort(([a], [b]) => a - b)));

it('finds exactly the texts that contain the query, with any choice of trigrams', () => {
  const queries = word.filter((query) => query !== '');
  fc.assert(
    fc.property(segment, queries, fc.nat(), (texts, query, seed) => {
      const trigrams = query.length < 3 ? [] : trigramsOf(query);
      const costs = new Map(trigrams.map(({ bigram }) => [bigram, (bigram * seed) % 97]));
      const expected = [...texts].filter(([, body]) => body.includes(query));
      expect(ordinalsWith(texts, query, costs)).toEqual(expected.map(([ordinal]) => ordinal));
    }),
    { numRuns: 2000 },
  );
});

it('finds every part of a text', () => {
  fc.assert(
    fc.property(segment, fc.nat(), fc.nat(), fc.nat(), (texts, which, from, length) => {
      fc.pre(texts.size > 0);
      const [ordinal = 0, body = ''] = [...texts][which % texts.size] ?? [];
      const begin = from % body.length;
      const part = body.slice(begin, begin + 1 + (length % 12)).replace(/\n.*/s, '');
      fc.pre(part !== '');
      expect(ordinalsWith(texts, part)).toContain(ordinal);
    }),
    { numRuns: 1000 },
  );
});

it('writes the same posting lists when it resumes after any of them', () => {
  fc.assert(
    fc.property(segment, fc.nat(), (texts, which) => {
      const all = [...listsOf(texts, NO_BIGRAM)];
      const done = all.length === 0 ? 0 : which % all.length;
      const after = all[done - 1]?.[0] ?? NO_BIGRAM;
      expect([...listsOf(texts, after)]).toEqual(all.slice(done));
    }),
  );
});

it('chooses the cheapest trigrams that cover a text', () => {
  const trigrams = trigramsOf('abcdefg');
  const dear = new Map(trigrams.map(({ bigram, offset }) => [bigram, offset === 3 ? 9 : 1]));
  const offsets = (costs: ReadonlyMap<number, number>) =>
    cheapestCover(trigrams, costs).map(({ offset }) => offset);
  expect(offsets(new Map(trigrams.map(({ bigram }) => [bigram, 1])))).toHaveLength(3);
  expect(offsets(dear)).toEqual(expect.arrayContaining([0, 4]));
  expect(offsets(dear)).not.toContain(3);
});

it('finds a trigram that is far from its previous occurrence', () => {
  const texts = new Map([[255, `abc${'-'.repeat(70_000)}abcd\n`]]);
  expect(ordinalsWith(texts, 'abcd')).toEqual([255]);
  expect(ordinalsWith(texts, 'abc-abcd')).toEqual([]);
});

it('reads the numbers that it wrote', () => {
  const number = fc.oneof(fc.nat(300), fc.nat(40_000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const writer = new ByteWriter();
      for (const value of numbers) writer.number(value);
      const bytes = writer.flush();
      expect(bytes).toHaveLength(numbers.reduce((sum, value) => sum + byteLengthOf(value), 0));
      const reader = new ByteReader(bytes);
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});
