import {
  listShown,
  highlightedRowSlice,
  markEnded,
  rowMarked,
} from '../../../src/client/shared/lists/highlightedRowSlice';
import { listsSlice, pageChanged } from '../../../src/client/shared/lists/listsSlice';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';

const { reducer } = highlightedRowSlice;
const { selectHighlightedRow } = highlightedRowSlice.getSelectors();

const marked = reducer(undefined, rowMarked('/posts', 7));

it('marks a row on its own list only, until another list is on show or the mark ends', () => {
  expect(selectHighlightedRow(marked, '/posts')).toBe('7');
  expect(selectHighlightedRow(marked, '/users')).toBeNull();
  expect(selectHighlightedRow(reducer(marked, listShown('/posts')), '/posts')).toBe('7');
  expect(selectHighlightedRow(reducer(marked, listShown('/users')), '/posts')).toBeNull();
  expect(selectHighlightedRow(reducer(marked, markEnded()), '/posts')).toBeNull();
});

it.each([ended(), expired()])('forgets the row and all lists by $type', (event) => {
  expect(reducer(marked, event)).toBeNull();
  const lists = listsSlice.reducer(undefined, pageChanged({ path: '/role', page: 2 }));
  expect(listsSlice.reducer(lists, event)).toEqual({});
});
