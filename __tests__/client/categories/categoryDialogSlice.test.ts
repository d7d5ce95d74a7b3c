import {
  categoryDialogSlice,
  createPressed,
  dismissed,
  editPressed,
  elapsed,
  pageLeft,
  saved,
} from '../../../src/client/features/categories/categoryDialogSlice';
import type { CategoryDialogState } from '../../../src/client/features/categories/categoryDialogSlice';
import type { Category } from '../../../src/contract/category';

const { reducer } = categoryDialogSlice;
const category: Category = { id: 11, name: 'Flood', icon: null, parent_id: 1, level: 2 };

const closed: CategoryDialogState = { status: 'closed' };
const creating: CategoryDialogState = { status: 'creating', key: 'a', level: 2, parentId: 1 };
const made = { id: 12, name: 'Storm', parentId: 1 };
const created: CategoryDialogState = { ...creating, status: 'created', made };
const editing: CategoryDialogState = { status: 'editing', key: 'a', category, parentId: 1 };

it('opens for a new category with a key of its own each time', () => {
  const press = () => reducer(closed, createPressed({ level: 1, parentId: null }));
  const [one, other] = [press(), press()];
  expect(one).toMatchObject({ status: 'creating', level: 1, parentId: null });
  expect('key' in one && 'key' in other && one.key !== other.key).toBe(true);
});

it('opens on the edited category', () => {
  const state = reducer(closed, editPressed({ category, parentId: 1 }));
  expect(state).toMatchObject({ status: 'editing', category, parentId: 1 });
});

it.each([creating, created, editing])('stays where one is open: $status', (state) => {
  expect(reducer(state, createPressed({ level: 1, parentId: null }))).toBe(state);
  expect(reducer(state, editPressed({ category, parentId: 1 }))).toBe(state);
});

it.each<[string, CategoryDialogState, CategoryDialogState]>([
  ['a creation waits for its moment', creating, created],
  ['a second word changes nothing', created, created],
  ['an edit closes at once', editing, closed],
  ['a closed dialog stays closed', closed, closed],
])('is saved: %s', (_, state, next) => expect(reducer(state, saved('a', made))).toEqual(next));

it.each([creating, editing])('is not saved by an earlier dialog: $status', (state) =>
  expect(reducer(state, saved('b'))).toBe(state),
);

it.each<[CategoryDialogState, CategoryDialogState]>([
  [created, closed],
  [creating, creating],
  [editing, editing],
  [closed, closed],
])('closes after the moment of a creation alone: %j', (state, next) =>
  expect(reducer(state, elapsed())).toEqual(next),
);

it.each([closed, creating, created, editing])('closes when dismissed or left: $status', (state) => {
  expect(reducer(state, dismissed())).toEqual(closed);
  expect(reducer(state, pageLeft())).toEqual(closed);
});
