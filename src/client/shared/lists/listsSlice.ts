import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SearchForm } from '../../../contract/search';

/** The lists that have a search and pages (section 2). */
export type ListName = 'roles' | 'categories' | 'childCategories' | 'posts' | 'users';

/**
 * A list of section 4: plain paging, or filtered mode with the filter that was submitted. What is
 * typed but not submitted is not here, so a page change cannot send it (readings 107).
 */
export type ListState =
  { status: 'plain'; page: number } | { status: 'filtered'; page: number; filter: SearchForm };

interface Named {
  list: ListName;
}

const plain = (page: number): ListState => ({ status: 'plain', page });

export const listsSlice = createSlice({
  name: 'lists',
  initialState: (): Record<ListName, ListState> => ({
    roles: plain(1),
    categories: plain(1),
    childCategories: plain(1),
    posts: plain(1),
    users: plain(1),
  }),
  reducers: {
    /** A list came up at an address: by a link, a reload, Back, or a change of this very slice. */
    opened: (lists, { payload }: PayloadAction<Named & { state: ListState }>) => {
      lists[payload.list] = payload.state;
    },
    searched: (lists, { payload }: PayloadAction<Named & { filter: SearchForm }>) => {
      lists[payload.list] = { status: 'filtered', page: 1, filter: payload.filter };
    },
    cleared: (lists, { payload }: PayloadAction<Named>) => {
      lists[payload.list] = plain(1);
    },
    pageChanged: (lists, { payload }: PayloadAction<Named & { page: number }>) => {
      lists[payload.list].page = payload.page;
    },
    /** The page is gone, because rows were deleted or the address is old; the last one stands in. */
    steppedBack: (lists, { payload }: PayloadAction<Named & { page: number }>) => {
      lists[payload.list].page = payload.page;
    },
  },
  selectors: { selectList: (lists, name: ListName) => lists[name] },
});

export const { opened, searched, cleared, pageChanged, steppedBack } = listsSlice.actions;
export const { selectList } = listsSlice.selectors;
