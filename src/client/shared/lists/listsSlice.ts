import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SearchForm } from '../../../contract/search';

/**
 * A list is plain, or filtered by the search that was submitted. What is typed but not submitted is
 * not part of it, so that a change of page cannot send it.
 */
export type ListState =
  { status: 'plain'; page: number } | { status: 'filtered'; page: number; filter: SearchForm };

/** The lists by the names that their routes and pages give them. */
type Lists = Record<string, ListState>;

interface Named {
  list: string;
}

const FIRST_PAGE: ListState = { status: 'plain', page: 1 };

function toPage(lists: Lists, { payload }: PayloadAction<Named & { page: number }>): void {
  lists[payload.list] = { ...(lists[payload.list] ?? FIRST_PAGE), page: payload.page };
}

export const listsSlice = createSlice({
  name: 'lists',
  initialState: (): Lists => ({}),
  reducers: {
    /** A list was opened at an address: by a link, a reload or Back. */
    opened: (lists, { payload }: PayloadAction<Named & { state: ListState }>) => {
      lists[payload.list] = payload.state;
    },
    searched: (lists, { payload }: PayloadAction<Named & { filter: SearchForm }>) => {
      lists[payload.list] = { status: 'filtered', page: 1, filter: payload.filter };
    },
    cleared: (lists, { payload }: PayloadAction<Named>) => {
      lists[payload.list] = FIRST_PAGE;
    },
    pageChanged: toPage,
    /** The requested page no longer exists: rows were deleted or the address is old. */
    steppedBack: toPage,
  },
  selectors: { selectList: (lists, name: string) => lists[name] ?? FIRST_PAGE },
});

export const { opened, searched, cleared, pageChanged, steppedBack } = listsSlice.actions;
export const { selectList } = listsSlice.selectors;
