/**
 * The maximum difference to the clock of another process. A stored time further ahead comes from a
 * wrong clock and would outlive every limit.
 */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000;

export function timeAt(now: Date, offsetMs: number): string {
  return new Date(now.getTime() + offsetMs).toISOString();
}
