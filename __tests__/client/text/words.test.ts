import { wordsOf } from '../../../src/client/shared/text/words';

/** Words with stacked letters: names of places, loans from Pali and Sanskrit, and kinzi. */
const STACKED = [
  ...['ပခုက္ကူ', 'ဘင်္ဂလား', 'မိတ္ထီလာ', 'မန္တလေး', 'ပုပ္ပား', 'သင်္ဘော', 'အင်္ဂါ', 'အင်္ဂလိပ်', 'မင်္ဂလာ'],
  ...['တက္ကသိုလ်', 'ဥက္ကဋ္ဌ', 'သတ္တဝါ', 'ဗုဒ္ဓ', 'ကမ္ဘာ', 'ပစ္စည်း', 'ပြဿနာ', 'ဝတ္ထု', 'ဥပဒေသ', 'စက္က္ြန့်'],
  ...['မိဿလင်', 'အန္တရာယ်', 'သင်္ချာ', 'သင်္ကြန်', 'ဓမ္မ', 'သမ္မတ', 'နိဗ္ဗာန်', 'ပိဋကတ်', 'ပဉ္စမ', 'ကိစ္စ'],
  ...['ဂန္ဓာရီ', 'စန္ဒြ', 'သန္တာ', 'ဣန္ဒြေ', 'ပန္နက်', 'ဒဏ္ဍာရီ', 'ကုဋ္ဌ', 'မုဒ္ဒရာ', 'ဝိဇ္ဇာ', 'သိက္ခာ'],
];

/** A word must not begin with a mark or a final consonant, nor after a virama. */
const TORN = /\u1039\||\|\p{M}|\|(?=\p{Script=Myanmar})\p{L}\u1037?[\u1039\u103A]/u;

it.each([...STACKED, STACKED.join(''), STACKED.join('သည် '), STACKED.join('၊').repeat(9)])(
  'never cuts %s inside a syllable',
  (text) => {
    const words = wordsOf(text);
    expect(words.join('')).toBe(text);
    expect(words.join('|')).not.toMatch(TORN);
  },
);

it('finds the same words in a long text as in a short one', () => {
  const line = 'မြစ်ရေ ၉ မီတာ မြင့်တက်လာသည်။ The river rises by 9 m, more than in 2015. ';
  const repeated = Array.from({ length: 40 }, () => wordsOf(line)).flat();
  expect(wordsOf(line.repeat(40))).toEqual(repeated);
});

it.each(['雨水', '🌧', 'e\u0301', '!?;', '\u0000', 'က'])('divides a long text of "%s"', (text) => {
  const long = text.repeat(3000);
  const words = wordsOf(long);
  expect(words.join('')).toBe(long);
  expect(words.every((word) => word.isWellFormed())).toBe(true);
});
