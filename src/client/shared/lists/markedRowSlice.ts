import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../../contract/ids';
import { ended, expired } from '../session/sessionSlice';

/** A row on the list of a path. */
type MarkedRow = { path: string; id: string } | null;

/** The row that was just saved or left, which its list highlights for a moment. */
export const markedRowSlice = createSlice({
  name: 'markedRow',
  initialState: (): MarkedRow => null,
  reducers: {
    rowMarked: {
      prepare: (path: string, id: Id) => ({ payload: { path, id: String(id) } }),
      reducer: (_, { payload }: PayloadAction<{ path: string; id: string }>): MarkedRow => payload,
    },
    /** The list of another path is on show. */
    listShown: (marked, { payload: path }: PayloadAction<string>): MarkedRow =>
      marked?.path === path ? marked : null,
    markEnded: (): MarkedRow => null,
  },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(ended, expired), (): MarkedRow => null),
  selectors: {
    selectMarkedRow: (marked, path: string) => (marked?.path === path ? marked.id : null),
  },
});

export const { rowMarked, listShown, markEnded } = markedRowSlice.actions;
export const { selectMarkedRow } = markedRowSlice.selectors;
