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
