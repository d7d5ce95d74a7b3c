import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../../contract/ids';
import { ended, expired } from '../session/sessionSlice';
import { pageChanged, searched, steppedBack } from './listsSlice';

/** A row on the list of a path. The list still looks for the page with one that was created. */
interface Row {
  path: string;
  id: string;
  isSought: boolean;
}

type MarkedRow = Row | null;

/** The row that was just saved or left, which its list highlights for a moment. */
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
    /** The list of another path is on show. */
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
