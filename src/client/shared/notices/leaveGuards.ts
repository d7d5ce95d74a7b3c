import { createContext } from 'react';

/** Whether leaving would lose something that somebody has entered. */
type IsChanged = () => boolean;

/** The forms of a page or of a dialog. */
export interface LeaveScope {
  /** @returns what removes it */
  add: (isChanged: IsChanged) => () => void;
  isChanged: IsChanged;
}

export function makeScope(): LeaveScope {
  const forms = new Set<IsChanged>();
  return {
    add(isChanged) {
      forms.add(isChanged);
      return () => void forms.delete(isChanged);
    },
    isChanged: () => [...forms].some((ask) => ask()),
  };
}

/** An open dialog or overlay. */
interface Layer {
  scope: LeaveScope;
  close: () => void;
}

/** Everything on screen that leaving the page concerns. */
export interface LeaveGuards {
  page: LeaveScope;
  /** Those that are open, the topmost last. */
  layers: Layer[];
}

export function makeLeaveGuards(): LeaveGuards {
  return { page: makeScope(), layers: [] };
}

export const isAnyChanged = ({ page, layers }: LeaveGuards) =>
  [page, ...layers.map(({ scope }) => scope)].some(({ isChanged }) => isChanged());

/** Null outside of the shell, where nothing is guarded. */
export const GuardsContext = createContext<LeaveGuards | null>(null);

/** The innermost layer, or the page. */
export const ScopeContext = createContext<LeaveScope | null>(null);
