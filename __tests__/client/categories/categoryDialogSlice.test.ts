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
import { testMachine } from '../../helpers/client/machine';

const { reducer } = categoryDialogSlice;
const category: Category = { id: 11, name: 'Flood', icon: null, parent_id: 1, level: 2 };

const create = createPressed({ level: 1, parentId: null });
const edit = editPressed({ category, parentId: 1 });
const creating = { status: 'creating' as const, key: 'a', level: 2 as const, parentId: 1 };
const states: Record<string, CategoryDialogState> = {
  closed: { status: 'closed' },
  creating,
  created: { ...creating, status: 'created' },
  editing: { status: 'editing', key: 'a', category, parentId: 1 },
  opened: create.payload,
  openedOnOne: edit.payload,
};

// In closed, creating, created and editing. A creation waits for its delay; an edit closes at once.
testMachine(reducer, states, [
  [create, 'opened - - -'],
  [edit, 'openedOnOne - - -'],
  [saved('a'), '- created - closed'],
  // From an earlier dialog.
  [saved('b'), '- - - -'],
  [elapsed('a'), '- - closed -'],
  [elapsed('b'), '- - - -'],
  [dismissed(), '- closed closed closed'],
  [pageLeft(), '- closed closed closed'],
]);

it('opens with a key of its own each time', () =>
  expect(createPressed({ level: 1, parentId: null }).payload.key).not.toBe(create.payload.key));
