/** Two readings of the clock with this much real time between them confirm each other. */
const APART_MS = 6 * 3_600_000;

interface Reading {
  shown: Date;
  at: number;
}

/**
 * A time that has certainly passed, for actions that cannot be undone. A machine without a battery
 * may have a clock that is ahead until it asks a time server; it must not delete content too early.
 */
export interface TrustedTime {
  /**
   * Starts from a time that the clock showed to an earlier process on the same store; null if none.
   */
  continueFrom(shown: Date | null): void;
  /**
   * The earlier of two times: the current one, and one that the clock showed to an earlier process
   * or at least six hours ago. Null before there are two of them.
   */
  read(): Date | null;
}

export function makeTrustedTime(now: () => Date, elapsedMs = () => performance.now()): TrustedTime {
  const readClock = (): Reading => ({ shown: now(), at: elapsedMs() });
  let latest = readClock();
  let earlier: Date | null = null;
  return {
    continueFrom(shown) {
      earlier = shown;
    },
    read() {
      const current = readClock();
      if (current.at - latest.at >= APART_MS) {
        earlier = latest.shown;
        latest = current;
      }
      return earlier && (earlier < current.shown ? earlier : current.shown);
    },
  };
}
