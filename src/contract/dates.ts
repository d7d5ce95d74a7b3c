import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { now } from './clock';

dayjs.extend(customParseFormat);

export const BACKDATE_FORMAT = 'DD-MM-YYYY';
/** The format of days in searches and comparisons: as text it sorts chronologically. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/** Myanmar is at UTC+6:30 all year round. */
const YANGON_OFFSET_MS = 6.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** A day without a time, `YYYY-MM-DD`, in Asia/Yangon. */
export type Day = string;

/** The day and time of an instant in Asia/Yangon, `2026-06-05T09:30:00.000`. */
export function inYangon(instant: Date): string {
  return new Date(instant.getTime() + YANGON_OFFSET_MS).toISOString().slice(0, -1);
}

export function dayOf(instant: Date): Day {
  return inYangon(instant).slice(0, DAY_FORMAT.length);
}

export function today(): Day {
  return dayOf(new Date(now()));
}

/** The first instant of a day and of the next day, so that a filter includes the end date. */
export function instantsOf(day: Day): { from: Date; to: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - YANGON_OFFSET_MS);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Parses a date strictly; null if the text is not a valid date in that format. */
export function parseDay(text: string, format: string): Day | null {
  const parsed = dayjs(text, format, true);
  return parsed.isValid() ? parsed.format(DAY_FORMAT) : null;
}
