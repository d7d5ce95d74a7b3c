import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { ended, expired } from '../../shared/session/sessionSlice';

type Opening = 'open' | 'closed';

export interface ShellState {
  /** Wide: the sidebar is beside the page. Narrow: it is a drawer above the page. */
  window: 'wide' | 'narrow';
  sidebar: Opening;
  accountMenu: Opening;
  storageNotice: Opening;
}

export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({
    window: 'narrow',
    sidebar: 'closed',
    accountMenu: 'closed',
    storageNotice: 'open',
  }),
  reducers: {
    widthCrossed: (state, { payload }: PayloadAction<{ isWide: boolean }>) => {
      state.window = payload.isWide ? 'wide' : 'narrow';
      state.sidebar = payload.isWide ? 'open' : 'closed';
    },
    /** The drawer closes. Beside the page, the sidebar stays open. */
    screenLeft: (state) => {
      if (state.window === 'narrow') state.sidebar = 'closed';
    },
    sidebarOpened: (state) => {
      state.sidebar = 'open';
    },
    sidebarClosed: (state) => {
      state.sidebar = 'closed';
    },
    accountMenuOpened: (state) => {
      state.accountMenu = 'open';
    },
    accountMenuClosed: (state) => {
      state.accountMenu = 'closed';
    },
    storageNoteClosed: (state) => {
      state.storageNotice = 'closed';
    },
  },
  // However the session ends, the menu must not be open for the next user.
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(ended, expired), (state) => {
      state.accountMenu = 'closed';
    });
  },
  selectors: {
    /**
     * False while a window has just become narrow and `widthCrossed` has not been dispatched yet.
     */
    selectIsDrawerOpen: (state) => state.window === 'narrow' && state.sidebar === 'open',
    selectIsAccountMenuOpen: (state) => state.accountMenu === 'open',
    selectIsStorageNoteOpen: (state) => state.storageNotice === 'open',
  },
});

export const {
  widthCrossed,
  screenLeft,
  sidebarOpened,
  sidebarClosed,
  accountMenuOpened,
  accountMenuClosed,
  storageNoteClosed,
} = shellSlice.actions;
export const { selectIsDrawerOpen, selectIsAccountMenuOpen, selectIsStorageNoteOpen } =
  shellSlice.selectors;
