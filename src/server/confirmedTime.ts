/** Two looks at the clock that are this far apart are no jump. */
const APART_MS = 6 * 3_600_000;

interface Look {
  /** What the clock has shown. */
  shown: Date;
  /** On the monotonic clock, in milliseconds. */
  at: number;
}

/**
 * A time that has certainly come, for what cannot be undone: a clock that is ahead, as on a machine
 * without a battery until it has asked a time server, must not delete what is kept for days.
 */
export interface ConfirmedTime {
  /** Tells what the clock has shown to an earlier start on the same store; null where there was none. */
  continueFrom(shown: Date | null): void;
  /**
   * The earlier one of what the clock shows now and what it has shown to an earlier start, or at least
   * six hours ago; null before there are two of them.
   */
  read(): Date | null;
}

/** @param elapsedMs a monotonic clock, in milliseconds */
export function makeConfirmedTime(
  now: () => Date,
  elapsedMs = () => performance.now(),
): ConfirmedTime {
  const look = (): Look => ({ shown: now(), at: elapsedMs() });
  let latest = look();
  let earlier: Date | null = null;
  return {
    continueFrom(shown) {
      earlier = shown;
    },
    read() {
      const current = look();
      if (current.at - latest.at >= APART_MS) {
        earlier = latest.shown;
        latest = current;
      }
      return earlier && (earlier < current.shown ? earlier : current.shown);
    },
  };
}
