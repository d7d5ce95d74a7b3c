import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sortKey } from '../../../../src/client/features/posts/tagPicker/tagOptions';

const compare = (a: string, b: string) => {
  const [one, other] = [sortKey(a), sortKey(b)];
  return one === other ? 0 : one < other ? -1 : 1;
};

it.each([
  ['syllables by consonant, rhyme, medial', 'က ကက ကခ ကာ ကား ကိ ကို ကိုး ကက် ကောက် ကင် ကင့် ကင်း ကန် ကျ ကြ ကွ ခ'],
  ['a stacked consonant as a final one', 'ကခ ကိစ္စ ကည် မနတ မမ မန်တက မန္တလေး'],
  ['letters of vowels as their syllables', 'သ ဟ အ အာ ဣ ဤ ဥ ဦ ဧ ဩ ဪ အုပ်'],
  ['numbers, Latin and Burmese', '၂ 3 ၄ Élan flood Rain မိုး ရေ'],
])('sorts %s', (_case, names) => {
  const sorted = names.split(' ');
  expect([...sorted].reverse().sort(compare)).toEqual(sorted);
});

it.each([
  ['asat and the dot below in either order', 'ခု\u1037\u103A', 'ခု\u103A\u1037'],
  ['a letter in one part or two', '\u1026', '\u1025\u102E'],
  ['tall and short aa', 'ခါ', 'ခာ'],
  ['letters of either case', 'Rain', 'rain'],
  ['zero-width spaces', 'ရန်\u200Bကုန်', 'ရန်ကုန်'],
])('ranks alike %s', (_case, one, other) => expect(compare(one, other)).toBe(0));

/**
 * Differences from CLDR: it lacks a rhyme of vowel, final and dot; symbols and contracted
 * syllables.
 */
const UNLIKE = /[\u1023-\u1036][က-အ]\u103A\u1037|[၌-၏]|န်ုပ်/;

it('sorts words as the collation of CLDR does, which Node has', () => {
  const fixture = join(__dirname, '../../../fixtures/burmese/words.txt');
  const words = readFileSync(fixture, 'utf8')
    .replaceAll('\u1037\u103A', '\u103A\u1037')
    .split(/\s+/)
    .filter((word) => /[က-ဿ]/.test(word) && !UNLIKE.test(word));
  expect(words.length).toBeGreaterThan(1200);
  const { compare: compareByCldr } = new Intl.Collator('my');
  const sorted = [...words].sort(compareByCldr);
  expect([...sorted].sort(compare)).toEqual(sorted);
});
