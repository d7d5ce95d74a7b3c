import { createEvent, fireEvent, screen } from '@testing-library/react';

/** Presses keys on the handle with irregular pauses, as a human does. */
function pressKeys(handle: HTMLElement, presses: { key: string; shiftKey?: boolean }[]): void {
  let now = 0;
  presses.forEach((init, index) => {
    const event = createEvent.keyDown(handle, init);
    now += 80 + 7 * index;
    Object.defineProperty(event, 'timeStamp', { value: now });
    fireEvent(handle, event);
  });
}

export async function solvePuzzle(): Promise<void> {
  const handle = await screen.findByRole('slider', { name: 'Slide to verify' });
  const pixels = Number(/\d+/.exec(handle.getAttribute('aria-valuetext') ?? '')?.[0]);
  pressKeys(handle, [
    ...Array.from({ length: Math.floor(pixels / 10) }, () => ({ key: 'ArrowRight' })),
    ...Array.from({ length: pixels % 10 }, () => ({ key: 'ArrowRight', shiftKey: true })),
    { key: 'Enter' },
  ]);
}
