import fc from 'fast-check';
import { fold } from '../../src/contract/fold';

it.each([
  ['vowels typed 102F 102D', 'က\u102F\u102D', 'က\u102D\u102F'],
  ['vowels and dot below in another order', 'မြ\u102F\u102D\u1037', 'မြ\u1037\u102D\u102F'],
  ['dot below before a vowel below', 'တ\u1037\u102F', 'တ\u102F\u1037'],
  ['anusvara before a vowel below', 'သ\u1036\u102F\u1038', 'သ\u102F\u1036\u1038'],
  ['ai with dot below before it', 'ခ\u1037\u1032', 'ခ\u1032\u1037'],
  ['asat and dot below', 'န\u103A\u1037', 'န\u1037\u103A'],
  ['visarga before asat', 'န\u1038\u103A', 'န\u103A\u1038'],
  ['medials wa and ha', 'လ\u103E\u103D', 'လ\u103D\u103E'],
  ['a medial after its vowel', 'က\u102D\u103C\u102F', 'က\u103C\u102D\u102F'],
  ['e before a medial', 'က\u1031\u103B\u102C\u103A', 'က\u103B\u1031\u102C\u103A'],
  ['a letter that Unicode composes', '\u1025\u102E\u1038', '\u1026\u1038'],
  ['zero-width spaces', 'ရန်\u200Bကုန်', 'ရန်ကုန်'],
  ['zero-width joiners', 'ရန်\u200C\u200Dကုန်', 'ရန်ကုန်'],
  ['word joiner and byte order mark', '\uFEFFရန်\u2060ကုန်', 'ရန်ကုန်'],
  ['a zero-width space between two vowels', 'က\u102F\u200B\u102D', 'က\u102D\u102F'],
  ['Burmese digits', '၂၀၂၆ ၃-၄ ၁၅၇၈၉', '2026 3-4 15789'],
  ['Shan digits', '႐႑႙', '019'],
  ['a sign typed twice', 'ကို\u102F', 'ကို'],
  ['nya typed for u', '\u1009\u102E\u1038', '\u1026\u1038'],
  ['u typed for nya', 'ပ\u1009\u1039စ', 'ပ\u1025\u1039စ'],
  ['i with its vowel sign', '\u1023\u102E', '\u1024'],
  ['o and its parts', '\u1029ဂုတ်', 'သြဂုတ်'],
  ['au and its parts', '\u102A', 'သြော်'],
  ['great sa and a stack', 'ပြ\u103Fနာ', 'ပြသ\u1039သနာ'],
  ['tall and short aa', 'အန္တရာယ် ခါ', 'အန္တရာယ် ခာ'],
  ['the digit four typed for a symbol', '၄င်း', '၎င်း'],
  ['a symbol and its short form', '၎င်း', '၎'],
  ['Latin case', 'Cyclone MOCHA', 'cyclone mocha'],
  ['Latin with composed and combining accents', 'É', 'e\u0301'],
  ['kinds of white space', ' heavy\u00A0\t rain\n', 'heavy rain'],
  ['syllables with and without spaces', 'မိုး ရွာ', 'မိုးရွာ'],
  ['sentences with and without a space', 'လေ၊ မိုး။ ရေ', 'လေ၊မိုး။ရေ'],
  ['a number with and without spaces', 'ဒဏ်ရာရ ၅ ဦး', 'ဒဏ်ရာရ၅ဦး'],
  ['a name in Latin with and without a space', 'မုန်တိုင်း Mocha', 'မုန်တိုင်းMocha'],
  ['straight and curly quotes', '‘Don’t’ “cross” «it»', `'Don't' "cross" "it"`],
  ['hyphens and dashes', '10–15 mm — wind‑speed', '10-15 mm - wind-speed'],
  ['full-width and half-width forms', 'ＣＡＬＬ　１９９！ ｶﾞ', 'call 199! ガ'],
  ['a number with and without commas', '1,500 houses', '1500 houses'],
  ['a number in Burmese digits', '၁၂၀၀၀ houses', '12,000 houses'],
  ['a phone number', 'Call 09-421 000 111', 'Call 09421000111'],
  ['a phone number with brackets', '(09) 421.000.111', '09421000111'],
  ['a number in brackets', 'call (09421 000 111)', 'call 09421000111'],
  ['a sigma at the end of a word', 'ΟΔΟΣ', 'οδοσ'],
])('makes equal: %s', (_case, one, other) => expect(fold(one)).toBe(fold(other)));

it.each([
  ['two words that differ in a tone', 'ကား', 'ကာ'],
  ['two vowels', 'ကို', 'ကု'],
  ['short and long vowels', 'မိ', 'မီ'],
  ['with and without a medial', 'ပျော်', 'ပော်'],
  ['a stacked and a following letter', 'ဒ\u1039ဒ', 'ဒဒ'],
  ['joined and parted words in Latin', 'rainfall', 'rain fall'],
  ['a time and a number', '10:30', '1030'],
  ['numbers on either side of a word', '10 to 15', '1015'],
  ['joined and parted words with a hyphen', 'e-mail', 'email'],
])('distinguishes %s', (_case, one, other) => expect(fold(one)).not.toBe(fold(other)));

it.each([
  ['wa between digits', '၂ဝ၂၆', '2026'],
  ['wa after digits', '၁ဝဝ', '100'],
  ['wa after digits and before a word', '၁ဝကျပ်', '10ကျပ်'],
  ['wa before the next word begins with ra', '၃ဝရက်', '30ရက်'],
  ['wa in front', 'ဖုန်း ဝ၉-၄၂ဝ', 'ဖုန်း09420'],
  ['wa in a time', '၁ဝး၃ဝ', '10း30'],
  ['ra between digits', '၁ရ၅', '175'],
  ['ra after digits', '၁ရ။', '17။'],
  ['ra in front', 'ရ၅ မိုင်', '75မိုင်'],
  ['digits in a time', '၁၀း၃၀', '10း30'],
])('reads a number with %s', (_case, text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['zero before a sign', '၀ါး', 'ဝါး'],
  ['zero before a closed syllable', '၀န်ကြီး', 'ဝန်ကြီး'],
  ['zero before a stack', '၀တ္ထု', 'ဝတ္ထု'],
  ['zero within a word', 'မိုးလေ၀သ', 'မိုးလေဝသ'],
  ['zero at the end of a word', 'သဘာ၀ ဘေး', 'သဘာဝဘေး'],
  ['seven before a sign', '၇ေ', 'ရေ'],
  ['seven before a closed syllable', '၇န်ကုန်', 'ရန်ကုန်'],
])('reads a word with %s', (_case, text, word) => expect(fold(text)).toBe(fold(word)));

it.each([
  ['ra at the end of a word', 'ဒဏ်ရာရ၅ခု', 'ဒဏ်ရာရ5ခု'],
  ['wa at the end of a word', 'ပလက်ဝ၂မိုင်', 'ပလက်ဝ2မိုင်'],
  ['ra at the beginning of a closed syllable', '၅ရက်', '5ရက်'],
  ['ra at the beginning of a bare syllable', '၂၀ရခိုင်', '20ရခိုင်'],
  ['wa at the beginning of a syllable', '၅ဝန်ကြီး', '5ဝန်ကြီး'],
  ['wa and ra away from digits', 'ဝ ၅ ရ', 'ဝ5ရ'],
  ['digits after a word', 'ဇူလိုင်၇ရက်', 'ဇူလိုင်7ရက်'],
  ['a decimal after a word', 'အထိ၀.၅', 'အထိ05'],
  ['a year after a word', 'ခုနှစ်၀၅', 'ခုနှစ်05'],
])('leaves %s', (_case, text, folded) => expect(fold(text)).toBe(folded));

it('makes one blank of every run of white space and controls', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00A0', '\u0007', 'a') });
  fc.assert(
    fc.property(text, (letters) => {
      const words = letters.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
      expect(fold(letters)).toBe(words.join(' '));
    }),
  );
});

it('puts any number of signs on one letter in order', () =>
  expect(fold(`က${'\u1038\u102D'.repeat(50)}`)).toBe('က\u102D\u1038'));

it('leaves nothing of a text without visible characters', () =>
  expect(fold(' \u200B\u2060\n')).toBe(''));

it('gives the same result when applied twice', () => {
  const once = fold('မြ\u102F\u102D\u1037 ၂ဝ၂၆ \u200BÉ မိုးလေ၀သ');
  expect(fold(once)).toBe(once);
});

it('reads digits as one number, however they are joined', () => {
  const joint = fc.constantFrom('', ' ', '.', ',', '-', '–', '‑', ' (', ') ', ', ', '\u00A0', '－');
  const pieces = fc.array(fc.tuple(joint, fc.constantFrom('5', '၅', '５', '42')), { minLength: 1 });
  fc.assert(
    fc.property(pieces, ([first, ...others]) => {
      const digits = (first?.[1] ?? '') + others.map(([, digit]) => digit).join('');
      const joined = (first?.[1] ?? '') + others.map((piece) => piece.join('')).join('');
      expect(fold(`rain ${joined}`)).toBe(fold(`rain ${digits}`));
    }),
  );
});

it('gives the same result when applied twice, whatever joins digits', () => {
  const unit = fc.constantFrom(...'1၂aမ .,-()’―Ａﾞ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it('takes no longer than in proportion to a hostile text', () => {
  for (const piece of ['(', ')', '1)', '(1', ' ,', '1 ', '’']) fold(piece.repeat(200_000));
});
