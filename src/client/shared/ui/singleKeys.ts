import { useSyncExternalStore } from 'react';
import { readItem, storeItems } from '../deviceStorage';

const KEY = 'single-key-shortcuts';

const readers = new Set<() => void>();

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * Whether single-key shortcuts are on. Speech input types such characters by chance:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const hasSingleKeys = () => readItem(KEY) !== 'off';

export const useSingleKeys = () => useSyncExternalStore(subscribe, hasSingleKeys);

export function chooseSingleKeys(isOn: boolean): void {
  storeItems({ [KEY]: isOn ? 'on' : 'off' });
  readers.forEach((read) => read());
}
