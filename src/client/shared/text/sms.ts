import { sentenceBeginnings, wordBeginnings } from './words';

/**
 * 3GPP TS 23.038, 6.2.1: one septet each. The table's escape character is not a character by
 * itself.
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** 6.2.1.1: two septets each, the first of which is the escape. */
const EXTENSION = new Set('\f^{}\\[~]|€');

const ALPHABETS = {
  'GSM-7': { single: 160, inSeries: 153 },
  'UCS-2': { single: 70, inSeries: 67 },
} as const;

interface Sms {
  alphabet: keyof typeof ALPHABETS;
  /**
   * Septets of GSM-7 or code units of UCS-2, without those left unused to avoid splitting a pair.
   */
  units: number;
  /** Where each message ends, as an index into the text; empty for an empty text. */
  ends: number[];
}

const isGsm = (character: string) => BASIC.has(character) || EXTENSION.has(character);

/** Lines ends other than `\n`, and blanks that look like a space or act as one. */
const OTHER_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const OTHER_BLANK = /[^\S\n\f ]/g;

/** The text as it is sent: with line breaks and blanks of the basic alphabet. */
export const smsText = (text: string): string =>
  text.trim().replace(OTHER_BREAK, '\n').replace(OTHER_BLANK, ' ');

/** Substitutes in the basic alphabet for signs that have no compatible letters. */
const SUBSTITUTES: [signs: RegExp, substitute: string][] = [
  [/^[\p{Pd}\u2043\u2212\u2022\u00B7\u2023]$/u, '-'],
  [/^[\u2018-\u201B\u2032\u2035\u2039\u203A\u02BC\u00B4`]$/, "'"],
  [/^[\u201C-\u201F\u2033\u2036\u00AB\u00BB]$/, '"'],
  [/^\u00B0$/, ' degrees'],
  [/^\u00D7$/, 'x'],
  [/^\u2192$/, '->'],
];

/** What to write in place of a character that is not in the alphabet of an SMS; null for nothing. */
function substituteOf(sign: string): string | null {
  const [, substitute] = SUBSTITUTES.find(([signs]) => signs.test(sign)) ?? [];
  const plain = substitute ?? sign.normalize('NFKD').replace(/\p{M}/gu, '').replace('\u2044', '/');
  return plain !== '' && [...plain].every(isGsm) ? plain : null;
}

export interface CostlySign {
  sign: string;
  substitute: string | null;
}

/**
 * The characters that make a text cost more messages than it needs. A text with Burmese has none,
 * because its letters need the large alphabet anyway.
 */
export function costlySigns(text: string): CostlySign[] {
  if (/\p{Script=Myanmar}/u.test(text)) return [];
  const signs = [...new Set(text)].filter((character) => !isGsm(character));
  const found = signs.map((sign) => ({ sign, substitute: substituteOf(sign) }));
  const substitutes = new Map(found.map(({ sign, substitute }) => [sign, substitute ?? '']));
  const cheap = [...text].map((character) => substitutes.get(character) ?? character).join('');
  return smsParts(cheap).ends.length < smsParts(text).ends.length ? found : [];
}

/**
 * Divides a text into messages. GSM 03.38 allows one message of 160 septets or several of 153. A
 * text with any other character uses UCS-2: one message of 70 code units or several of 67. Neither
 * an escaped nor a surrogate pair is split.
 */
export function smsParts(text: string): Sms {
  const characters = [...text];
  const alphabet = characters.every(isGsm) ? 'GSM-7' : 'UCS-2';
  const unitsOf = (character: string) =>
    alphabet === 'UCS-2' ? character.length : 1 + Number(EXTENSION.has(character));
  const units = characters.reduce((sum, character) => sum + unitsOf(character), 0);
  const { single, inSeries } = ALPHABETS[alphabet];
  const limit = units <= single ? single : inSeries;

  const ends: number[] = [];
  let index = 0;
  let used = 0;
  for (const character of characters) {
    if (used + unitsOf(character) > limit) {
      ends.push(index);
      used = 0;
    }
    used += unitsOf(character);
    index += character.length;
  }
  if (index > 0) ends.push(index);
  return { alphabet, units, ends };
}

/**
 * Returns the longest beginning of a text that fits into a number of messages: the whole text, else
 * whole sentences, else whole words with `...`. Returns '' if not even the first word fits.
 */
export function shortenToSms(text: string, messages: number): string {
  const whole = text.trim();
  const fits = (beginning: string) => smsParts(beginning).ends.length <= messages;
  if (fits(whole)) return whole;
  const byWords = wordBeginnings(whole).map((beginning) => `${beginning}...`);
  return sentenceBeginnings(whole).findLast(fits) ?? byWords.findLast(fits) ?? '';
}

/** Returns the end of a text that `shortenToSms` has left out. */
export function leftOutOf(text: string, shortened: string): string {
  const whole = text.trim();
  const shown = whole.startsWith(shortened) ? shortened : shortened.slice(0, -'...'.length);
  return whole.slice(shown.length).replace(/^[\s\u200B.,;:!?၊။-]+/, '');
}
