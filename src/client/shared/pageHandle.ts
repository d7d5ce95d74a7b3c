import { useMatches } from 'react-router';
import type { NonIndexRouteObject } from 'react-router';
import type { ListName } from './lists/listsSlice';

/** What a route tells of its page: the window's title and the way to it, both in English. */
export interface PageHandle {
  title: string;
  crumbs: { label: string; to?: string }[];
  /** The list whose page and filter the address of this page holds. */
  list?: ListName;
}

/** The route of one screen, as a feature tells it. */
export interface Screen extends Pick<NonIndexRouteObject, 'path' | 'lazy'> {
  handle: PageHandle;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle;

/** The handle of the page on show, if it has one. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}
