/** Milliseconds in which a press at the same place still belongs to the one before. */
const DOUBLE_MS = 700;

/** CSS pixels by which the second tap of a finger misses the first. */
const NEAR = 40;

const CONTROLS = 'button, a[href], [role="button"], [role="menuitem"], [role="option"]';

/** The keyboard presses at (0, 0). */
interface Press {
  control: Element;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores a press on a control that the press before has just brought under the finger: the second tap of
 * a double tap must not publish or delete what nobody has read. Pressing one control again is not ignored, and
 * neither is another control that was reached with the keyboard.
 */
export function ignoreDoubleTaps(page: Document): void {
  let last: Press | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event;
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      // A script that presses a control, such as a hidden file input, is no finger.
      if (!control || !isTrusted) return;
      const at = Date.now();
      const [x, y] = event.detail === 0 ? [0, 0] : [event.clientX, event.clientY];
      const isSecond =
        last !== null &&
        last.control !== control &&
        at - last.at < DOUBLE_MS &&
        Math.hypot(x - last.x, y - last.y) < NEAR;
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        last = { control, at, x, y };
      }
    },
    { capture: true },
  );
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' && key !== ' ') last = null;
  });
}
