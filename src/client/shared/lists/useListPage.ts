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
import { listShown, selectSoughtRow } from './markedRowSlice';
import { cleared, pageChanged, searched, selectList, steppedBack } from './listsSlice';
import type { ListFilter, ListState } from './listsSlice';

/** One page of a list as the screens use it, whatever shape the server sent. */
export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  perPage: number;
  /** Null where the server only says whether there is a next page. */
  total: number | null;
  /** What the server has searched for as well, such as a text in Zawgyi in Unicode. */
  alsoSearched?: string;
  /** How many rows of the list look like Zawgyi, where the server says so. */
  zawgyi?: number;
  /** Whether there are rows beyond those that `total` counts, where the server says so. */
  hasMore?: boolean;
}

/** A whole number of at least `min`, perhaps sent as a string; `null` for anything else. */
function readCount(value: unknown, min: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  return Number(text) >= min ? Number(text) : null;
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** Whether there is a next page, by its address; undefined for a response with neither neighbour. */
function readHasNext(page: Record<string, unknown>): boolean | undefined {
  const links = recordOf(page.links);
  if ('next_page_url' in page) return Boolean(page.next_page_url);
  return 'next' in links ? Boolean(links.next) : undefined;
}

/**
 * A page of a list in any of the shapes in which servers send it.
 *
 * @param response a bare array, `{data, meta}` or `{data, current_page, …}`, or one of these in `data`
 * @param requested stands in for numbers that the response does not give
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

/** The queries of a list, and how to prefetch a page of each. */
interface ListCalls<T> {
  usePlain: (page: number | SkipToken) => PageQuery<T>;
  useSearch: (query: SearchQuery | SkipToken) => PageQuery<T>;
  prefetchPlain: (page: number, options?: { force: boolean }) => void;
  prefetchSearch: (query: SearchQuery, options?: { force: boolean }) => void;
}

/** What a list screen shows and does. */
export interface ListController<T> {
  state: ListState;
  /** Outdated: the server did not answer, and the rows are those that it sent before. */
  status: 'loading' | 'failed' | 'outdated' | 'loaded';
  /** The query of the page. */
  load: Load;
  /** The page's rows; while another page loads, those of the last one. */
  rows: T[];
  /** How many rows precede this page. */
  firstNumber: number;
  lastPage: number;
  total: number | null;
  /** The texts that the rows were searched for; none where only days were given. */
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
 * The requested page, if it has rows. From a page past the end, whose last row may just have been
 * deleted, the list steps back to the last page.
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
 * Leads to the page with the row that was created: from a search or a later page to the first page, and where it is not there
 * either, to the last one.
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

/** What was typed, and what the server has searched for as well. */
function useQueries(state: ListState, also = ''): readonly string[] {
  const typed = state.status === 'filtered' ? state.filter.query : '';
  return useMemo(() => (typed ? [typed, also].filter(Boolean) : []), [typed, also]);
}

/**
 * Runs the machine of the list at the page's path on its two queries, plain paging and the search with
 * the submitted filter. A refused load empties the list; one without an answer leaves what the page
 * showed before.
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
    // Forced: the same search again fetches again.
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
