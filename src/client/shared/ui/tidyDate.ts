import type { BACKDATE_FORMAT, DAY_FORMAT } from '../../../contract/dates';

/** The product's two date formats. */
export type DateFormat = typeof DAY_FORMAT | typeof BACKDATE_FORMAT;

const BURMESE_DIGIT = /[\u1040-\u1049]/g;
/** Separators that people type; keyboards turn a hyphen into longer dashes. */
const SEPARATOR = /[-\u2010-\u2015/.\s]+/;

const toWestern = (digit: string) => String(digit.charCodeAt(0) - 0x1040);

/** The parts of a date, also without separators: a phone's numeric keypad has no hyphen. */
function partsOf(text: string, lengths: number[]): string[] {
  if (!/^\d{8}$/.test(text)) return text.split(SEPARATOR);
  let from = 0;
  return lengths.map((length) => text.slice(from, (from += length)));
}

/**
 * Brings a typed date into the format: other separators or none, Burmese digits, missing zeros. It
 * never guesses the order of the parts; any other text is only trimmed.
 */
export function tidyDate(typed: string, format: DateFormat): string {
  const text = typed.trim();
  const lengths = format.split('-').map((part) => part.length);
  const parts = partsOf(text.replace(BURMESE_DIGIT, toWestern), lengths);
  const fits = (part: string, index: number) => {
    const length = lengths[index] ?? 0;
    return /^\d+$/.test(part) && (length === 4 ? part.length === 4 : part.length <= length);
  };
  if (parts.length !== lengths.length || !parts.every(fits)) return text;
  return parts.map((part) => part.padStart(2, '0')).join('-');
}
