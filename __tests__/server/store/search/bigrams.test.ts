import fc from 'fast-check';
import { ByteReader, ByteWriter, sizeOf } from '../../../../src/server/store/search/bytes';
import { Candidates } from '../../../../src/server/store/search/candidates';
import {
  cheapestCover,
  firstPairOf,
  NO_PAIR,
  runsOf,
} from '../../../../src/server/store/search/pairs';
import { SLOTS, slotsOfRow } from '../../../../src/server/store/search/readRow';
import { writeRows } from '../../../../src/server/store/search/writeRows';

/** The rows of a segment after a pair's, by pair. */
function rowsOf(texts: ReadonlyMap<number, string>, after: number): Map<number, Buffer> {
  const rows = [...writeRows(texts, after)].flat();
  return new Map(rows.map(({ pair, entries }) => [pair, entries]));
}

/** The slots of the texts that hold a text, by the index of their segment. */
function slotsWith(
  texts: ReadonlyMap<number, string>,
  looked: string,
  costs: ReadonlyMap<number, number> = new Map(),
): readonly number[] {
  const rows = rowsOf(texts, NO_PAIR);
  if (looked.length < 3) return slotsOfRow(rows.get(firstPairOf(looked)) ?? new Uint8Array());
  const candidates = new Candidates();
  for (const run of cheapestCover(runsOf(looked), costs)) {
    const row = rows.get(run.pair);
    if (!row || !candidates.narrow(row, run)) return [];
  }
  return candidates.verified();
}

/** Few letters, so that near misses abound: Latin, Burmese, a blank and halves of an emoji. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'က', 'ိ', ' ', '🌊', '🌋'), maxLength: 9 });
const field = fc.array(word, { maxLength: 8 }).map((words) => `${words.join('')}\n`);
const text = fc.array(field, { minLength: 1, maxLength: 3 }).map((fields) => fields.join(''));
const segment = fc
  .uniqueArray(fc.tuple(fc.nat(SLOTS - 1), text), { selector: ([slot]) => slot, maxLength: 12 })
  .map((texts) => new Map(texts.sort(([a], [b]) => a - b)));

it('finds exactly the texts that hold what is looked for, by whichever runs', () => {
  const looked = word.filter((letters) => letters !== '');
  fc.assert(
    fc.property(segment, looked, fc.nat(), (texts, letters, seed) => {
      const runs = letters.length < 3 ? [] : runsOf(letters);
      const costs = new Map(runs.map(({ pair }) => [pair, (pair * seed) % 97]));
      const expected = [...texts].filter(([, body]) => body.includes(letters));
      expect(slotsWith(texts, letters, costs)).toEqual(expected.map(([slot]) => slot));
    }),
    { numRuns: 2000 },
  );
});

it('finds every part of a text', () => {
  fc.assert(
    fc.property(segment, fc.nat(), fc.nat(), fc.nat(), (texts, which, from, length) => {
      fc.pre(texts.size > 0);
      const [slot = 0, body = ''] = [...texts][which % texts.size] ?? [];
      const begin = from % body.length;
      const part = body.slice(begin, begin + 1 + (length % 12)).replace(/\n.*/s, '');
      fc.pre(part !== '');
      expect(slotsWith(texts, part)).toContain(slot);
    }),
    { numRuns: 1000 },
  );
});

it('writes the same rows when it goes on after any of them', () => {
  fc.assert(
    fc.property(segment, fc.nat(), (texts, which) => {
      const all = [...rowsOf(texts, NO_PAIR)];
      const done = all.length === 0 ? 0 : which % all.length;
      const after = all[done - 1]?.[0] ?? NO_PAIR;
      expect([...rowsOf(texts, after)]).toEqual(all.slice(done));
    }),
  );
});

it('takes the cheapest runs that cover a text', () => {
  const runs = runsOf('abcdefg');
  const dear = new Map(runs.map(({ pair, offset }) => [pair, offset === 3 ? 9 : 1]));
  const offsets = (costs: ReadonlyMap<number, number>) =>
    cheapestCover(runs, costs).map(({ offset }) => offset);
  expect(offsets(new Map(runs.map(({ pair }) => [pair, 1])))).toHaveLength(3);
  expect(offsets(dear)).toEqual(expect.arrayContaining([0, 4]));
  expect(offsets(dear)).not.toContain(3);
});

it('finds a run that stands far from the one before', () => {
  const texts = new Map([[255, `abc${'-'.repeat(70_000)}abcd\n`]]);
  expect(slotsWith(texts, 'abcd')).toEqual([255]);
  expect(slotsWith(texts, 'abc-abcd')).toEqual([]);
});

it('reads the numbers that it wrote', () => {
  const number = fc.oneof(fc.nat(300), fc.nat(40_000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const writer = new ByteWriter();
      for (const value of numbers) writer.number(value);
      const bytes = writer.finish();
      expect(bytes).toHaveLength(numbers.reduce((sum, value) => sum + sizeOf(value), 0));
      const reader = new ByteReader(bytes);
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});
