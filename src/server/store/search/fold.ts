import { normalize } from '../../../contract/text';

const BURMESE_ZERO = 0x1040;
const SHAN_ZERO = 0x1090;

/**
 * The signs that a Burmese syllable can carry, in the order in which Unicode's encoding model
 * stores them: medials, vowels before, above, below and after, then asat and the tones.
 */
const SIGN_ORDER =
  '\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u102F\u1030\u102B\u102C\u103A\u1036\u1037\u1038';
const SIGNS = /[\u102B-\u1032\u1036-\u1038\u103A-\u103E]{2,}/g;

/** All but a single blank, which may stay as it is. */
const WHITE_SPACE = / ?(?:[^\S ]|\p{Cc}| {2})[\s\p{Cc}]*/gu;

/** The letter wa is often typed as the digit zero, which looks the same but bears no signs. */
const ZERO_FOR_WA = /\u1040(?=[\u102B-\u1032\u1036-\u1038\u103A-\u103E])/g;

const [FIRST_SIGN, LAST_SIGN] = [0x102b, 0x103e];
/** Where each sign stands in the order, from the first one's code on. */
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

/** Nearly all are in order as they come. The others are sorted by counting, however many. */
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
 * A text as it is searched: two texts that look alike to a reader become the same. Case, invisible
 * characters, kinds of white space, the order in which the signs of a Burmese syllable were typed,
 * and the script of digits no longer count. Both the stored text and the one that is looked for
 * are folded; neither is ever shown.
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
