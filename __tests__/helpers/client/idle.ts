import { act } from '@testing-library/react';

let waiting = new Map<number, () => void>();

/**
 * Gives the window the idle callbacks that jsdom lacks. The browser of a test is idle only when the test
 * says so, so that a page is tested without the strip, which the shell loads then with a call of its own.
 */
export function installIdleCallbacks(): void {
  let handles = 0;
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      waiting.set((handles += 1), callback);
      return handles;
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  });
  beforeEach(() => waiting.clear());
}

/** The browser has nothing else to do. */
export function becomeIdle(): void {
  const due = [...waiting.values()];
  waiting = new Map();
  act(() => due.forEach((callback) => callback()));
}
