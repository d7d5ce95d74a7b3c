import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Lines } from '../ui/Lines';
import { useLazy } from '../ui/useLazy';

type Mark = (text: string, shown: string) => ReactNode;

const unmarked: Mark = (_, shown) => <Lines text={shown} />;
const importMarks = () => import('./MarkedText');

/**
 * How the texts of a list mark search matches. Marks are elements, so that page translators do not
 * break them.
 */
export const MarkContext = createContext(unmarked);

/** @param queries the search texts; empty if the list is not searched by text */
export function useMark(queries: readonly string[]): Mark {
  const isNeeded = queries.length > 0;
  const { value } = useLazy(importMarks, isNeeded);
  if (!value || !isNeeded) return unmarked;
  return (text, shown) => <value.MarkedText text={text} shown={shown} queries={queries} />;
}

/**
 * A searched text of a row, with the matches marked.
 *
 * @param shown the visible beginning of the text, possibly shortened
 */
export function Marked({ text, shown = text }: { text: string; shown?: string }) {
  return useContext(MarkContext)(text, shown);
}
