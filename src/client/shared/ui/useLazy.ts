import { useCallback, useEffect, useState } from 'react';
import { importPart as importFrom } from '../device/newVersion';
import { useNotices } from '../notices/useNotices';

export interface Lazy<T> {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  value?: T;
}

const loaded = new WeakMap<() => Promise<object>, object>();

/**
 * Loads a part of a page. After that, `useLazy` of the same function has it in the first render.
 */
export async function loadPart<T extends object>(importPart: () => Promise<T>): Promise<T> {
  const part = await importFrom(importPart);
  loaded.set(importPart, part);
  return part;
}

const loadedPart = <T extends object>(importPart: () => Promise<T>) =>
  loaded.get(importPart) as T | undefined;

/**
 * Loads a part of a page that has a bundle of its own. Whole pages use the router's `lazy`.
 * `load(failure?)` resolves to the part, or to undefined on failure, and may be called again. It
 * shows the text of the failure as an alert.
 *
 * @param isNeeded loads the part without a call once it is true; `importPart` must then be stable
 */
export function useLazy<T extends object>(importPart: () => Promise<T>, isNeeded = false) {
  const [lazy, setLazy] = useState<Lazy<T>>(() => {
    const value = loadedPart(importPart);
    return { status: value ? 'loaded' : 'idle', value };
  });
  const { showAlert } = useNotices();
  const settle = useCallback(
    () =>
      loadPart(importPart).then(
        (value) => {
          setLazy({ status: 'loaded', value });
          return value;
        },
        (error: unknown) => {
          console.error('a part of the page could not be loaded', error);
          setLazy({ status: 'failed' });
          return undefined;
        },
      ),
    [importPart],
  );
  const isDue = isNeeded && lazy.status === 'idle';
  useEffect(() => {
    if (isDue) void settle();
  }, [isDue, settle]);
  const load = async (failure?: string) => {
    setLazy((before) => (before.value ? before : { status: 'loading' }));
    const value = await settle();
    if (!value && failure !== undefined) showAlert(failure);
    return value;
  };
  return { ...lazy, status: isDue ? 'loading' : lazy.status, load };
}
