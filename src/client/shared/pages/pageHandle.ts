import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext, useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Location, NonIndexRouteObject } from 'react-router';
import { withoutDirection } from '../../../contract/text';
import type { ChoiceRules } from '../api/readPage';

/** The title and breadcrumbs of a route's page, as translation keys. */
export interface PageHandle {
  title: string;
  crumbs: { label: string; to?: string }[];
  isList?: true;
  choices?: ChoiceRules;
}

export interface Screen extends Pick<NonIndexRouteObject, 'path' | 'lazy' | 'Component'> {
  handle: PageHandle;
  /** Loads a thunk that requests the page's data while the page itself loads and renders. */
  prefetch?: () => Promise<ThunkAction<void, unknown, unknown, UnknownAction>>;
}

/**
 * Returns a function that makes the handles of a noun's pages. Their breadcrumbs link to its list.
 *
 * @param label the breadcrumb of the list
 */
export const handlesBelow =
  (label: string, list: string) =>
  (title: string, last = title): PageHandle => ({
    title,
    crumbs: [{ label, to: list }, { label: last }],
  });

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle;

export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}

/** The location that the browser opened, before any navigation. */
export const OpenedContext = createContext<Location | null>(null);

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
