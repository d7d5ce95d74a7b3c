const CONSONANTS = 'ကခဂဃငစဆဇဈဉညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟဠအ';
const MEDIALS = ['ျ', 'ြ', 'ွ', 'ှ', 'ျွ', 'ြွ', 'ျှ', 'ြှ', 'ွှ', 'ျွှ', 'ြွှ'];
const VOWELS = ['', 'ာ', 'ိ', 'ီ', 'ု', 'ူ', 'ေ', 'ဲ', 'ော', 'ော်', 'ံ', 'ို'];
const TONES = ['့', 'း'];

/** What sorts as if it were spelled otherwise; decomposed, as `toSpelling` has them. */
const SPELLINGS = new Map([
  ['\u1025\u102E', 'အူ'],
  ['ဣ', 'အိ'],
  ['ဤ', 'အီ'],
  ['ဥ', 'အု'],
  ['ဧ', 'အေ'],
  ['ဩ', 'အော'],
  ['ဪ', 'အော်'],
  ['ဿ', 'သ\u1039သ'],
  ['\u102B', '\u102C'],
  ['\u102D\u1036', '\u102Dမ\u103A'],
  ['\u102F\u1036', '\u102Fမ\u103A'],
  ['\u1037\u103A', '\u103A\u1037'],
]);
const SPELLED = new RegExp([...SPELLINGS.keys()].join('|'), 'g');

/** Of a syllable: medials; vowel and final consonant, which may be stacked on the next letter; tone; letter. */
const ELEMENT =
  /([\u103B-\u103E]+)|(?=[\u102C-\u1032\u1036]|[က-အ][\u1039\u103A])(ော်|ော|ို|[\u102C-\u1032\u1036])?(?:([က-အ])(?:\u103A\u1039?|\u1039))?|([\u1037\u1038])|([က-အ])/g;

/** Sorts after digits and Latin letters. */
const element = (weight: number) => `~${String.fromCharCode(weight)}`;

function toKey(_: string, medials = '', vowel = '', final = '', tone = '', letter = ''): string {
  if (letter) return element(0x100 + CONSONANTS.indexOf(letter));
  if (medials) return element(0x600 + MEDIALS.indexOf(medials));
  if (tone) return element(0x700 + TONES.indexOf(tone));
  const row = final ? CONSONANTS.indexOf(final) + 1 : 0;
  return element(0x200 + row * VOWELS.length + VOWELS.indexOf(vowel));
}

const toWesternDigit = (digit: string) => String(digit.charCodeAt(0) - 0x1040);

/**
 * A text whose code units sort as the name does in a Burmese dictionary, by syllables: open ones come before closed
 * ones, those by their final consonant, and medials last. It follows the collation `my` of Unicode's CLDR, which
 * Chromium does not have. Digits sort first, then Latin, whatever its case and accents.
 */
export function sortKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[\u1040-\u1049]/g, toWesternDigit)
    .replace(SPELLED, (spelled) => SPELLINGS.get(spelled) ?? spelled)
    .replace(ELEMENT, toKey);
}
