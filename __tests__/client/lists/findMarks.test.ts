import fc from 'fast-check';
import { findMarks, foldTraced } from '../../../src/client/shared/lists/findMarks';
import { fold } from '../../../src/contract/fold';

/** Returns a text with its marks in brackets. */
function marked(text: string, query: string): string {
  let done = 0;
  const parts = findMarks(text, [query]).flatMap(({ from, to }) => {
    const before = text.slice(done, from);
    done = to;
    return [before, `[${text.slice(from, to)}]`];
  });
  return [...parts, text.slice(done)].join('');
}

it.each([
  ['Rain in Bago, rainfall', 'RAIN', '[Rain] in Bago, [rain]fall'],
  ['rainrain', 'rain', '[rainrain]'],
  ['Cyclone  Mocha', 'clone moc', 'Cy[clone  Moc]ha'],
  ['Cafe\u0301s', 'café', '[Cafe\u0301]s'],
  ['nai\u0308ve', 'nai', 'nai\u0308ve'],
  ['İstanbul', 'stan', 'İ[stan]bul'],
  ['🌊🌧️ rain', '🌧', '🌊[🌧️] rain'],
  ['မိုးလေဝသ သတင်း', 'လေဝသ', 'မိုး[လေဝသ] သတင်း'],
  ['မိုးလေ၀သ သတင်း', 'လေဝသသ', 'မိုး[လေ၀သ သ]တင်း'],
  ['မိုး ရွာ', 'မိုးရွာ', '[မိုး ရွာ]'],
  ['ရန်\u200Bကုန်မြို့', 'ရန်ကုန်', '[ရန်\u200Bကုန်]မြို့'],
  ['မြ\u102F\u102D\u1037နယ်', 'မြ\u102D\u102F\u1037', '[မြ\u102F\u102D\u1037]နယ်'],
  ['ကောင်းကင်', 'က', '[ကောင်းကင်]'],
  ['ကောင်းမိုး', 'ော', '[ကောင်း]မိုး'],
  ['သင်္ဘောသား', 'ဘော', '[သင်္ဘော]သား'],
  ['ဉီးဘ', 'ဦး', '[ဉီး]ဘ'],
  ['ဩဂုတ်', 'သြ', '[ဩ]ဂုတ်'],
  ['၂ဝ၂၆ ခုနှစ်', '2026ခု', '[၂ဝ၂၆ ခု]နှစ်'],
  ['၁ဝကျပ်', '10', '[၁ဝ]ကျပ်'],
  ['၁ဝဝကျပ်', '100', '[၁ဝဝ]ကျပ်'],
  ['၂၀၂၆', '02', '၂[၀၂]၆'],
  ['Call 09-421 000 111 now', '09421000111', 'Call [09-421 000 111] now'],
  ['Call 09421000111 now', '421 000', 'Call 09[421000]111 now'],
  ['In (1,500) houses', '1500', 'In ([1,500]) houses'],
  ['Don’t cross', "don't", '[Don’t] cross'],
  ['10–15 mm', '10-15 mm', '[10–15 mm]'],
  ['ＣＡＬＬ １９９', 'all', 'Ｃ[ＡＬＬ] １９９'],
  ['anything', ' \u200B', 'anything'],
  ['anything', 'else', 'anything'],
  ['', 'rain', ''],
])('marks in "%s" what a search for "%s" finds: "%s"', (text, query, expected) =>
  expect(marked(text, query)).toBe(expected),
);

it('marks the matches of several texts once', () =>
  expect(findMarks('heavy rain', ['rain', 'vy', 'heavy', '', 'snow'])).toEqual([
    { from: 0, to: 5 },
    { from: 6, to: 10 },
  ]));

const LETTERS = [
  ...['a', 'E', 'Σ', 'İ', 'e\u0301', ' ', '\n', '\u00A0', '\u200B', '7', '0', '.', '🌧️'],
  ...[',', '-', '–', '(', ')', '’', '“', '１', 'Ａ', 'ｶ', 'ﾞ'],
  ...['က', 'င်', '\u1004\u103A\u1039', 'ဝ', 'ရ', '၀', '၇', '၄', '၎', 'ဥ', 'ဉ', 'ဩ', 'ဿ', '။'],
  ...['\u102F', '\u102D', '\u102E', '\u1037', '\u1038', '\u103A', '\u1039', '\u1031', '\u102B'],
];
const texts = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 });

it('folds like a search, and records where each letter comes from', () =>
  fc.assert(
    fc.property(texts, (text) => {
      const { text: folded, origins } = foldTraced(text);
      expect(folded).toBe(fold(text));
      expect(origins).toHaveLength(folded.length);
    }),
    { numRuns: 500 },
  ));

it('marks every text that contains the search, in order and without overlaps', () => {
  const sought = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(texts, sought, (text, query) => {
      const marks = findMarks(text, [query]);
      const isFound = fold(query) !== '' && fold(text).includes(fold(query));
      expect(marks.length > 0).toBe(isFound);
      let done = -1;
      for (const { from, to } of marks) {
        expect(from).toBeGreaterThan(done);
        expect(to).toBeGreaterThan(from);
        done = to;
      }
    }),
    { numRuns: 500 },
  );
});
