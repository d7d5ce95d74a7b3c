import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** An open dialog hides the page behind it and traps the focus. */
const isBehindDialog = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/**
 * `/` moves the focus to a field unless the user is typing.
 *
 * @param reveal shows the field where it is folded
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, reveal: () => void): void {
  const show = useEffectEvent(reveal);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const input = field.current;
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isShortcut || event.defaultPrevented) return;
      if (!input || isEditable(event.target) || isBehindDialog(input)) return;
      event.preventDefault();
      show();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
