import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** How a backdate is written, on the wire and on the screen (section 9). */
export const BACKDATE_FORMAT = 'DD-MM-YYYY';
/** How a day is written in searches and compared everywhere: such texts sort as days do. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/** Myanmar keeps UTC+6:30 the whole year. */
const YANGON_OFFSET_MS = 6.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** A day without a time, `YYYY-MM-DD`, in Asia/Yangon. */
export type Day = string;

/** The day that an instant falls on in Asia/Yangon (readings 82). */
export function dayOf(instant: Date): Day {
  return new Date(instant.getTime() + YANGON_OFFSET_MS).toISOString().slice(0, 10);
}

/** Today in Asia/Yangon, wherever the machine believes to be. */
export function today(): Day {
  return dayOf(new Date());
}

/**
 * The first instant of a day and the first one after it, so that a filter can include the whole
 * end date up to 23:59:59 (readings 109).
 */
export function instantsOf(day: Day): { from: Date; to: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - YANGON_OFFSET_MS);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Reads a date strictly; `null` where the text is not a date of that format (readings 81). */
export function parseDay(text: string, format: string): Day | null {
  const parsed = dayjs(text, format, true);
  return parsed.isValid() ? parsed.format(DAY_FORMAT) : null;
}
