import { createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { answered } from '../api/lineSlice';
import { ended, expired, started } from '../session/sessionSlice';

/** The id tells two messages with the same text apart. */
export interface Notice {
  id: string;
  text: string;
  /** The label of its button, which takes the message away. */
  action?: string;
  /** Whether its button takes the focus, which stops the timer. */
  takesFocus?: boolean;
  /** The name of what it is about. */
  about?: string;
  /** Where its button leads. */
  to?: string;
  /** What to do about it. */
  advice?: string;
  /** The path of the page that it belongs to. */
  page?: string;
  /** How long a success is shown, in milliseconds. */
  shownMs?: number;
  /** Whether it is over once the server answers again. */
  endsWithLine?: boolean;
}

export interface Confirmation {
  id: string;
  question: string;
  /** The name of what it is about. */
  about?: string;
  /** The label of the confirming button, which deletes unless there is another one for that. */
  action: string;
  /** The label of the button that changes nothing; by default `Cancel`. */
  dismissal?: string;
  /** The label of a third button, which confirms and discards. */
  discarding?: string;
}

interface NoticesState {
  alert: Notice | null;
  success: Notice | null;
  confirmation: Confirmation | null;
}

const initialState: NoticesState = { alert: null, success: null, confirmation: null };

const prepareNotice = (
  text: string,
  action?: string,
  details?: Omit<Notice, 'id' | 'text' | 'action'>,
) => ({
  payload: { id: nanoid(), text, action, ...details },
});

/**
 * The messages above all screens. Either an alert or a success is shown: the newer replaces the
 * older. A success, and the button of an alert, disappear with their session. A second question is
 * ignored while one is open.
 */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    alertShown: {
      prepare: prepareNotice,
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.alert = payload;
        state.success = null;
      },
    },
    /** With an id, only that alert: a newer one may be on show by then. */
    alertDismissed: {
      prepare: (id?: string) => ({ payload: id }),
      reducer(state, { payload }: PayloadAction<string | undefined>) {
        if (payload === undefined || state.alert?.id === payload) state.alert = null;
      },
    },
    successShown: {
      prepare: prepareNotice,
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.success = payload;
        state.alert = null;
      },
    },
    /** By id, so that the timer of an older message does not end a newer one. */
    successExpired(state, { payload }: PayloadAction<string>) {
      if (state.success?.id === payload) state.success = null;
    },
    /** A success goes with its page. */
    pageLeft(state, { payload: page }: PayloadAction<string>) {
      if (state.success?.page === page) state.success = null;
    },
    actionPressed(state, { payload }: PayloadAction<string>) {
      if (state.success?.id === payload) state.success = null;
      if (state.alert?.id === payload) state.alert = null;
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.confirmation ??= payload;
    },
    confirmationAccepted(state) {
      state.confirmation = null;
    },
    confirmationDiscarded(state) {
      state.confirmation = null;
    },
    confirmationDismissed(state) {
      state.confirmation = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(answered, (state) => {
        if (state.alert?.endsWithLine) state.alert = null;
      })
      .addCase(started, (state) => {
        state.alert = null;
      })
      .addMatcher(isAnyOf(ended, expired), (state) => {
        state.success = null;
        if (state.alert) state.alert.action = undefined;
      }),
  selectors: {
    selectAlert: (state) => state.alert,
    selectSuccess: (state) => state.success,
    selectConfirmation: (state) => state.confirmation,
  },
});

export const {
  alertShown,
  alertDismissed,
  successShown,
  successExpired,
  pageLeft,
  actionPressed,
  confirmationAsked,
  confirmationAccepted,
  confirmationDiscarded,
  confirmationDismissed,
} = noticesSlice.actions;
export const { selectAlert, selectSuccess, selectConfirmation } = noticesSlice.selectors;
