import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { graphemesOf, piecesOf } from '../../../src/client/shared/text/graphemes';

const whole = (text: string) => [...new Intl.Segmenter('my').segment(text)];
const plain = (graphemes: Iterable<{ index: number; segment: string }>) =>
  Array.from(graphemes, ({ index, segment }) => `${index} ${segment}`);

const LETTERS = [
  ...['a', '7', ' ', '\r', '\n', '\r\n', '\u00A0', '\u200B', '\u200D', 'e\u0301', '\u0301'],
  ...['🌧️', '👩‍👩‍👧', '🇲🇲', 'á\u1100', '\u1161', '\u0600', 'က', 'ဿ', 'ဥ', '၇', '။', '၎င်း'],
  ...['\u1004\u103A\u1039', 'န္ဒြ', '\u102F', '\u1031', '\u1037', '\u1038', '\u1039', '\u103A'],
];

/** The stacked letter follows a mark that follows virama. */
const STACKED_WITH_A_MARK = '\u1004\u103A\u1039\u1037\u1014';

it('finds the same graphemes in long texts as without pieces', () => {
  const texts = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 300, maxLength: 1200 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(plain(graphemesOf(text))).toEqual(plain(whole(text)));
    }),
    { numRuns: 100, examples: [[`${'a'.repeat(252)}${STACKED_WITH_A_MARK}${'a'.repeat(50)}`]] },
  );
});

it('never segments a long English or Burmese text as a whole', () => {
  const words = readFileSync('__tests__/fixtures/burmese/words.txt', 'utf8').replace(/\s/g, '');
  for (const text of [words, 'rain'.repeat(5000), 'Heavy rain. '.repeat(2000)]) {
    const pieces = [...piecesOf(text)].map(({ piece }) => piece);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300);
  }
});
