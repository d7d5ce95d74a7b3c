import { useSyncExternalStore } from 'react';
import { readItem, storeItems } from '../deviceStorage';

/** The key in the device's storage; the value is `on` or `off`. */
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

/** Turns them on or off, and keeps the choice on this device. */
export function chooseSingleKeys(isOn: boolean): void {
  storeItems({ [KEY]: isOn ? 'on' : 'off' });
  readers.forEach((read) => read());
}
