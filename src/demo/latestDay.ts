import { instantsOf } from '../contract/dates';

const MORNING_MS = 10 * 3_600_000;

/** Ten in the morning, in Yangon, of the latest such day of the year ('MM-DD') that has come. */
export function latestDay(monthAndDay: string, now: Date): Date {
  const morningOf = (year: number) =>
    new Date(instantsOf(`${year}-${monthAndDay}`).from.getTime() + MORNING_MS);
  const year = now.getUTCFullYear();
  const thisYear = morningOf(year);
  return thisYear <= now ? thisYear : morningOf(year - 1);
}
