import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { DataRouter, LoaderFunctionArgs } from 'react-router';
import { readListAddress, writeListAddress } from '../shared/lists/listAddress';
import {
  cleared,
  opened,
  pageChanged,
  searched,
  selectList,
  steppedBack,
} from '../shared/lists/listsSlice';
import type { ListName } from '../shared/lists/listsSlice';
import type { AppStore, RootState } from './store';

type ListEvent = ReturnType<
  typeof searched | typeof cleared | typeof pageChanged | typeof steppedBack
>;

/** Reads page and filter of a list from the address that is being opened into its machine. */
export function readList(store: AppStore, list: ListName, { request }: LoaderFunctionArgs): void {
  const state = readListAddress(new URL(request.url).searchParams);
  store.dispatch(opened({ list, state }));
}

/**
 * Writes a list back to the address bar after each of its own events, as a step that Back undoes. A
 * page that is gone, or the same list once more, leaves no step behind.
 */
export function mirrorLists(store: AppStore, router: DataRouter): void {
  store.dispatch(
    addListener({
      matcher: isAnyOf(searched, cleared, pageChanged, steppedBack),
      effect: (action: ListEvent, listenerApi) => {
        const list = selectList(listenerApi.getState() as RootState, action.payload.list);
        const search = writeListAddress(list);
        const isSame = search === router.state.location.search.replace(/^\?/, '');
        const replace = isSame || steppedBack.match(action);
        return router.navigate({ search }, { preventScrollReset: true, replace });
      },
    }),
  );
}
