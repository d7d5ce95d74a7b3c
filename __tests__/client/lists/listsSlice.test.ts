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

const path = '/role';
const RAIN = { query: 'rain', start_date: '', end_date: '' };
const JUNE = { query: '', start_date: '2026-06-01', end_date: '2026-06-30' };

const plain = (page: number): ListState => ({ status: 'plain', page });
const filtered = (page: number, filter = RAIN): ListState => ({ status: 'filtered', page, filter });

const events = {
  openedPlain: listOpened({ path, state: plain(4) }),
  openedFiltered: listOpened({ path, state: filtered(3, JUNE) }),
  searched: searched({ path, filter: JUNE }),
  cleared: cleared({ path }),
  pageChanged: pageChanged({ path, page: 5 }),
  steppedBack: steppedBack({ path, page: 2 }),
};

/** Each event in each state, and the state after it. */
const TABLE: [ListState, keyof typeof events, ListState][] = [
  [plain(3), 'openedPlain', plain(4)],
  [plain(3), 'openedFiltered', filtered(3, JUNE)],
  [plain(3), 'searched', filtered(1, JUNE)],
  [plain(3), 'cleared', plain(1)],
  [plain(3), 'pageChanged', plain(5)],
  [plain(3), 'steppedBack', plain(2)],
  [filtered(3), 'openedPlain', plain(4)],
  [filtered(3), 'openedFiltered', filtered(3, JUNE)],
  [filtered(3), 'searched', filtered(1, JUNE)],
  [filtered(3), 'cleared', plain(1)],
  [filtered(3), 'pageChanged', filtered(5)],
  [filtered(3), 'steppedBack', filtered(2)],
];

function after(before: ListState, event: keyof typeof events) {
  const others = listsSlice.reducer(undefined, listOpened({ path: '/another', state: plain(7) }));
  const started = listsSlice.reducer(others, listOpened({ path, state: before }));
  return { started, changed: listsSlice.reducer(started, events[event]) };
}

it('starts each list plain on its first page', () => {
  const lists = listsSlice.reducer(undefined, { type: 'anything' });
  expect(selectList({ lists }, path)).toEqual(plain(1));
  expect(selectList({ lists }, '/another')).toEqual(plain(1));
});

it.each(TABLE)('goes from %j by %s to %j', (before, event, expected) => {
  const { changed } = after(before, event);
  expect(selectList({ lists: changed }, path)).toEqual(expected);
});

it.each(TABLE)('leaves the other lists alone when %j gets %s', (before, event) => {
  const { started, changed } = after(before, event);
  expect({ ...changed, [path]: null }).toEqual({ ...started, [path]: null });
});

it('turns the page of a list that was not opened yet', () => {
  const lists = listsSlice.reducer(undefined, pageChanged({ path, page: 2 }));
  expect(selectList({ lists }, path)).toEqual(plain(2));
});

it.each([ended(), expired()])('forgets all lists by $type', (event) => {
  const lists = listsSlice.reducer(undefined, pageChanged({ path, page: 2 }));
  expect(listsSlice.reducer(lists, event)).toEqual({});
});
