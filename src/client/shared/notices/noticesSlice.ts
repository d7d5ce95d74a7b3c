import { createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { ended, expired } from '../session/sessionSlice';

/** A message on show. The id tells two messages of the same words apart. */
export interface Notice {
  id: string;
  text: string;
}

/** A success may offer a way to a page beside its text. */
export interface Success extends Notice {
  link?: { to: string; text: string };
}

/** A question that waits for an answer, and what its agreeing button says. */
export interface Confirmation {
  id: string;
  question: string;
  action: string;
}

interface NoticesState {
  alert: Notice | null;
  success: Success | null;
  confirmation: Confirmation | null;
}

const initialState: NoticesState = { alert: null, success: null, confirmation: null };

const prepareNotice = (text: string) => ({ payload: { id: nanoid(), text } });

/**
 * The messages above all screens (readings 14, 15). Of failure and success one is on show at a
 * time: the newer takes the place of the older. A success goes with the session that it belongs to. A question that is open is answered before another
 * one is asked.
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
    alertDismissed(state) {
      state.alert = null;
    },
    successShown: {
      prepare: (text: string, link?: Success['link']) => ({
        payload: { id: nanoid(), text, link },
      }),
      reducer(state, { payload }: PayloadAction<Success>) {
        state.success = payload;
        state.alert = null;
      },
    },
    /** Carries the id of the message whose time is up, so that a newer one keeps its own time. */
    successExpired(state, { payload }: PayloadAction<string>) {
      if (state.success?.id === payload) state.success = null;
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.confirmation ??= payload;
    },
    confirmationAccepted(state) {
      state.confirmation = null;
    },
    confirmationDismissed(state) {
      state.confirmation = null;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(ended, expired), (state) => {
      state.success = null;
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
  confirmationAsked,
  confirmationAccepted,
  confirmationDismissed,
} = noticesSlice.actions;
export const { selectAlert, selectSuccess, selectConfirmation } = noticesSlice.selectors;
