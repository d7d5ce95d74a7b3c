import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LoginResponse, SessionUser } from '../../../contract/session';

/** `expired` after a 401. */
export type SessionState =
  | { status: 'signedOut' }
  | { status: 'signedIn'; token: string; user: SessionUser }
  | { status: 'expired' };

const signedOut: SessionState = { status: 'signedOut' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => signedOut,
  reducers: {
    started: (_, { payload }: PayloadAction<LoginResponse>): SessionState => ({
      status: 'signedIn',
      token: payload.token,
      user: payload.user,
    }),
    ended: () => signedOut,
    expired: (state): SessionState => (state.status === 'signedIn' ? { status: 'expired' } : state),
    userRefreshed: (state, { payload }: PayloadAction<SessionUser>): SessionState =>
      state.status === 'signedIn' ? { ...state, user: payload } : state,
  },
  selectors: {
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectToken: (state) => (state.status === 'signedIn' ? state.token : null),
    selectUser: (state) => (state.status === 'signedIn' ? state.user : null),
  },
});

export const { started, ended, expired, userRefreshed } = sessionSlice.actions;
export const { selectIsSignedIn, selectToken, selectUser } = sessionSlice.selectors;
