import { useEffect, useRef } from 'react';
import { focusHeading } from '../ui/focusMain';

/**
 * Where the row with the focus disappears, as after its deletion, the row that takes its place gets the
 * focus, else the heading of the page.
 *
 * @returns a ref for the body of the table
 */
export function useFocusOfRows() {
  const body = useRef<HTMLTableSectionElement>(null);
  /** The row with the focus, and its place among the others. */
  const held = useRef<{ row: Element; index: number }>(null);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const index = row ? rowsOf(body.current).indexOf(row) : -1;
      held.current = row && index >= 0 ? { row, index } : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useEffect(() => {
    if (!held.current || held.current.row.isConnected) return;
    const { index } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(body.current);
    const next = rows[Math.min(index, rows.length - 1)];
    const control = next?.querySelector<HTMLElement>('a, button');
    if (control) control.focus();
    else focusHeading();
  });
  return body;
}

const rowsOf = (body: Element | null) => [...(body?.querySelectorAll('[data-row]') ?? [])];
