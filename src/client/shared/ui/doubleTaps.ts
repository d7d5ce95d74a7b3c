/** The time in milliseconds in which two presses at the same place count as one double tap. */
const DOUBLE_MS = 700;

/** The distance in CSS pixels between the two taps of a finger. */
const NEAR = 40;

const CONTROLS = 'button, a[href], [role="button"], [role="menuitem"], [role="option"]';

/** A press by keyboard has the position (0, 0). */
interface Press {
  /** All controls that existed when it was pressed. */
  present: WeakSet<Element>;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores a press on a control that the previous press has just placed under the finger. The second
 * tap of a double tap must not publish or delete something that the user has not read. A control
 * that existed before is never ignored, nor is one that the user reached with the keyboard.
 */
export function ignoreDoubleTaps(page: Document): void {
  let last: Press | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event;
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      // Scripts press controls too, such as a hidden file input.
      if (!control || !isTrusted) return;
      const at = Date.now();
      const [x, y] = event.detail === 0 ? [0, 0] : [event.clientX, event.clientY];
      const isSecond =
        last !== null &&
        !last.present.has(control) &&
        at - last.at < DOUBLE_MS &&
        Math.hypot(x - last.x, y - last.y) < NEAR;
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        const present = new WeakSet(page.querySelectorAll(CONTROLS));
        last = { present, at, x, y };
      }
    },
    { capture: true },
  );
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' && key !== ' ') last = null;
  });
}
