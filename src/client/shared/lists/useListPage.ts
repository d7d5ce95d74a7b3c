import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { isRecord } from '../../../contract/records';
import type { Load } from '../api/load';
import { useShownLoad } from '../api/useShownLoad';
import type { ShownLoad } from '../api/useShownLoad';
import type { ListFilter, ListState, Page } from '../api/readPage';
import { useAppDispatch } from '../api/useAppDispatch';
import { alertDismissed } from '../notices/noticesSlice';
import { useLastShown } from '../ui/useLastShown';
import { listShown, selectSoughtRow } from './highlightedRowSlice';
import { cleared, pageChanged, searched, selectList, steppedBack } from './listsSlice';

type Result<T> = Omit<Load<Page<T>>, 'refetch'>;

/**
 * Leaves out the id and the time of a request. The first request starts after the first render, and
 * would render the whole list once more.
 */
const selectFromResult = <T>(result: Result<T> & { isUninitialized: boolean }): Result<T> => ({
  currentData: result.currentData,
  error: result.error,
  isError: result.isError,
  isFetching: result.isFetching || result.isUninitialized,
  fulfilledTimeStamp: result.fulfilledTimeStamp,
});

interface ListEndpoint<T> {
  useQuery: (
    list: ListState,
    options: { selectFromResult: typeof selectFromResult<T> },
  ) => Load<Page<T>>;
  initiate: (
    list: ListState,
    options: { subscribe: false; forceRefetch?: boolean },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

export interface ListController<T> {
  state: ListState;
  status: ShownLoad['status'];
  load: ShownLoad;
  rows: T[];
  firstNumber: number;
  lastPage: number;
  total: number | null;
  queries: readonly string[];
  alsoSearched?: string;
  /** How many rows come before those in which the text is part of longer words. */
  whole?: number;
  zawgyi?: number;
  hasMore?: boolean;
  search: (filter: ListFilter) => void;
  clear: () => void;
  goTo: (page: number) => void;
  prefetch: (page: number) => void;
}

/**
 * Returns the requested page if it has rows. From a page past the end, whose last row may just have
 * been deleted, the list moves back to the last page.
 */
function useExistingPage<T>(
  path: string,
  requested: number,
  { status, currentData, isFetching }: ShownLoad<Page<T>>,
): Page<T> | undefined {
  const dispatch = useDispatch();
  const isPastEnd = status === 'loaded' && requested > 1 && currentData?.items.length === 0;
  const last = Math.max(1, Math.min(currentData?.lastPage ?? 1, requested - 1));
  const instead = isPastEnd && !isFetching ? last : null;
  useEffect(() => {
    if (instead !== null) dispatch(steppedBack({ path, page: instead }));
  }, [dispatch, path, instead]);
  const isShown = status === 'loaded' || status === 'outdated';
  return isShown && !isPastEnd ? (currentData ?? undefined) : undefined;
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
 * Connects the state of the list at the page's path with its query. A failed load that the user
 * asked for empties the list.
 */
export function useListPage<T>({ useQuery, initiate }: ListEndpoint<T>): ListController<T> {
  const dispatch = useAppDispatch();
  const { pathname: path } = useLocation();
  useEffect(() => void dispatch(listShown(path)), [dispatch, path]);
  const state = useSelector((root: Parameters<typeof selectList>[0]) => selectList(root, path));
  const load = useShownLoad(useQuery(state, { selectFromResult }));
  const prefetch = (list: ListState, forceRefetch = false) =>
    void dispatch(initiate(list, { subscribe: false, forceRefetch }));
  const page = useExistingPage(path, state.page, load);
  useCreatedRow(path, state, load.isFetching ? undefined : page);
  const lastShown = useLastShown(page ?? null);
  const shown = load.status === 'failed' ? null : (page ?? lastShown);

  return {
    state,
    status: load.status === 'loaded' && !page ? 'loading' : load.status,
    load,
    rows: shown?.items ?? [],
    firstNumber: page ? (page.currentPage - 1) * page.perPage : 0,
    lastPage: shown?.lastPage ?? 1,
    total: shown ? shown.total : 0,
    queries: useQueries(state, shown?.alsoSearched),
    alsoSearched: shown?.alsoSearched,
    whole: shown?.whole,
    zawgyi: shown?.zawgyi,
    hasMore: shown?.hasMore,
    // `force` fetches again even if the search is the same.
    search: (filter) => {
      load.hideCached();
      dispatch(searched({ path, filter }));
      prefetch({ status: 'filtered', page: 1, filter }, true);
    },
    clear: () => {
      load.hideCached();
      dispatch(cleared({ path }));
      prefetch({ status: 'plain', page: 1 }, true);
    },
    goTo: (target) => {
      load.hideCached();
      dispatch(alertDismissed());
      dispatch(pageChanged({ path, page: target }));
    },
    prefetch: (page) => prefetch({ ...state, page }),
  };
}
