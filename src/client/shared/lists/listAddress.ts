import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router';
import { isBlank } from '../../../contract/text';
import { cleared, opened, pageChanged, searched, selectList, steppedBack } from './listsSlice';
import type { ListState } from './listsSlice';

type ListsState = Parameters<typeof selectList>[0];
type ListEvent = ReturnType<
  typeof searched | typeof cleared | typeof pageChanged | typeof steppedBack
>;

const PAGE = /^[1-9]\d{0,8}$/;

/** A real day as `YYYY-MM-DD`, else ''. Without dayjs, which would weigh on the first page. */
function readDay(text: string): string {
  const instant = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
}

/** Page and filter of a query string; invalid values are ignored. */
export function readListAddress(params: URLSearchParams): ListState {
  const read = (key: string) => params.get(key) ?? '';
  const page = PAGE.test(read('page')) ? Number(read('page')) : 1;
  const query = isBlank(read('query')) ? '' : read('query').trim();
  const start_date = readDay(read('start_date'));
  const end_date = readDay(read('end_date'));
  if (!query && !start_date && !end_date) return { status: 'plain', page };
  return { status: 'filtered', page, filter: { query, start_date, end_date } };
}

/** The query string of a list's state; '' for an unfiltered list on its first page. */
export function writeListAddress(list: ListState): string {
  const params = new URLSearchParams();
  if (list.page > 1) params.set('page', String(list.page));
  const filter = list.status === 'filtered' ? Object.entries(list.filter) : [];
  for (const [key, value] of filter) if (value) params.set(key, value);
  return params.toString();
}

/** In a route's loader: opens the list at the address, unless the address mirrors it already. */
export function openList(store: Store<ListsState>, list: string, address: string): void {
  const state = readListAddress(new URL(address).searchParams);
  const current = selectList(store.getState(), list);
  if (writeListAddress(current) !== writeListAddress(state)) {
    store.dispatch(opened({ list, state }));
  }
}

/**
 * Mirrors each event of a list in the address bar, as a history entry that Back returns from. A page
 * that no longer exists, or the same search again, adds no entry.
 */
export function mirrorLists(store: Store<ListsState>, router: DataRouter): void {
  store.dispatch(
    addListener({
      matcher: isAnyOf(searched, cleared, pageChanged, steppedBack),
      effect: (action: ListEvent, listenerApi) => {
        const list = selectList(listenerApi.getState() as ListsState, action.payload.list);
        const search = writeListAddress(list);
        const isSame = search === router.state.location.search.replace(/^\?/, '');
        const replace = isSame || steppedBack.match(action);
        return router.navigate({ search }, { preventScrollReset: true, replace });
      },
    }),
  );
}
