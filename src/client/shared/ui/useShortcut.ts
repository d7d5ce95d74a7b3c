import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { hasSingleKeys } from './singleKeys';

/** Keys in the notation of `aria-keyshortcuts`; Control stands for the command key of a Mac too. */
export type Keys = '/' | '?' | 'Control+S' | 'Control+Enter';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** An open dialog hides the page behind it and traps the focus. */
const isBehindDialog = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** On a Burmese layout the key S has a Burmese letter, and only its place tells. */
function isKey({ key, code }: KeyboardEvent, wanted: string): boolean {
  if (key.toLowerCase() === wanted.toLowerCase()) return true;
  return code === `Key${wanted}` && !/^[a-z]$/i.test(key);
}

function isPressed(event: KeyboardEvent, keys: Keys): boolean {
  const [wanted = '', control] = keys.split('+').reverse();
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing || hasControl !== Boolean(control)) return false;
  if (!isKey(event, wanted)) return false;
  // A character alone is text where somebody types.
  return hasControl || (hasSingleKeys() && !isEditable(event.target));
}

/**
 * The one mechanism of all shortcuts. Where a dialog is open, only what it contains has shortcuts.
 *
 * @param scope what the shortcut belongs to: the field, the form, the page
 */
export function useShortcut(keys: Keys, scope: RefObject<Element | null>, run: () => void): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const element = scope.current;
      if (!element || !isPressed(event, keys) || isBehindDialog(element)) return;
      event.preventDefault();
      // Before the editor makes a new line of it.
      event.stopPropagation();
      if (!event.repeat) press();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [keys, scope]);
}
