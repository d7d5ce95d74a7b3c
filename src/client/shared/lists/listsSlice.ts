import { addListener, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, Store } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router';
import type { SearchForm } from '../../../contract/search';
import { isBlank } from '../../../contract/text';
import type { ChoiceRules, ListChoices, ListFilter, ListState } from '../api/readPage';
import { pathBelowBase } from '../pages/paths';
import { ended, expired } from '../session/sessionSlice';

export const NO_FILTER: SearchForm = { query: '', start_date: '', end_date: '' };

type Lists = Record<string, ListState>;

interface AtPath {
  path: string;
}

const FIRST_PAGE: ListState = { status: 'plain', page: 1 };

function toPage(lists: Lists, { payload }: PayloadAction<AtPath & { page: number }>): void {
  lists[payload.path] = { ...(lists[payload.path] ?? FIRST_PAGE), page: payload.page };
}

export const listsSlice = createSlice({
  name: 'lists',
  initialState: (): Lists => ({}),
  reducers: {
    opened: (lists, { payload }: PayloadAction<AtPath & { state: ListState }>) => {
      lists[payload.path] = payload.state;
    },
    searched: (lists, { payload }: PayloadAction<AtPath & { filter: ListFilter }>) => {
      lists[payload.path] = { status: 'filtered', page: 1, filter: payload.filter };
    },
    cleared: (lists, { payload }: PayloadAction<AtPath>) => {
      lists[payload.path] = FIRST_PAGE;
    },
    pageChanged: toPage,
    /**
     * The requested page does not exist or lacks the created row, so another page opens instead.
     */
    steppedBack: toPage,
  },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(ended, expired), () => ({})),
  selectors: { selectList: (lists, path: string) => lists[path] ?? FIRST_PAGE },
});

export const { searched, cleared, pageChanged, steppedBack } = listsSlice.actions;
export const { selectList } = listsSlice.selectors;

type ListsState = Parameters<typeof selectList>[0];
type ListEvent = ReturnType<
  typeof searched | typeof cleared | typeof pageChanged | typeof steppedBack
>;

const PAGE = /^[1-9]\d{0,8}$/;

/**
 * Returns a real day as `YYYY-MM-DD`, or ''. It does not use dayjs, which would make the first page
 * larger.
 */
function readDay(text: string): string {
  const instant = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
}

export function readListAddress(params: URLSearchParams, choices?: ChoiceRules): ListState {
  const read = (key: string) => params.get(key) ?? '';
  const page = PAGE.test(read('page')) ? Number(read('page')) : 1;
  const query = isBlank(read('query')) ? '' : read('query').trim();
  const start_date = readDay(read('start_date'));
  const end_date = readDay(read('end_date'));
  const zawgyi = read('zawgyi') === 'true' && { zawgyi: 'true' as const };
  const chosen: ListChoices = Object.fromEntries(
    Object.entries(choices ?? {}).flatMap(([name, isChoice]) =>
      isChoice(read(name)) ? [[name, read(name)]] : [],
    ),
  );
  const filter = { query, start_date, end_date, ...zawgyi, ...chosen };
  const isPlain = Object.values(filter).every((value) => !value);
  return isPlain ? { status: 'plain', page } : { status: 'filtered', page, filter };
}

/** Returns the query string of a list's state; '' for an unfiltered list on its first page. */
export function writeListAddress(list: ListState): string {
  const params = new URLSearchParams();
  if (list.page > 1) params.set('page', String(list.page));
  const filter = list.status === 'filtered' ? Object.entries(list.filter) : [];
  for (const [key, value] of filter) if (value) params.set(key, value);
  return params.toString();
}

/** Returns the query string of the page and filter where the user left a list. */
export const selectListAddress = (root: ListsState, path: string) =>
  writeListAddress(selectList(root, path));

/** Opens the list at an address, for a route's loader, unless the state already matches. */
export function openList(store: Store<ListsState>, address: string, choices?: ChoiceRules): void {
  const { pathname, searchParams } = new URL(address);
  const path = pathBelowBase({ pathname, search: '' });
  const state = readListAddress(searchParams, choices);
  if (selectListAddress(store.getState(), path) !== writeListAddress(state)) {
    store.dispatch(listsSlice.actions.opened({ path, state }));
  }
}

/**
 * Mirrors each event of a list in the address bar as a history entry, so that Back returns from it.
 * Leaving a page that no longer exists or repeating a search adds no entry.
 */
export function mirrorLists(store: Store<ListsState>, router: DataRouter): void {
  store.dispatch(
    addListener({
      matcher: isAnyOf(searched, cleared, pageChanged, steppedBack),
      effect: (action: ListEvent, listenerApi) => {
        const search = selectListAddress(listenerApi.getState() as ListsState, action.payload.path);
        const isSame = search === router.state.location.search.replace(/^\?/, '');
        const replace = isSame || steppedBack.match(action);
        return router.navigate({ search }, { preventScrollReset: true, replace });
      },
    }),
  );
}
