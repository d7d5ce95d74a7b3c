export interface Throttled<T> {
  (value: T): void;
  /** Drops what still waits. */
  cancel: () => void;
}

/**
 * Passes a value on at most once in `ms` milliseconds: the first at once, the newest of those that
 * follow when the time is over, so that what is shown never stays behind where the pointer stopped.
 */
export function throttle<T>(pass: (value: T) => void, ms: number): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | undefined;

  function next() {
    timer = undefined;
    if (waiting) run(waiting.value);
  }
  function run(value: T) {
    waiting = undefined;
    timer = setTimeout(next, ms);
    pass(value);
  }
  function throttled(value: T) {
    if (timer === undefined) run(value);
    else waiting = { value };
  }
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return throttled;
}
