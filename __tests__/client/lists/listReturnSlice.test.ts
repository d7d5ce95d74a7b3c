import {
  listReturnSlice,
  listSeen,
  markEnded,
  rowMarked,
} from '../../../src/client/shared/lists/listReturnSlice';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';

const { reducer, getInitialState } = listReturnSlice;
const { selectMarkedRow, selectSearch } = listReturnSlice.getSelectors();

const seen = reducer(getInitialState(), listSeen({ path: '/posts', search: '?page=2' }));
const marked = reducer(seen, rowMarked('/posts', 7));

it('remembers with which page and filter each list was left', () => {
  const both = reducer(seen, listSeen({ path: '/users', search: '?query=hla' }));
  expect(selectSearch(both, '/posts')).toBe('?page=2');
  expect(selectSearch(both, '/users')).toBe('?query=hla');
  expect(selectSearch(both, '/role')).toBe('');
});

it('marks a row on its own list only, until another list is seen or the mark ends', () => {
  expect(selectMarkedRow(marked, '/posts')).toBe('7');
  expect(selectMarkedRow(marked, '/users')).toBeNull();
  const again = reducer(marked, listSeen({ path: '/posts', search: '' }));
  expect(selectMarkedRow(again, '/posts')).toBe('7');
  const elsewhere = reducer(marked, listSeen({ path: '/users', search: '' }));
  expect(selectMarkedRow(elsewhere, '/posts')).toBeNull();
  expect(selectMarkedRow(reducer(marked, markEnded()), '/posts')).toBeNull();
});

it.each([ended(), expired()])('forgets everything by $type', (event) => {
  expect(reducer(marked, event)).toEqual(getInitialState());
});
