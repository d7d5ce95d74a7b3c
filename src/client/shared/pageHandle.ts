import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext, useEffect } from 'react';
import { useMatches } from 'react-router';
import type { NonIndexRouteObject } from 'react-router';
import { withoutDirection } from '../../contract/text';
import type { ChoiceRules } from './lists/listsSlice';

/** The title and breadcrumbs of a route's page, as translation keys. */
export interface PageHandle {
  title: string;
  crumbs: { label: string; to?: string }[];
  /** Whether the page is a list that mirrors its page and filter in the address. */
  isList?: true;
  /**
   * The choices that filter the list, besides text and dates, and their valid values in the
   * address.
   */
  choices?: ChoiceRules;
}

/** The route of a screen, as its feature defines it. */
export interface Screen extends Pick<NonIndexRouteObject, 'path' | 'lazy' | 'Component'> {
  handle: PageHandle;
  /** Loads a thunk that requests the page's data while the page itself loads and renders. */
  prefetch?: () => Promise<ThunkAction<void, never, never, UnknownAction>>;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle;

export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}

/** Receives the name of the current page's entity; null for none. */
export const SubjectContext = createContext<(subject: string | null) => void>(() => undefined);

/** Shows the name of a page's entity in the window title while the page is mounted. */
export function useSubject(subject: string | null | undefined): void {
  const show = useContext(SubjectContext);
  useEffect(() => {
    if (!subject) return undefined;
    show(withoutDirection(subject));
    return () => show(null);
  }, [show, subject]);
}
