import type { BACKDATE_FORMAT, DAY_FORMAT } from '../../../contract/dates';
import { visibleOnly } from '../../../contract/text';
import { MONTHS } from '../text/months';

export type DateFormat = typeof DAY_FORMAT | typeof BACKDATE_FORMAT;

/** Burmese and Shan digits. Their last hexadecimal place is their value. */
const DIGIT = /[\u1040-\u1049\u1090-\u1099]/g;
const toWestern = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** Other spellings in the names of months. A zero is often typed in place of the letter wa. */
const SPELLINGS: [name: RegExp, spellings: string][] = [
  [/ဝ/g, '[ဝ\u1040]'],
  [/ဩ/g, '(?:ဩ|သြ|ဪ)'],
  [/န်န/g, 'န(?:်|\u1039)န'],
  [/\u102B/g, '[\u102B\u102C]'],
];
const spelled = (name: string) =>
  SPELLINGS.reduce((pattern, [part, spellings]) => pattern.replace(part, spellings), name);
const BURMESE_MONTHS = MONTHS.map(
  ([english, burmese]) => [english, new RegExp(`${spelled(burmese)}လ?`, 'g')] as const,
);
/** Burmese writes no spaces between the parts of a date. */
const withEnglishMonths = (text: string) =>
  BURMESE_MONTHS.reduce((read, [english, name]) => read.replace(name, ` ${english} `), text);

const ZONE = '\\s*(?:\\+06:?30)?';
/** A time of day with an hour and a minute, or with a word that says so. */
const TIME = new RegExp(
  `(?<![\\d.:])\\d{1,2}(?:(?::\\d\\d){1,2}(?:[.,]\\d+)?${ZONE}|` +
    `(?:[.:]\\d\\d)?\\s*(?:နာရီ(?:\\s*\\d{1,2}\\s*မိနစ်)?|[ap]\\.?m(?![a-z])))`,
  'g',
);
/** In another zone than that of Yangon it may be another day there. */
const OTHER_ZONE = /:\d\d(?:[.,]\d+)?\s*(?:z|utc|gmt|[+-](?!06:?30)\d\d:?\d\d)/;

const WORDS = /\d+|\p{L}[\p{L}\p{M}]*/gu;
/** Words to ignore between the parts of a date, as in `26th` and `၂၆ ရက်`. */
const UNREAD = [
  ...['st', 'nd', 'rd', 'th', 'of', 'ခုနှစ်', 'ခု', 'နှစ်', 'လ', 'ရက်', 'ရက်နေ့', 'နေ့'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
];
/** Dates without separators. The year has four digits and starts with 19 to 29. */
const YEAR_FIRST = /^(19\d\d|2\d{3})(\d\d)(\d\d)$/;
const YEAR_LAST = /^(\d\d)(\d\d)(19\d\d|2\d{3})$/;

const isYear = (word: string | undefined) => /^\d{4}$/.test(word ?? '');
const isPart = (word: string | undefined) => /^\d{1,2}$/.test(word ?? '');

function monthOf(word = ''): string | undefined {
  const isName = word.length > 2;
  const index = MONTHS.findIndex(([english]) => english.toLowerCase().startsWith(word));
  return isName && index >= 0 ? String(index + 1) : undefined;
}

/** Moves the name of a month to the middle, as a number. `nov 26 2026` has it first. */
function withNumber([first, middle, last]: string[]): (string | undefined)[] {
  const month = monthOf(first);
  return month ? [middle, month, last] : [first, monthOf(middle) ?? middle, last];
}

/** The words of a date. Words before and after it, such as the day of the week, are ignored. */
function wordsOf(text: string): string[] {
  const words = text.match(WORDS) ?? [];
  const isPartOfDate = (word: string) => /^\d/.test(word) || monthOf(word) !== undefined;
  const [first, last] = [words.findIndex(isPartOfDate), words.findLastIndex(isPartOfDate)];
  return words.slice(Math.max(first, 0), last + 1).filter((word) => !UNREAD.includes(word));
}

/** Returns year, month and day. If the year is last, the order is day, month, year. */
function partsOf(typed: string): string[] | null {
  const text = typed.toLowerCase();
  if (OTHER_ZONE.test(text)) return null;
  const words = wordsOf(text.replace(TIME, ' '));
  const together = YEAR_FIRST.exec(words.join()) ?? YEAR_LAST.exec(words.join());
  const parts = together ? together.slice(1) : withNumber(words);
  if (words.length !== (together ? 1 : 3)) return null;
  const [year, month, day] = isYear(parts[0]) ? parts : parts.reverse();
  return year && month && day && isYear(year) && isPart(month) && isPart(day)
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')]
    : null;
}

/** Whether the day exists. It does not use dayjs, which would make the first list larger. */
function isReal(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

/**
 * Reads a typed date (`docs/specification/forms.md#typed-dates`). Returns null if the text is not a
 * date or is ambiguous.
 */
function readDate(typed: string, format: DateFormat): string | null {
  const text = withEnglishMonths(visibleOnly(typed).normalize('NFKC')).replace(DIGIT, toWestern);
  const parts = partsOf(text);
  if (!parts || !isReal(parts.join('-'))) return null;
  return (format === 'YYYY-MM-DD' ? parts : parts.reverse()).join('-');
}

/** Formats a typed date. Any other text, such as one with a year of two digits, is only trimmed. */
export const tidyDate = (typed: string, format: DateFormat): string =>
  readDate(typed, format) ?? visibleOnly(typed);

export const isUnreadable = (typed: string, format: DateFormat): boolean =>
  visibleOnly(typed) !== '' && readDate(typed, format) === null;
