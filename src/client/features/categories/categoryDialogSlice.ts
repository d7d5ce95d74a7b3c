import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '../../../contract/category';
import type { Id } from '../../../contract/ids';

/** Where a new category goes. A child without a fixed parent chooses it in the form (section 2). */
export type NewCategory = { level: 1; parentId: null } | { level: 2; parentId: Id | null };

/** A category to change, and the parent that the screen fixes for it. */
export interface EditedCategory {
  category: Category;
  parentId: Id | null;
}

/**
 * A dialog on show; its key tells one opening from the next. `created` is the moment between the
 * server's word and the closing (section 4).
 */
export type OpenDialog =
  | ({ status: 'creating' | 'created'; key: string } & NewCategory)
  | ({ status: 'editing'; key: string } & EditedCategory);

/** The modal of section 4. A category is viewed on a page of its own, so nothing is viewed here. */
export type CategoryDialogState = { status: 'closed' } | OpenDialog;

const closed: CategoryDialogState = { status: 'closed' };

/** A dialog opens only where none is open. */
const open = (state: CategoryDialogState, { payload }: PayloadAction<OpenDialog>) =>
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
    /** Carries the key of the dialog that was saved: by then another one may be open. */
    saved: (state, { payload: key }: PayloadAction<string>): CategoryDialogState => {
      if (state.status === 'closed' || state.key !== key) return state;
      return state.status === 'editing' ? closed : { ...state, status: 'created' };
    },
    /** The moment after a creation is over. */
    elapsed: (state) => (state.status === 'created' ? closed : state),
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
