import { useMemo, useSyncExternalStore } from 'react';

function objectUrlOf(file: File) {
  let url: string | undefined;
  return {
    subscribe: (onChange: () => void) => {
      const own = URL.createObjectURL(file);
      url = own;
      onChange();
      return () => URL.revokeObjectURL(own);
    },
    current: () => url,
  };
}

/** Returns the object URL of a file for its preview; undefined on the first render. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}
