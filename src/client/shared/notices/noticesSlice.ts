import { createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { ended, expired, started } from '../session/sessionSlice';

/** The id distinguishes two messages with the same text. */
export interface Notice {
  id: string;
  text: string;
  action?: string;
  /** A second button, which leaves the message open. */
  aside?: string;
  isAsideUsed?: boolean;
  takesFocus?: boolean;
  about?: string;
  to?: string;
  advice?: string;
  page?: string;
  /** How long a success is shown, in milliseconds. */
  shownMs?: number;
  /** What the return of the connection adds to an alert. */
  whenBack?: { advice: string; action: string };
}

export interface Confirmation {
  id: string;
  question: string;
  about?: string;
  action: string;
}

export type Answer = 'accepted' | 'dismissed';

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
    asidePressed(state, { payload }: PayloadAction<string>) {
      if (state.success?.id === payload) state.success.isAsideUsed = true;
    },
    confirmationRequested(state, { payload }: PayloadAction<Confirmation>) {
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
      .addCase(started, (state) => {
        state.alert = null;
      })
      .addMatcher(isAnyOf(ended, expired), (state) => {
        state.success = null;
        delete state.alert?.action;
        delete state.alert?.whenBack;
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
  asidePressed,
  confirmationRequested,
  confirmationAnswered,
} = noticesSlice.actions;
export const { selectAlert, selectSuccess, selectConfirmation } = noticesSlice.selectors;
