import { useEffect, useState } from 'react';

/** Whether something is pressed with a mouse or a finger, until after the click. */
function useIsPressed(): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const press = ({ button }: PointerEvent) => {
      // The release of another button can be lost to the menu that it opens.
      if (button !== 0) return;
      clearTimeout(timer);
      setIsPressed(true);
    };
    // The click follows in the same task.
    const release = () => (timer = setTimeout(() => setIsPressed(false)));
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return isPressed;
}

/**
 * Delays changes of a value that moves the page while something is pressed: browsers give no click to a button that
 * has moved away between the press and the release.
 */
export function useAfterPress<T>(value: T): T {
  const isPressed = useIsPressed();
  const [shown, setShown] = useState(value);
  if (isPressed || shown === value) return shown;
  setShown(value);
  return value;
}
