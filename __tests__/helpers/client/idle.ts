import { act } from '@testing-library/react';

let waiting = new Map<number, () => void>();

/**
 * Adds the idle callbacks that jsdom lacks. The browser of a test is idle only when the test says
 * so. So pages are tested without the strip of the announcement, which the shell loads when the
 * browser is idle.
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

export function becomeIdle(): void {
  const due = [...waiting.values()];
  waiting = new Map();
  act(() => due.forEach((callback) => callback()));
}
