import { useState, useSyncExternalStore } from 'react';
import { makeSignal } from '../device/signal';

/** Whether a mouse button or a finger is down. It stays true until after the click. */
let isPressed = false;
let released: ReturnType<typeof setTimeout>;
const { subscribe, notify } = makeSignal();

function setPressed(value: boolean): void {
  isPressed = value;
  notify();
}

const press = ({ button }: PointerEvent) => {
  // Of other buttons the release can get lost, because a context menu opens.
  if (button !== 0) return;
  clearTimeout(released);
  setPressed(true);
};
// The click event follows in the same task.
const release = () => (released = setTimeout(() => setPressed(false)));

window.addEventListener('pointerdown', press, true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Delays changes of a value that moves the page during a press. Browsers do not click a button that
 * moves away between press and release.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(subscribe, () => isPressed && value !== shown);
  if (isHeld || shown === value) return shown;
  setShown(value);
  return value;
}
