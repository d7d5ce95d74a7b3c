import { instantsOf } from '../contract/dates';

const DAY_MS = 86_400_000;
const MORNING_MS = 10 * 3_600_000;

/** The instant a number of days before another one. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS);
}

export function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * 60_000);
}

/**
 * Ten in the morning in Yangon on a day of the year ('MM-DD'), in the latest year in which it is
 * past.
 */
export function latestDay(monthAndDay: string, now: Date): Date {
  const morningOf = (year: number) =>
    new Date(instantsOf(`${year}-${monthAndDay}`).from.getTime() + MORNING_MS);
  const year = now.getUTCFullYear();
  const thisYear = morningOf(year);
  return thisYear <= now ? thisYear : morningOf(year - 1);
}
