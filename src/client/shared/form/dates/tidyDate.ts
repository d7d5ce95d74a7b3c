import type { BACKDATE_FORMAT, DAY_FORMAT } from '../../../../contract/dates';

/** The two ways in which the product writes a day. */
export type DateFormat = typeof DAY_FORMAT | typeof BACKDATE_FORMAT;

const BURMESE_DIGIT = /[\u1040-\u1049]/g;
/** What people put between the parts of a date; keyboards turn a hyphen into longer dashes. */
const SEPARATOR = /[-\u2010-\u2015/.\s]+/;

const toWestern = (digit: string) => String(digit.charCodeAt(0) - 0x1040);

/** The parts of a date, also where they stand together: a phone's number keys have no hyphen. */
function partsOf(text: string, lengths: number[]): string[] {
  if (!/^\d{8}$/.test(text)) return text.split(SEPARATOR);
  let from = 0;
  return lengths.map((length) => text.slice(from, (from += length)));
}

/**
 * A date as it was meant: other separators, none at all, Burmese digits and missing zeros become
 * what the format says. It never guesses the order of the parts; any other text comes back as it
 * was, without the white space round it.
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
