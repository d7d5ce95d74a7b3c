import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isSameId } from '../../../contract/ids';
import type { AreaCode } from '../../../contract/areas';
import type { Id } from '../../../contract/ids';
import type { LoadedAnnouncement } from './announcementsApi';

/**
 * The unsaved values that an edit form opens with, instead of the stored ones. Without areas, they
 * stay as they are.
 */
export interface Proposal {
  text: string;
  type: string;
  areas?: AreaCode[];
}

interface OpenRequest {
  key: string;
  purpose: 'viewing' | 'editing';
  id: Id;
  proposal?: Proposal;
}

/** An open dialog. Its key is that of the press that opened it. */
export type OpenAnnouncementDialog =
  | { status: 'creating'; key: string }
  | {
      status: 'viewing' | 'editing';
      key: string;
      announcement: LoadedAnnouncement;
      proposal?: Proposal;
    };

export type AnnouncementDialogState =
  { status: 'closed'; request: OpenRequest | null } | OpenAnnouncementDialog;

const closed: AnnouncementDialogState = { status: 'closed', request: null };

/** A newer press replaces the earlier one, whose response then opens nothing. */
const openRequested = (state: AnnouncementDialogState, { payload }: PayloadAction<OpenRequest>) =>
  state.status === 'closed' ? { ...state, request: payload } : state;

const pressed = (purpose: OpenRequest['purpose']) => ({
  reducer: openRequested,
  prepare: (id: Id, proposal?: Proposal) => ({
    payload: { key: nanoid(), purpose, id, ...(proposal && { proposal }) },
  }),
});

export const announcementDialogSlice = createSlice({
  name: 'announcementDialog',
  initialState: (): AnnouncementDialogState => closed,
  reducers: {
    createPressed: {
      reducer: (
        state: AnnouncementDialogState,
        { payload: key }: PayloadAction<string>,
      ): AnnouncementDialogState =>
        state.status === 'closed' ? { status: 'creating', key } : state,
      prepare: () => ({ payload: nanoid() }),
    },
    viewPressed: pressed('viewing'),
    editPressed: pressed('editing'),
    fetched(
      state,
      { payload }: PayloadAction<{ key: string; announcement: LoadedAnnouncement }>,
    ): AnnouncementDialogState {
      if (state.status !== 'closed' || state.request?.key !== payload.key) return state;
      const { purpose, proposal } = state.request;
      return { status: purpose, ...payload, ...(proposal && { proposal }) };
    },
    fetchFailed: (state, { payload: key }: PayloadAction<string>) =>
      state.status === 'closed' && state.request?.key === key ? closed : state,
    /** The payload is the key of the saved dialog, because another one may be open by then. */
    saved: (state, { payload: key }: PayloadAction<string>) =>
      state.status !== 'closed' && state.status !== 'viewing' && state.key === key ? closed : state,
    /** The detail closes, because its text is no longer in force. The payload is its id. */
    undone: (state, { payload: id }: PayloadAction<Id>) =>
      state.status === 'viewing' && isSameId(state.announcement.id, id) ? closed : state,
    dismissed: (state) => (state.status === 'closed' ? state : closed),
    pageLeft: () => closed,
  },
  selectors: {
    selectOpenRequest: (state) => (state.status === 'closed' ? state.request : null),
    selectOpenDialog: (state) => (state.status === 'closed' ? null : state),
  },
});

export const {
  createPressed,
  viewPressed,
  editPressed,
  fetched,
  fetchFailed,
  saved,
  dismissed,
  undone,
  pageLeft,
} = announcementDialogSlice.actions;
export const { selectOpenRequest, selectOpenDialog } = announcementDialogSlice.selectors;
