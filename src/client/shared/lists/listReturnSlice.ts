import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../../contract/ids';
import { ended, expired } from '../session/sessionSlice';

interface ListReturnState {
  /** The query string with which each list was last on show, by its path. */
  searches: Record<string, string>;
  /** A row that was just saved or left, on the list of a path. */
  marked: { path: string; id: string } | null;
}

const nothing: ListReturnState = { searches: {}, marked: null };

/** How the lists were left, and which row is to be found again. It ends with the session. */
export const listReturnSlice = createSlice({
  name: 'listReturn',
  initialState: nothing,
  reducers: {
    listSeen(state, { payload }: PayloadAction<{ path: string; search: string }>) {
      state.searches[payload.path] = payload.search;
      if (state.marked?.path !== payload.path) state.marked = null;
    },
    rowMarked: {
      prepare: (path: string, id: Id) => ({ payload: { path, id: String(id) } }),
      reducer(state, { payload }: PayloadAction<{ path: string; id: string }>) {
        state.marked = payload;
      },
    },
    markEnded(state) {
      state.marked = null;
    },
  },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(ended, expired), () => nothing),
  selectors: {
    selectSearch: ({ searches }, path: string) => searches[path] ?? '',
    selectMarkedRow: ({ marked }, path: string) => (marked?.path === path ? marked.id : null),
  },
});

export const { listSeen, rowMarked, markEnded } = listReturnSlice.actions;
export const { selectSearch, selectMarkedRow } = listReturnSlice.selectors;
