import { useSyncExternalStore } from 'react';
import { readItem, storeItems } from '../deviceStorage';

/** Where the device keeps `off`. */
const KEY = 'single-key-shortcuts';

const readers = new Set<() => void>();

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * Whether a character alone is a shortcut. Speech input types such characters by chance:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const hasSingleKeys = () => readItem(KEY) !== 'off';

export const useSingleKeys = () => useSyncExternalStore(subscribe, hasSingleKeys);

/** Switches them on or off, and keeps the choice on this device. */
export function chooseSingleKeys(isOn: boolean): void {
  storeItems({ [KEY]: isOn ? 'on' : 'off' });
  readers.forEach((read) => read());
}
