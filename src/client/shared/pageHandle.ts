import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext, useEffect } from 'react';
import { useMatches } from 'react-router';
import type { NonIndexRouteObject } from 'react-router';
import { withoutDirection } from '../../contract/text';
import type { ChoiceRules } from './lists/listsSlice';

/** A route's page: its window title and breadcrumb, as translation keys. */
export interface PageHandle {
  title: string;
  crumbs: { label: string; to?: string }[];
  /** Whether the page is a list whose page and filter its address mirrors. */
  isList?: true;
  /** What a list can be filtered by besides text and days, and which values of the address count. */
  choices?: ChoiceRules;
}

/** The route of one screen, as its feature defines it. */
export interface Screen extends Pick<NonIndexRouteObject, 'path' | 'lazy' | 'Component'> {
  handle: PageHandle;
  /** Loads what requests the data of the page, while the page itself is loaded and rendered. */
  prefetch?: () => Promise<ThunkAction<void, never, never, UnknownAction>>;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle;

/** The handle of the current page, if it has one. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}

/** Takes the name of what the page on show is about; null for none. */
export const SubjectContext = createContext<(subject: string | null) => void>(() => undefined);

/** Shows the name of what a page is about in the window title, as long as the page is there. */
export function useSubject(subject: string | null | undefined): void {
  const show = useContext(SubjectContext);
  useEffect(() => {
    if (!subject) return undefined;
    show(withoutDirection(subject));
    return () => show(null);
  }, [show, subject]);
}
