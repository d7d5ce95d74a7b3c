import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../../contract/ids';
import { ended, expired } from '../session/sessionSlice';
import { pageChanged, searched, steppedBack } from './listsSlice';

/** A row of the list at a path. A created row may be on a page that the list still has to find. */
interface Row {
  path: string;
  id: string;
  isSought: boolean;
}

type MarkedRow = Row | null;

/** The row that was just saved or viewed. Its list highlights it for a moment. */
export const markedRowSlice = createSlice({
  name: 'markedRow',
  initialState: (): MarkedRow => null,
  reducers: {
    rowMarked: {
      prepare: (path: string, id: Id, isSought?: boolean) => ({
        payload: { path, id: String(id), isSought: isSought === true },
      }),
      reducer: (_, { payload }: PayloadAction<Row>): MarkedRow => payload,
    },
    listShown: (marked, { payload: path }: PayloadAction<string>): MarkedRow =>
      marked?.path === path ? marked : null,
    markEnded: (): MarkedRow => null,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(ended, expired), (): MarkedRow => null)
      .addMatcher(isAnyOf(pageChanged, steppedBack, searched), (marked) => {
        if (marked) marked.isSought = false;
      }),
  selectors: {
    selectMarkedRow: (marked, path: string) => (marked?.path === path ? marked.id : null),
    selectSoughtRow: (marked, path: string) =>
      marked?.path === path && marked.isSought ? marked.id : null,
  },
});

export const { rowMarked, listShown, markEnded } = markedRowSlice.actions;
export const { selectMarkedRow, selectSoughtRow } = markedRowSlice.selectors;
