import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { markEnded, selectMarkedRow } from './markedRowSlice';

/** Long enough to be found. */
const MARKED_MS = 3000;

/** The theme fades nothing where somebody prefers less motion. */
export const rowStyles = (isMarked: boolean) => ({
  transition: 'background-color 600ms ease-out',
  ...(isMarked && { '&&': { bgcolor: 'tone.accent.surface' } }),
});

/** The id of the row that is marked on the list of this page; null for none. */
export function useMarked(): string | null {
  const { pathname } = useLocation();
  return useSelector((state: Parameters<typeof selectMarkedRow>[0]) =>
    selectMarkedRow(state, pathname),
  );
}

/** Scrolls a marked row into view, and ends its mark after a while. @returns a ref for the row */
export function useMarkedRow(isMarked: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isMarked) return undefined;
    row.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => dispatch(markEnded()), MARKED_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isMarked]);
  return row;
}
