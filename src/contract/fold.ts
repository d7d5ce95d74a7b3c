import { normalize } from './normalize';

export type FoldRule = readonly [
  pattern: RegExp,
  replacement: string | ((match: string) => string),
];

const BURMESE_ZERO = 0x1040;
const SHAN_ZERO = 0x1090;

/**
 * Pairs of spellings that look alike or are often confused. The longer spelling stands for both.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  '\u1009': '\u1025',
  '\u1024': '\u1023\u102E',
  '\u1026': '\u1025\u102E',
  '\u1029': '\u101E\u103C',
  '\u102A': '\u101E\u103C\u1031\u102C\u103A',
  '\u102B': '\u102C',
  '\u103F': '\u101E\u1039\u101E',
};

/**
 * The dependent signs of a Burmese syllable in the order of Unicode's encoding model: medials,
 * vowels (before, above, below, after), asat, tones.
 */
const SIGN_ORDER =
  '\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u102F\u1030\u102B\u102C\u103A\u1036\u1037\u1038';
const SIGNS = /[\u102B-\u1032\u1036-\u1038\u103A-\u103E]{2,}/g;

/** Removes repeated signs, too: a sign that is typed twice looks like one. */
function sortSigns(signs: string): string {
  const present = new Set(signs);
  return [...SIGN_ORDER].filter((sign) => present.has(sign)).join('');
}

function toWesternDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= SHAN_ZERO ? SHAN_ZERO : BURMESE_ZERO));
}

const LETTER = '[\\u1000-\\u103F]';
/**
 * Characters that only follow the letter of a syllable: a sign, or a consonant that closes the
 * syllable. Visarga is not among them, because it also serves as the colon of a time.
 */
const REST = '(?:[\\u102B-\\u1037\\u1039-\\u103E]|[\\u1000-\\u1021\\u1025][\\u1039\\u103A])';
const matching = (...parts: string[]) => new RegExp(parts.join('|'), 'g');

const ZERO_FOR_WA = matching(`0(?=${REST})`, `(?<=${LETTER})0(?![.,:/-]?\\d)`);
const SEVEN_FOR_RA = matching(`7(?=${REST})`);
/**
 * The letters wa and ra typed in place of the digits zero and seven. Before a digit they are digits
 * unless they end a word; after a digit, unless they begin one. Few words begin with a bare wa,
 * many with a bare ra.
 */
const LETTERS_FOR_DIGITS = matching(
  `(?<!${LETTER})[\\u101B\\u101D]+(?=\\d)`,
  `(?<=\\d)[\\u101B\\u101D]+(?!${LETTER})`,
  `(?<=\\d)\\u101D+(?!${REST})`,
);
const toLookAlikes = (letters: string) =>
  letters.replaceAll('\u101D', '0').replaceAll('\u101B', '7');

/** Separators between the digits of a number: `1,500`, `09-421 000 111`, `(01) 234.567`. */
const JOINTS = /(?<=\d)[ .,()-]+(?=\d)/g;
const BRACKETS = /(?<!\()\(+(?=\d[\d .,-]*\))|\)(?<=\(\d[\d .,-]*\))\)*/g;

const WHITE_SPACE = / ?(?:[^\S ]|\p{Cc}| {2})[\s\p{Cc}]*/gu;

/** The replacements of `fold` after `composed`, in this order. */
export const FOLD_RULES: readonly FoldRule[] = [
  // Full-width and half-width forms; a voiced mark belongs to the letter before it.
  [/[\uFF01-\uFF9F\uFFE0-\uFFE2\uFFE5\uFFE6][\uFF9E\uFF9F]?/g, (form) => form.normalize('NFKC')],
  [/[\u2018-\u201B\u2032\u2035\u2039\u203A\u02BC\u00B4`]/g, "'"],
  [/[\u201C-\u201F\u2033\u2036\u00AB\u00BB]/g, '"'],
  [/[\p{Pd}\u2043\u2212]/gu, '-'],
  [/[\u102B\u1009\u1024\u1026\u1029\u102A\u103F]/g, (letter) => SPELLINGS[letter] ?? letter],
  [SIGNS, sortSigns],
  [/[\u1040-\u1049\u1090-\u1099]/g, toWesternDigit],
  // The symbol of `၎င်း` is often typed as the digit four. It also stands alone.
  [/[4\u104E]\u1004\u103A\u1038/g, '\u104E'],
  [ZERO_FOR_WA, '\u101D'],
  [SEVEN_FOR_RA, '\u101B'],
  [LETTERS_FOR_DIGITS, toLookAlikes],
  [WHITE_SPACE, ' '],
  [BRACKETS, ''],
  [JOINTS, ''],
  // Once more, because the joints of the number are gone now.
  [BRACKETS, ''],
  [/(?<=[\u1000-\u109F]) | (?=[\u1000-\u109F])|^ | $/g, ''],
];

/** Characters without a visible shape, such as the zero-width space. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters in NFC and lower case. A final sigma equals any other, whatever follows it. */
export const composed = (text: string) => normalize(text, 'NFC').toLowerCase().replaceAll('ς', 'σ');

/**
 * Makes texts equal that mean the same to a reader. It ignores case, invisible characters, kinds of
 * white space, spaces beside Burmese, the typing order of signs, the script of digits, look-alikes,
 * kinds of quotes and dashes, the width of characters, and separators in numbers. Both the stored
 * text and the query are folded; neither result is ever shown. A change needs a migration that
 * folds the stored texts again.
 */
export function fold(text: string): string {
  return FOLD_RULES.reduce(
    (folded, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? folded.replace(pattern, replacement)
        : folded.replace(pattern, replacement),
    composed(text.replace(INVISIBLE, '')),
  );
}
