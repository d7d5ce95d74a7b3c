import type { UnknownAction } from '@reduxjs/toolkit';
import {
  cleared,
  listsSlice,
  listOpened,
  pageChanged,
  searched,
  selectList,
  steppedBack,
} from '../../../src/client/shared/lists/listsSlice';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';
import type { ListState } from '../../../src/client/shared/lists/listsSlice';
import { testMachine } from '../../helpers/client/machine';

const path = '/role';
const RAIN = { query: 'rain', start_date: '', end_date: '' };
const JUNE = { query: '', start_date: '2026-06-01', end_date: '2026-06-30' };

const plain = (page: number): ListState => ({ status: 'plain', page });
const filtered = (page: number, filter = RAIN): ListState => ({ status: 'filtered', page, filter });

const states: Record<string, ListState> = {
  ...{ plain3: plain(3), filtered3: filtered(3), plain1: plain(1), plain2: plain(2) },
  ...{ plain4: plain(4), plain5: plain(5), filtered2: filtered(2), filtered5: filtered(5) },
  ...{ filteredByJune3: filtered(3, JUNE), filteredByJune1: filtered(1, JUNE) },
};

const others = listsSlice.reducer(undefined, listOpened({ path: '/another', state: plain(7) }));

/** Reduces one list, beside another list that must not change. */
function reduce(state: ListState | undefined, event: UnknownAction): ListState {
  const before = state ? listsSlice.reducer(others, listOpened({ path, state })) : others;
  const lists = listsSlice.reducer(before, event);
  expect({ ...lists, [path]: null }).toEqual({ ...others, [path]: null });
  return selectList({ lists }, path);
}

testMachine(reduce, states, [
  [listOpened({ path, state: plain(4) }), 'plain4 plain4'],
  [listOpened({ path, state: filtered(3, JUNE) }), 'filteredByJune3 filteredByJune3'],
  [searched({ path, filter: JUNE }), 'filteredByJune1 filteredByJune1'],
  [cleared({ path }), 'plain1 plain1'],
  [pageChanged({ path, page: 5 }), 'plain5 filtered5'],
  [steppedBack({ path, page: 2 }), 'plain2 filtered2'],
]);

it('starts each list plain on its first page', () => {
  const lists = listsSlice.reducer(undefined, { type: 'anything' });
  expect(selectList({ lists }, path)).toEqual(plain(1));
  expect(selectList({ lists }, '/another')).toEqual(plain(1));
});

it('turns the page of a list that was not opened yet', () => {
  const lists = listsSlice.reducer(undefined, pageChanged({ path, page: 2 }));
  expect(selectList({ lists }, path)).toEqual(plain(2));
});

it.each([ended(), expired()])('forgets all lists by $type', (event) => {
  const lists = listsSlice.reducer(undefined, pageChanged({ path, page: 2 }));
  expect(listsSlice.reducer(lists, event)).toEqual({});
});
