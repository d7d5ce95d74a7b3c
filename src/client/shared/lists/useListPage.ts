import { skipToken } from '@reduxjs/toolkit/query';
import type { SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { isRecord } from '../../../contract/records';
import { isOutdated } from '../api/load';
import type { Load } from '../api/load';
import { unwrapList, unwrapPage } from '../api/normalize';
import { alertDismissed } from '../notices/noticesSlice';
import { useLastShown } from '../ui/useLastShown';
import { listShown, selectSoughtRow } from './highlightedRowSlice';
import { cleared, pageChanged, searched, selectList, steppedBack } from './listsSlice';
import type { ListFilter, ListState } from './listsSlice';

/** One page of a list in the form that screens use, whatever shape the server sent. */
export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  perPage: number;
  /** Null if the server only says whether there is a next page. */
  total: number | null;
  /** A second text that the server searched for, such as the Unicode form of a text in Zawgyi. */
  alsoSearched?: string;
  /** The number of rows that look like Zawgyi, if the server reports it. */
  zawgyi?: number;
  /** Whether there are more rows than `total` counts, if the server reports it. */
  hasMore?: boolean;
}

function readCount(value: unknown, min: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  return Number(text) >= min ? Number(text) : null;
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

function readHasNext(page: Record<string, unknown>): boolean | undefined {
  const links = recordOf(page.links);
  if ('next_page_url' in page) return Boolean(page.next_page_url);
  return 'next' in links ? Boolean(links.next) : undefined;
}

/**
 * Reads a page of a list in any shape that servers send.
 *
 * @param response a bare array, `{data, meta}` or `{data, current_page, …}`, or one of these in
 * `data`
 * @param requested the fallback for numbers that the response lacks
 */
export function normalizePage(
  response: unknown,
  requested: { page: number; perPage: number },
): Page<unknown> {
  const items = unwrapList(response);
  const outer = recordOf(unwrapPage(response));
  const meta = recordOf(outer.meta);
  const read = (key: string, min: number) =>
    readCount(meta[key], min) ?? readCount(outer[key], min);
  const currentPage = read('current_page', 1) ?? requested.page;
  const perPage = read('per_page', 1) ?? requested.perPage;
  const total = read('total', 0);
  const also = outer.also_searched;
  const hasNext = readHasNext(outer);
  const reached = hasNext ? currentPage + 1 : requested.page;
  const counted = total === null ? reached : Math.max(1, Math.ceil(total / perPage));
  return {
    items,
    currentPage,
    lastPage: read('last_page', 1) ?? counted,
    perPage,
    total: total ?? (hasNext === undefined ? items.length : null),
    ...(typeof also === 'string' && { alsoSearched: also }),
    zawgyi: read('zawgyi', 1) ?? undefined,
    ...(meta.more === true && { hasMore: true }),
  };
}

type PageQuery<T> = Load<Page<T>>;

interface ListCalls<T> {
  usePlain: (page: number | SkipToken) => PageQuery<T>;
  useSearch: (query: SearchQuery | SkipToken) => PageQuery<T>;
  prefetchPlain: (page: number, options?: { force: boolean }) => void;
  prefetchSearch: (query: SearchQuery, options?: { force: boolean }) => void;
}

export interface ListController<T> {
  state: ListState;
  /** `outdated`: the server did not respond, and the rows are those of its last response. */
  status: 'loading' | 'failed' | 'outdated' | 'loaded';
  load: Load;
  rows: T[];
  firstNumber: number;
  lastPage: number;
  total: number | null;
  queries: readonly string[];
  alsoSearched?: string;
  zawgyi?: number;
  hasMore?: boolean;
  search: (filter: ListFilter) => void;
  clear: () => void;
  goTo: (page: number) => void;
  prefetch: (page: number) => void;
}

const searchOf = (page: number, filter: ListFilter): SearchQuery => ({
  page,
  per_page: SEARCH_PAGE_SIZE,
  ...filter,
});

/**
 * Returns the requested page if it has rows. From a page past the end, whose last row may just have
 * been deleted, the list moves back to the last page.
 */
function useExistingPage<T>(
  path: string,
  requested: number,
  query: PageQuery<T>,
): Page<T> | undefined {
  const { currentData, isError, isFetching } = query;
  const dispatch = useDispatch();
  const isPastEnd = !isError && requested > 1 && currentData?.items.length === 0;
  const last = Math.max(1, Math.min(currentData?.lastPage ?? 1, requested - 1));
  const instead = isPastEnd && !isFetching ? last : null;
  useEffect(() => {
    if (instead !== null) dispatch(steppedBack({ path, page: instead }));
  }, [dispatch, path, instead]);
  const isGone = isPastEnd || (isError && !isOutdated(query));
  return isGone || !currentData ? undefined : currentData;
}

/**
 * Opens the page with the created row: first the first page of the unfiltered list, then, if the
 * row is not there, the last page.
 */
function useCreatedRow(path: string, state: ListState, page: Page<unknown> | undefined): void {
  const dispatch = useDispatch();
  const sought = useSelector((root: Parameters<typeof selectSoughtRow>[0]) =>
    selectSoughtRow(root, path),
  );
  const isHere = page?.items.some((item) => isRecord(item) && String(item.id) === sought);
  const isMissing = sought !== null && page !== undefined && !isHere;
  const isFirst = state.status === 'plain' && state.page === 1;
  const last = page?.lastPage ?? 1;
  useEffect(() => {
    if (!isMissing) return;
    dispatch(isFirst ? steppedBack({ path, page: last }) : cleared({ path }));
  }, [dispatch, path, isMissing, isFirst, last]);
}

function useQueries(state: ListState, also = ''): readonly string[] {
  const typed = state.status === 'filtered' ? state.filter.query : '';
  return useMemo(() => (typed ? [typed, also].filter(Boolean) : []), [typed, also]);
}

/**
 * Connects the state of the list at the page's path with its two queries: plain paging, and the
 * search with the submitted filter. A refused load empties the list. A load without a response
 * keeps the previous rows.
 */
export function useListPage<T>(calls: ListCalls<T>): ListController<T> {
  const dispatch = useDispatch();
  const { pathname: path } = useLocation();
  useEffect(() => void dispatch(listShown(path)), [dispatch, path]);
  const state = useSelector((root: Parameters<typeof selectList>[0]) => selectList(root, path));
  const isFiltered = state.status === 'filtered';
  const plain = calls.usePlain(isFiltered ? skipToken : state.page);
  const found = calls.useSearch(isFiltered ? searchOf(state.page, state.filter) : skipToken);
  const query = isFiltered ? found : plain;
  const page = useExistingPage(path, state.page, query);
  useCreatedRow(path, state, query.isFetching ? undefined : page);
  const lastShown = useLastShown(page ?? null);
  const outdated = page && isOutdated(query) ? 'outdated' : null;
  const shown = query.isError && !outdated ? null : (page ?? lastShown);

  return {
    state,
    status: outdated ?? (query.isError ? 'failed' : page ? 'loaded' : 'loading'),
    load: query,
    rows: shown?.items ?? [],
    firstNumber: page ? (page.currentPage - 1) * page.perPage : 0,
    lastPage: shown?.lastPage ?? 1,
    total: shown ? shown.total : 0,
    queries: useQueries(state, shown?.alsoSearched),
    alsoSearched: shown?.alsoSearched,
    zawgyi: shown?.zawgyi,
    hasMore: shown?.hasMore,
    // `force` fetches again even if the search is the same.
    search: (filter) => {
      dispatch(searched({ path, filter }));
      calls.prefetchSearch(searchOf(1, filter), { force: true });
    },
    clear: () => {
      dispatch(cleared({ path }));
      calls.prefetchPlain(1, { force: true });
    },
    goTo: (target) => {
      dispatch(alertDismissed());
      dispatch(pageChanged({ path, page: target }));
    },
    prefetch: (target) =>
      isFiltered
        ? calls.prefetchSearch(searchOf(target, state.filter))
        : calls.prefetchPlain(target),
  };
}
