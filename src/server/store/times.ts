/**
 * How far ahead the clock of another process may be. A stored time further ahead comes from a clock
 * that was wrong, and would outlive every limit.
 */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/** The time before or after now, as the store keeps times. */
export function timeAt(now: Date, offsetMs: number): string {
  return new Date(now.getTime() + offsetMs).toISOString();
}
