import { useEffect } from 'react';
import type { RefObject } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

/** A dialog that is open hides what stands behind it, and keeps the focus to itself. */
const isBehindDialog = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** `/` moves the focus to a field, wherever nothing is being typed (design: keyboard). */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const input = field.current;
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isShortcut || event.defaultPrevented) return;
      if (!input || isTypedIn(event.target) || isBehindDialog(input)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
