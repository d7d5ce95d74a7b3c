import { useMemo, useSyncExternalStore } from 'react';

/** The address of a file for as long as somebody looks at it; it is given back afterwards. */
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

/** An address under which an image of a chosen file can be shown; none on the very first drawing. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}
