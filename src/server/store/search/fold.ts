import { normalize } from '../../../contract/normalize';

const BURMESE_ZERO = 0x1040;
const SHAN_ZERO = 0x1090;

/**
 * The dependent signs of a Burmese syllable in the order of Unicode's encoding model: medials, vowels
 * before, above, below and after, then asat and the tones.
 */
const SIGN_ORDER =
  '\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u102F\u1030\u102B\u102C\u103A\u1036\u1037\u1038';
const SIGNS = /[\u102B-\u1032\u1036-\u1038\u103A-\u103E]{2,}/g;

/** Any white space except a single space. */
const WHITE_SPACE = / ?(?:[^\S ]|\p{Cc}| {2})[\s\p{Cc}]*/gu;

/** The letter wa is often typed as the digit zero, which looks the same but never has signs. */
const ZERO_FOR_WA = /\u1040(?=[\u102B-\u1032\u1036-\u1038\u103A-\u103E])/g;

const [FIRST_SIGN, LAST_SIGN] = [0x102b, 0x103e];
/** The index of each sign in the order, from the code of the first sign on. */
const RANKS = Array.from({ length: LAST_SIGN - FIRST_SIGN + 1 }, (_, index) =>
  SIGN_ORDER.indexOf(String.fromCharCode(FIRST_SIGN + index)),
);

function areSorted(signs: string): boolean {
  let before = 0;
  for (let at = 0; at < signs.length; at += 1) {
    const rank = RANKS[signs.charCodeAt(at) - FIRST_SIGN] ?? 0;
    if (rank < before) return false;
    before = rank;
  }
  return true;
}

/** A counting sort; nearly all signs are already in order. */
function sortSigns(signs: string): string {
  if (areSorted(signs)) return signs;
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...SIGN_ORDER].map((sign) => sign.repeat(counts.get(sign) ?? 0)).join('');
}

function toWesternDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= SHAN_ZERO ? SHAN_ZERO : BURMESE_ZERO));
}

/**
 * Makes texts equal that look alike to a reader: ignores case, invisible characters, kinds of white
 * space, the typing order of the signs of a Burmese syllable, and the script of digits. Both the
 * stored text and the query are folded; neither is ever shown.
 */
export function fold(text: string): string {
  return normalize(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), 'NFC')
    .replace(SIGNS, sortSigns)
    .replace(ZERO_FOR_WA, '\u101D')
    .replace(/[\u1040-\u1049\u1090-\u1099]/g, toWesternDigit)
    .toLowerCase()
    .replace(WHITE_SPACE, ' ')
    .trim();
}
