/** How far this machine's clock is behind the server's, in milliseconds; null before a response. */
let behindMs: number | null = null;

/**
 * The `Date` header has whole seconds and responses take time, so a small difference is ignored.
 */
const TOLERANCE_MS = 60_000;

/**
 * Converts a time of this machine's clock to the server's clock. Both are in milliseconds since
 * 1970.
 */
export const toServerTime = (moment: number): number => moment + (behindMs ?? 0);

export const now = (): number => toServerTime(Date.now());

export const isServerTimeKnown = (): boolean => behindMs !== null;

/**
 * Follows the server's clock.
 *
 * @param date the `Date` header of a response that has just arrived
 */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  behindMs ??= 0;
  if (Math.abs(difference - behindMs) > TOLERANCE_MS) behindMs = difference;
}
