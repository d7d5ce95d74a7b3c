import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { StoredAnnouncement } from './announcementsApi';

/** The unsaved values that an edit form opens with, instead of the stored ones. */
export interface Proposal {
  text: string;
  type: string;
}

interface Asked {
  key: string;
  purpose: 'viewing' | 'editing';
  id: Id;
  proposal?: Proposal;
}

/** An open dialog. Its key is that of the press that opened it. */
export type OpenDialog =
  | { status: 'creating'; key: string }
  | {
      status: 'viewing' | 'editing';
      key: string;
      announcement: StoredAnnouncement;
      proposal?: Proposal;
    };

export type AnnouncementDialogState = { status: 'closed'; asked: Asked | null } | OpenDialog;

const closed: AnnouncementDialogState = { status: 'closed', asked: null };

/** A newer press replaces the earlier one, whose response then opens nothing. */
const ask = (state: AnnouncementDialogState, { payload }: PayloadAction<Asked>) =>
  state.status === 'closed' ? { ...state, asked: payload } : state;

const pressed = (purpose: Asked['purpose']) => ({
  reducer: ask,
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
      { payload }: PayloadAction<{ key: string; announcement: StoredAnnouncement }>,
    ): AnnouncementDialogState {
      if (state.status !== 'closed' || state.asked?.key !== payload.key) return state;
      const { purpose, proposal } = state.asked;
      return { status: purpose, ...payload, ...(proposal && { proposal }) };
    },
    fetchFailed: (state, { payload: key }: PayloadAction<string>) =>
      state.status === 'closed' && state.asked?.key === key ? closed : state,
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
    selectAsked: (state) => (state.status === 'closed' ? state.asked : null),
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
export const { selectAsked, selectOpenDialog } = announcementDialogSlice.selectors;
