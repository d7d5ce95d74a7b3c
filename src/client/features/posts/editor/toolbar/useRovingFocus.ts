import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const buttonsIn = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button')];

/** Where a key leads among `count` buttons in a row, round its ends; null for other keys. */
function stepInRow(key: string, from: number, count: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: (from - 1 + count) % count,
    ArrowRight: (from + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}

/**
 * One stop for Tab in a row of buttons, which the arrow keys, Home and End walk through.
 *
 * @returns `tabIndexOf` for the button of that place, and what the row itself listens with
 */
export function useRovingFocus() {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsIn(event.currentTarget);
    const from = buttons.findIndex((button) => button === event.target);
    // A menu of the toolbar is not in it, but tells it of its keys.
    const to = from < 0 ? null : stepInRow(event.key, from, buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = buttonsIn(event.currentTarget).findIndex((button) => button === event.target);
    if (place >= 0) setActive(place);
  };
  const tabIndexOf = (place: number) => (place === active ? 0 : -1);
  return { tabIndexOf, row: { onKeyDown, onFocus } };
}
