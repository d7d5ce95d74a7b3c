import { BACKDATE_FORMAT, DAY_FORMAT, dayOf, parseDay } from '../../../contract/dates';
import type { Day } from '../../../contract/dates';
import { currentTexts } from './i18n';

/** A date, a time and an optional zone. `Date` alone would read `05-06-2026 10:00` as 6 May. */
const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Returns the day in Asia/Yangon of a `created_at`: an ISO instant (UTC without a zone), a plain
 * date or `DD-MM-YYYY`; `null` for anything else.
 */
export function dayOfCreatedAt(text: string | null | undefined): Day | null {
  if (!text) return null;
  const [, day = '', time = '', zone = 'Z'] = ISO_INSTANT.exec(text) ?? [];
  if (!day) return parseDay(text, BACKDATE_FORMAT) ?? parseDay(text, DAY_FORMAT);
  // Some servers send microseconds, or a zone without a colon.
  const offset = zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
  const instant = new Date(`${day}T${time.slice(0, 'HH:mm:ss.SSS'.length)}${offset}`);
  const isReal = parseDay(day, DAY_FORMAT) !== null && !Number.isNaN(instant.getTime());
  return isReal ? dayOf(instant) : null;
}

/**
 * Formats date and time in Asia/Yangon, such as `20 November 2026 at 14:05`.
 *
 * @param moment milliseconds since 1970 or an ISO instant
 */
export function formatMoment(moment: number | string, texts = currentTexts()): string {
  return texts.formatDate(new Date(moment), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
}

/** Formats date and time in Asia/Yangon for one line of a list: `20-11-2026 14:05`. */
export function formatRowMoment(moment: string): string {
  const at = new Date(moment);
  const time = at.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Yangon' });
  return `${formatBackdate(dayOf(at))} ${time}`;
}

/** Formats the time in Asia/Yangon, such as `14:05`. @param moment milliseconds since 1970 */
export function formatTime(moment: number): string {
  return currentTexts().formatDate(new Date(moment), { timeStyle: 'short' });
}

export function formatBackdate(day: Day): string {
  return day.split('-').reverse().join('-');
}

/** Formats a day in the long British form, such as `20 November 2026`. */
export function formatLongDay(day: Day, texts = currentTexts()): string {
  return texts.formatDate(new Date(`${day}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
