import fc from 'fast-check';
import { ByteReader, ByteWriter } from '../../../../src/server/store/search/bytes';
import { blockName, findGram, unitsOf } from '../../../../src/server/store/search/gramBlocks';
import type { Block, Found } from '../../../../src/server/store/search/gramBlocks';
import {
  intersectOrdinals,
  NONE,
  OrdinalWriter,
  readOrdinals,
  uniteOrdinals,
} from '../../../../src/server/store/search/ordinals';
import type { Ordinals } from '../../../../src/server/store/search/ordinals';
import { NO_BIGRAM, writeGrams } from '../../../../src/server/store/search/writeGrams';
import type { Batch } from '../../../../src/server/store/search/writeGrams';

type Texts = ReadonlyMap<number, string>;

function batchesOf(texts: Texts, after: number): Batch[] {
  return [...writeGrams(texts, after)].filter((batch) => batch !== null);
}

const blocksOf = (batches: readonly Batch[]) => batches.flatMap(({ blocks }) => blocks);

/** Looks a text up as the store does: in the last block whose name is not after it. */
function lookUp(blocks: readonly Block[], text: string): Found | null {
  const units = unitsOf(text);
  const block = blocks.findLast(({ name }) => Buffer.compare(name, blockName(units)) <= 0);
  return block ? findGram(block.entries, units) : null;
}

function ordinalsWith(texts: Texts, text: string): Ordinals {
  const found = [...texts].filter(([, body]) => body.includes(text));
  return Uint16Array.from(found, ([ordinal]) => ordinal);
}

/** Few characters, so that near misses abound: Latin, Burmese, a space and halves of an emoji. */
const UNITS = ['a', 'b', 'က', 'ိ', ' ', '🌊', '🌋'];
const word = fc.string({ unit: fc.constantFrom(...UNITS), minLength: 1, maxLength: 9 });

/**
 * Documents of every kind of entry: enough of them for branches, occurrences for whole ones, and texts alike for the
 * greatest depth. Ordinals leave gaps.
 */
const documents = fc
  .record({
    words: fc.array(word, { minLength: 1, maxLength: 30 }),
    count: fc.integer({ min: 1, max: 120 }),
    gap: fc.integer({ min: 1, max: 40 }),
    length: fc.integer({ min: 0, max: 30 }),
    alike: fc.constantFrom('', 'ab '.repeat(30)),
    seed: fc.nat(),
  })
  .map(({ words, count, gap, length, alike, seed }) => {
    let state = seed;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const field = () =>
      `${Array.from({ length: next(length + 1) }, () => words[next(words.length)]).join('')}\n`;
    return new Map(
      Array.from({ length: count }, (_, at) => [at * gap, `${field()}${alike}${field()}`]),
    );
  });

/** Texts that are there, that nearly are, and that are not. */
function queriesOf(texts: Texts, words: readonly string[], from: number, length: number): string[] {
  const parts = [...texts.values()].slice(0, 20).map((body) => {
    const begin = from % body.length;
    return body.slice(begin, begin + length).replace(/\n.*/s, '');
  });
  return [...words, ...parts, ...parts.map((part) => `${part}b`)].filter((query) => query !== '');
}

it('finds every document that contains a text, and only those where it says so', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(word, { maxLength: 20 }),
      fc.nat(200),
      fc.integer({ min: 1, max: 90 }),
      (texts, words, from, length) => {
        const blocks = blocksOf(batchesOf(texts, NO_BIGRAM));
        for (const query of queriesOf(texts, words, from, length)) {
          const found = lookUp(blocks, query);
          const expected = ordinalsWith(texts, query);
          if (!found || found.isExact) expect(found?.ordinals ?? NONE).toEqual(expected);
          else expect(intersectOrdinals(found.ordinals, expected)).toEqual(expected);
        }
      },
    ),
    { numRuns: 120 },
  );
});

/** Documents with so many different texts that they fill several batches. */
const MANY = new Map(
  Array.from({ length: 400 }, (_, ordinal) => {
    const numbers = Array.from(
      { length: 200 },
      (_, at) => (ordinal * 7919 + at * 104_729) % 99_991,
    );
    return [ordinal, `flood ${numbers.join(' ')} end\n`] as const;
  }),
);

it('fills blocks of about the same size, in the order of their names', () => {
  const blocks = blocksOf(batchesOf(MANY, NO_BIGRAM));
  expect(blocks.length).toBeGreaterThan(20);
  const names = blocks.map(({ name }) => name);
  expect([...names].sort((a, b) => Buffer.compare(a, b))).toEqual(names);
  expect(new Set(names.map((name) => name.toString('hex'))).size).toBe(names.length);
  expect(Math.max(...blocks.map(({ entries }) => entries.length))).toBeLessThan(10_000);
});

it('knows the documents of frequent texts and of whole rare words without reading any', () => {
  const blocks = blocksOf(batchesOf(MANY, NO_BIGRAM));
  const all = [...MANY.keys()];
  for (const text of ['f', 'fl', 'flood ', 'd', ' end', '1', '12']) {
    expect(lookUp(blocks, text)).toEqual({ ordinals: ordinalsWith(MANY, text), isExact: true });
  }
  const rare = new Map(all.map((at) => [at, `antimony ${at % 20 === 0 ? 'antivenom ' : ''}\n`]));
  const found = lookUp(blocksOf(batchesOf(rare, NO_BIGRAM)), 'antivenom');
  expect(found).toEqual({ ordinals: ordinalsWith(rare, 'antivenom'), isExact: true });
});

it('goes on after any batch, also when texts were removed in between', () => {
  const batches = batchesOf(MANY, NO_BIGRAM);
  expect(batches.length).toBeGreaterThan(2);
  const left = new Map([...MANY].filter(([ordinal]) => ordinal % 10 > 0));
  for (const [at, { bigram }] of batches.entries()) {
    expect(blocksOf(batchesOf(MANY, bigram))).toEqual(blocksOf(batches.slice(at + 1)));
    const blocks = [...blocksOf(batches.slice(0, at + 1)), ...blocksOf(batchesOf(left, bigram))];
    for (const text of ['flood', 'f', ' ', 'end', 'd', '9', ' 50', '7919', '0 1', '99', '1234']) {
      const found = lookUp(blocks, text);
      const kept = (found?.ordinals ?? NONE).filter((ordinal) => left.has(ordinal));
      const expected = ordinalsWith(left, text);
      expect(intersectOrdinals(kept, expected)).toEqual(expected);
      if (found?.isExact) expect(kept).toEqual(expected);
    }
  }
});

it('goes on after any bigram', () => {
  fc.assert(
    fc.property(documents, word, (texts, from) => {
      const after = from.charCodeAt(0) * 0x10000 + (from.charCodeAt(1) || 0);
      const all = blocksOf(batchesOf(texts, NO_BIGRAM));
      const rest = blocksOf(batchesOf(texts, after));
      const units = [...new Set([...texts.values()].join('').replaceAll('\n', '').split(''))];
      for (const [first, second] of units.flatMap((a) => units.map((b) => [a, b] as const))) {
        if (first.charCodeAt(0) * 0x10000 + second.charCodeAt(0) <= after) continue;
        expect(lookUp(rest, first + second)).toEqual(lookUp(all, first + second));
      }
    }),
    { numRuns: 60 },
  );
});

it('reads the sets of documents that it wrote, in no more bytes than bits', () => {
  const sets = fc.array(fc.uniqueArray(fc.nat(8_191), { maxLength: 3_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(sets, (all) => {
      const writer = new OrdinalWriter(8_192);
      const out = new ByteWriter();
      for (const set of all.map((some) => some.sort((a, b) => a - b))) {
        for (const ordinal of set) {
          writer.add(ordinal);
          writer.add(ordinal);
        }
        const { length, isBits } = writer;
        expect(length).toBeLessThanOrEqual(1_024);
        writer.flush(out);
        const bytes = out.flush();
        expect(bytes).toHaveLength(length);
        expect([...readOrdinals(bytes, isBits)]).toEqual(set);
      }
      const united = [...uniteOrdinals(all.map((set) => Uint16Array.from(set)))];
      expect(united).toEqual([...new Set(all.flat())].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

it('reads the numbers that it wrote', () => {
  const number = fc.oneof(fc.nat(300), fc.nat(40_000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const writer = new ByteWriter();
      for (const value of numbers) writer.number(value);
      const reader = new ByteReader(writer.flush());
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});
