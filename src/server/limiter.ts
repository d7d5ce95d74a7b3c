/** A gate to jobs. */
export interface Limiter {
  <T>(job: () => Promise<T>): Promise<T>;
  /** How many jobs run, and how many wait, at this moment. */
  load(): { running: number; waiting: number };
}

/**
 * Makes a gate that lets at most `width` jobs run at a time; the others wait their turn in order.
 * For work that takes much memory: a password hash 128 MB, a decoded photograph 120 MB.
 */
export function makeLimiter(width: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  const limit = async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      // The place is handed on rather than given up, so that no newcomer slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(limit, { load: () => ({ running, waiting: waiting.length }) });
}
