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

type HighlightedRow = Row | null;

/** The row that was just saved or viewed. Its list highlights it for a moment. */
export const highlightedRowSlice = createSlice({
  name: 'highlightedRow',
  initialState: (): HighlightedRow => null,
  reducers: {
    rowMarked: {
      prepare: (path: string, id: Id, isSought?: boolean) => ({
        payload: { path, id: String(id), isSought: isSought === true },
      }),
      reducer: (_, { payload }: PayloadAction<Row>): HighlightedRow => payload,
    },
    listShown: (marked, { payload: path }: PayloadAction<string>): HighlightedRow =>
      marked?.path === path ? marked : null,
    markEnded: (): HighlightedRow => null,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(ended, expired), (): HighlightedRow => null)
      .addMatcher(isAnyOf(pageChanged, steppedBack, searched), (marked) => {
        if (marked) marked.isSought = false;
      }),
  selectors: {
    selectHighlightedRow: (marked, path: string) => (marked?.path === path ? marked.id : null),
    selectSoughtRow: (marked, path: string) =>
      marked?.path === path && marked.isSought ? marked.id : null,
  },
});

export const { rowMarked, listShown, markEnded } = highlightedRowSlice.actions;
export const { selectHighlightedRow, selectSoughtRow } = highlightedRowSlice.selectors;
