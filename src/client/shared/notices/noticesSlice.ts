import { createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { answered } from '../api/connectionSlice';
import { ended, expired, started } from '../session/sessionSlice';

/** The id distinguishes two messages with the same text. */
export interface Notice {
  id: string;
  text: string;
  action?: string;
  takesFocus?: boolean;
  about?: string;
  to?: string;
  advice?: string;
  page?: string;
  /** How long a success is shown, in milliseconds. */
  shownMs?: number;
  endsWithConnection?: boolean;
}

export interface Confirmation {
  id: string;
  question: string;
  about?: string;
  action: string;
  dismissal?: string;
  discarding?: string;
}

export type Answer = 'accepted' | 'discarded' | 'dismissed';

interface NoticesState {
  alert: Notice | null;
  success: Notice | null;
  confirmation: Confirmation | null;
}

/** The id of the element with the text of the alert. */
export const ALERT_ID = 'alert';

const initialState: NoticesState = { alert: null, success: null, confirmation: null };

const prepareNotice = (
  text: string,
  action?: string,
  details?: Omit<Notice, 'id' | 'text' | 'action'>,
) => ({
  payload: { id: nanoid(), text, action, ...details },
});

/**
 * The messages above all screens. Only an alert or a success is shown; the newer one replaces the
 * older. A success, and the button of an alert, disappear with their session. While a question is
 * open, a second one is ignored.
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
    /** With an id, this dismisses only that alert, because a newer one may be open. */
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
    /** The id makes sure that the timer of an older message does not close a newer one. */
    successExpired(state, { payload }: PayloadAction<string>) {
      if (state.success?.id === payload) state.success = null;
    },
    /** A success closes together with its page. */
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
    confirmationAnswered: {
      prepare: (answer: Answer) => ({ payload: answer }),
      reducer(state) {
        state.confirmation = null;
      },
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(answered, (state) => {
        if (state.alert?.endsWithConnection) state.alert = null;
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
  confirmationAnswered,
} = noticesSlice.actions;
export const { selectAlert, selectSuccess, selectConfirmation } = noticesSlice.selectors;
