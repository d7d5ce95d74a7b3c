import type { BACKDATE_FORMAT, DAY_FORMAT } from '../../../contract/dates';
import { visibleOnly } from '../../../contract/text';
import { MONTHS } from '../text/months';

export type DateFormat = typeof DAY_FORMAT | typeof BACKDATE_FORMAT;

const BURMESE_DIGIT = /[\u1040-\u1049]/g;
const toWestern = (digit: string) => String(digit.charCodeAt(0) - 0x1040);

const WORDS = /\d+|\p{L}[\p{L}\p{M}]*/gu;
/** Words to ignore around the parts of a date, as in `26th` and `၂၆ ရက်`. */
const UNREAD = ['st', 'nd', 'rd', 'th', 'of', 'ခုနှစ်', 'ရက်', 'နေ့'];
/** Dates without separators. The year has four digits and starts with 19 to 29. */
const YEAR_FIRST = /^(19\d\d|2\d{3})(\d\d)(\d\d)$/;
const YEAR_LAST = /^(\d\d)(\d\d)(19\d\d|2\d{3})$/;

const isYear = (word: string | undefined) => /^\d{4}$/.test(word ?? '');
const isPart = (word: string | undefined) => /^\d{1,2}$/.test(word ?? '');

function monthOf(word = ''): string | undefined {
  const index = MONTHS.findIndex(
    ([english, burmese]) =>
      (word.length > 2 && english.toLowerCase().startsWith(word)) ||
      [burmese, `${burmese}လ`].includes(word),
  );
  return index < 0 ? undefined : String(index + 1);
}

/** Moves the name of a month to the middle, as a number. `nov 26 2026` has it first. */
function withNumber([first, middle, last]: string[]): (string | undefined)[] {
  const month = monthOf(first);
  return month ? [middle, month, last] : [first, monthOf(middle) ?? middle, last];
}

/** Returns year, month and day. If the year is last, the order is day, month, year. */
function partsOf(text: string): string[] | null {
  const words = (text.toLowerCase().match(WORDS) ?? []).filter((word) => !UNREAD.includes(word));
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
  const parts = partsOf(visibleOnly(typed).normalize('NFKC').replace(BURMESE_DIGIT, toWestern));
  if (!parts || !isReal(parts.join('-'))) return null;
  return (format === 'YYYY-MM-DD' ? parts : parts.reverse()).join('-');
}

/** Formats a typed date. Any other text, such as one with a year of two digits, is only trimmed. */
export const tidyDate = (typed: string, format: DateFormat): string =>
  readDate(typed, format) ?? visibleOnly(typed);

export const isUnreadable = (typed: string, format: DateFormat): boolean =>
  visibleOnly(typed) !== '' && readDate(typed, format) === null;
