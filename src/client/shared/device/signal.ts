export interface Signal {
  /** For `useSyncExternalStore`. */
  subscribe: (read: () => void) => () => void;
  notify: () => void;
}

/** Tells React that a value outside of it has changed. */
export function makeSignal(): Signal {
  const readers = new Set<() => void>();
  return {
    subscribe(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
    notify: () => readers.forEach((read) => read()),
  };
}
