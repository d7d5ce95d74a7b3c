import { truncate } from '../../../src/client/shared/text/truncate';

/** Words divided by hand, with hyphens, into units that must never be split. */
const WORDS = [
  'မိုး-လေ-ဝ-သ',
  'ရန်-ကုန်',
  'ကျွန်ုပ်-တို့',
  'တက္က-သိုလ်',
  'မြန်-မာ-နိုင်-ငံ',
  'သ-တိ-ပေး-ချက်',
  'အင်္ဂ-လိပ်',
  'မန္တ-လေး',
  'ဥက္ကဋ္ဌ',
  'ယောက်ျား',
  'လျှပ်-စီး',
  'မုန်-တိုင်း-သည်-ဧ-ရာ-ဝ-တီ-တွင်-ဖြစ်-သည်',
  '၎င်း-တို့',
  'ဩ-ဂုတ်-၂-၀-၂-၆',
  'တို\u103A\u1037-က\u1014\u1037\u103A',
  'သော်-လည်း-ကောင်း-၊-ပူ-သည်-။',
  'S-t-o-r-m- -မုန်-တိုင်း- -2-0-2-6',
  'n-a-i\u0308-v-e\u0301',
  '👩‍👩‍👧‍👦-🇲🇲-👍🏽-❤\uFE0F-🌧',
];

const count = (text: string) => [...new Intl.Segmenter().segment(text)].length;

it.each(WORDS)('never cuts inside a syllable of %s', (word) => {
  const syllables = word.split('-');
  const whole = syllables.join('');
  const starts = syllables.map((_, index) => syllables.slice(0, index).join(''));
  for (let limit = 0; limit < count(whole); limit += 1) {
    const longest = starts.filter((start) => count(start) <= limit).at(-1) ?? '';
    expect(truncate(whole, limit)).toBe(`${longest}...`);
  }
  expect(truncate(whole, count(whole))).toBe(whole);
});

it.each([
  ['', 30, ''],
  ['a'.repeat(30), 30, 'a'.repeat(30)],
  ['a'.repeat(31), 30, `${'a'.repeat(30)}...`],
  ['e\u0301'.repeat(30), 30, 'e\u0301'.repeat(30)],
  ['👩‍👩‍👧‍👦'.repeat(31), 30, `${'👩‍👩‍👧‍👦'.repeat(30)}...`],
  ['Heavy rain, then sun', 10, 'Heavy rain...'],
  ['ab', 0, '...'],
])('shortens %j to %i characters: %j', (text, limit, expected) =>
  expect(truncate(text, limit)).toBe(expected),
);

it.each(['က္က္က္က္က', 'မက္က္က္က'])('keeps all of the stack %s or nothing', (stack) => {
  const results = [0, 1, 2, 3, 4].map((limit) => truncate(stack, limit));
  expect(results.filter((text) => text !== '...' && text !== stack)).toEqual([]);
});

it('cuts between a space and a stray final', () => expect(truncate('က န်', 2)).toBe('က ...'));
