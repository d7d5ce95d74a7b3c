import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { readItem, storeItems, subscribeToStorage } from '../device/deviceStorage';

const KEY = 'single-key-shortcuts';

/**
 * Whether single-key shortcuts are on. Speech input types such characters by chance:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
const hasSingleKeys = () => readItem(KEY) !== 'off';

export const useSingleKeys = () => useSyncExternalStore(subscribeToStorage, hasSingleKeys);

export const chooseSingleKeys = (isOn: boolean) => storeItems({ [KEY]: isOn ? 'on' : 'off' });

/** Keys in the notation of `aria-keyshortcuts`. On a Mac, Control also means the command key. */
export type Keys = '/' | '?' | 'Control+S' | 'Control+Enter';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** An open dialog hides the page behind it and traps the focus. */
const isBehindDialog = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** On a Burmese layout the key S types a Burmese letter, so the key's position identifies it. */
function isKey({ key, code }: KeyboardEvent, wanted: string): boolean {
  if (key.toLowerCase() === wanted.toLowerCase()) return true;
  return code === `Key${wanted}` && !/^[a-z]$/i.test(key);
}

function isPressed(event: KeyboardEvent, keys: Keys): boolean {
  const [wanted = '', control] = keys.split('+').reverse();
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing || hasControl !== Boolean(control)) return false;
  if (!isKey(event, wanted)) return false;
  // In an editable element a single character is text.
  return hasControl || (hasSingleKeys() && !isEditable(event.target));
}

/**
 * Registers a shortcut. Behind an open dialog it does nothing.
 *
 * @param scope the element that the shortcut belongs to: a field, a form or a page
 */
export function useShortcut(keys: Keys, scope: RefObject<Element | null>, run: () => void): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const element = scope.current;
      if (!element || !isPressed(event, keys) || isBehindDialog(element)) return;
      event.preventDefault();
      // Runs before the editor can insert a line break.
      event.stopPropagation();
      if (!event.repeat) press();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [keys, scope]);
}

const isMac = () => /mac/i.test(navigator.platform);

/** Formats keys in the notation of `aria-keyshortcuts`, such as `Ctrl+S`, or `⌘S` on a Mac. */
export function readableKeys(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl');
  return keys.replace('Control', '⌘').replace('Enter', '↵').replaceAll('+', '');
}
