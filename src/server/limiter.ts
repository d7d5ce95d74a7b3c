/**
 * Makes a gate that lets at most `width` jobs run at a time; the others wait their turn in order.
 * For work that takes much memory: a password hash 128 MB, a decoded photograph 120 MB.
 */
export function makeLimiter(width: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
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
}
