import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '../../../contract/category';
import type { Id } from '../../../contract/ids';

/**
 * The position of a new category. `level: 2` with a null parent means that the user chooses it in
 * the form.
 */
export type NewCategory = { level: 1; parentId: null } | { level: 2; parentId: Id | null };

export interface EditedCategory {
  category: Category;
  parentId: Id | null;
  /** An earlier version to start with, not yet saved. */
  version?: Category;
}

/**
 * An open dialog. Its key distinguishes one opening from the next. `created` is the time between
 * the server's response and the closing.
 */
export type OpenCategoryDialog =
  | ({ status: 'creating' | 'created'; key: string } & NewCategory)
  | ({ status: 'editing'; key: string } & EditedCategory);

export type CategoryDialogState = { status: 'closed' } | OpenCategoryDialog;

const closed: CategoryDialogState = { status: 'closed' };

const open = (state: CategoryDialogState, { payload }: PayloadAction<OpenCategoryDialog>) =>
  state.status === 'closed' ? payload : state;

export const categoryDialogSlice = createSlice({
  name: 'categoryDialog',
  initialState: (): CategoryDialogState => closed,
  reducers: {
    createPressed: {
      reducer: open,
      prepare: (category: NewCategory) => ({
        payload: { status: 'creating' as const, key: nanoid(), ...category },
      }),
    },
    editPressed: {
      reducer: open,
      prepare: (edited: EditedCategory) => ({
        payload: { status: 'editing' as const, key: nanoid(), ...edited },
      }),
    },
    /** The payload is the key of the saved dialog, because another one may be open by then. */
    saved(state, { payload: key }: PayloadAction<string>): CategoryDialogState {
      if (state.status === 'closed' || state.key !== key) return state;
      if (state.status === 'editing') return closed;
      return { ...state, status: 'created' };
    },
    elapsed: (state, { payload: key }: PayloadAction<string>) =>
      state.status === 'created' && state.key === key ? closed : state,
    dismissed: (state) => (state.status === 'closed' ? state : closed),
    pageLeft: () => closed,
  },
  selectors: {
    selectOpenDialog: (state) => (state.status === 'closed' ? null : state),
  },
});

export const { createPressed, editPressed, saved, elapsed, dismissed, pageLeft } =
  categoryDialogSlice.actions;
export const { selectOpenDialog } = categoryDialogSlice.selectors;
