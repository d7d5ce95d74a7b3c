import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useLazy } from '../ui/useLazy';

type Mark = (text: string, shown: string) => ReactNode;

const unmarked: Mark = (_, shown) => <span>{shown}</span>;
const importMarks = () => import('./MarkedText');

/** How the texts of a list mark what the list was searched for: as elements, never as bare texts. */
export const MarkContext = createContext(unmarked);

/** @param queries what the list is searched for; none where it is not searched by text */
export function useMark(queries: readonly string[]): Mark {
  const isNeeded = queries.length > 0;
  const { value } = useLazy(importMarks, isNeeded);
  if (!value || !isNeeded) return unmarked;
  return (text, shown) => <value.MarkedText text={text} shown={shown} queries={queries} />;
}

/**
 * A searched text of a row; what the search has found in it is marked.
 *
 * @param shown begins as the text does; it need not have all of it
 */
export function Marked({ text, shown = text }: { text: string; shown?: string }) {
  return useContext(MarkContext)(text, shown);
}
