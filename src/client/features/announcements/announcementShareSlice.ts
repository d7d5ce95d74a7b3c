import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isSameId } from '../../../contract/ids';
import { pageLeft, undone } from './announcementDialogSlice';
import type { LoadedAnnouncement } from './announcementsApi';

export type AnnouncementShareState =
  { status: 'closed' } | { status: 'open'; announcement: LoadedAnnouncement };

const closed: AnnouncementShareState = { status: 'closed' };

/** The share dialog, which opens over any screen and over the dialogs of an announcement. */
export const announcementShareSlice = createSlice({
  name: 'announcementShare',
  initialState: (): AnnouncementShareState => closed,
  reducers: {
    shared: (state, { payload }: PayloadAction<LoadedAnnouncement>): AnnouncementShareState =>
      state.status === 'closed' ? { status: 'open', announcement: payload } : state,
    shareClosed: () => closed,
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageLeft, () => closed)
      .addCase(undone, (state, { payload: id }) =>
        state.status === 'open' && isSameId(state.announcement.id, id) ? closed : state,
      ),
  selectors: {
    selectShared: (state) => (state.status === 'open' ? state.announcement : null),
  },
});

export const { shared, shareClosed } = announcementShareSlice.actions;
export const { selectShared } = announcementShareSlice.selectors;
