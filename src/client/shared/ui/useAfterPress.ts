import { useState, useSyncExternalStore } from 'react';

/** Whether something is pressed with a mouse or a finger, until after the click. */
let isPressed = false;
let released: ReturnType<typeof setTimeout>;
const readers = new Set<() => void>();

function setPressed(value: boolean): void {
  isPressed = value;
  readers.forEach((read) => read());
}

const press = ({ button }: PointerEvent) => {
  // The release of another button can be lost to the menu that it opens.
  if (button !== 0) return;
  clearTimeout(released);
  setPressed(true);
};
// The click follows in the same task.
const release = () => (released = setTimeout(() => setPressed(false)));

window.addEventListener('pointerdown', press, true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * Delays changes of a value that moves the page while something is pressed: browsers give no click to a button that
 * has moved away between the press and the release.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(subscribe, () => isPressed && value !== shown);
  if (isHeld || shown === value) return shown;
  setShown(value);
  return value;
}
