import {
  listShown,
  markedRowSlice,
  markEnded,
  rowMarked,
} from '../../../src/client/shared/lists/markedRowSlice';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';

const { reducer } = markedRowSlice;
const { selectMarkedRow } = markedRowSlice.getSelectors();

const marked = reducer(undefined, rowMarked('/posts', 7));

it('marks a row on its own list only, until another list is on show or the mark ends', () => {
  expect(selectMarkedRow(marked, '/posts')).toBe('7');
  expect(selectMarkedRow(marked, '/users')).toBeNull();
  expect(selectMarkedRow(reducer(marked, listShown('/posts')), '/posts')).toBe('7');
  expect(selectMarkedRow(reducer(marked, listShown('/users')), '/posts')).toBeNull();
  expect(selectMarkedRow(reducer(marked, markEnded()), '/posts')).toBeNull();
});

it.each([ended(), expired()])('forgets the row by $type', (event) =>
  expect(reducer(marked, event)).toBeNull(),
);
