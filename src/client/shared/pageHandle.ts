import { useMatches } from 'react-router';

/** What a route tells of its page: the window's title and the way to it, both in English. */
export interface PageHandle {
  title: string;
  crumbs: { label: string; to?: string }[];
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle;

/** The handle of the page on show, if it has one. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}
