/** How far this machine's clock is behind the server's, in milliseconds; null until a response has told. */
let behindMs: number | null = null;

/** The headers have whole seconds, and responses take their time; less than this is no wrong clock. */
const TOLERANCE_MS = 60_000;

/** A moment of this machine's clock by the server's. Both in milliseconds since 1970. */
export const byServer = (moment: number): number => moment + (behindMs ?? 0);

/** The present by the server's clock, or by this machine's until a response has told the server's. */
export const now = (): number => byServer(Date.now());

/** Whether the present is known from the server. */
export const isServerTimeKnown = (): boolean => behindMs !== null;

/** Follows the server's clock. @param date the header `Date` of a response that has just been made */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  behindMs ??= 0;
  if (Math.abs(difference - behindMs) > TOLERANCE_MS) behindMs = difference;
}
