import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LoginResponse, SessionUser } from '../../../contract/session';

interface SignedIn {
  status: 'signedIn';
  token: string;
  user: SessionUser;
  /**
   * When the session ends, in milliseconds by the server's clock; undefined until a server says so.
   */
  endsAt?: number;
}

/** `expired`: the session ended by a 401 or in another tab, not by signing out. */
export type SessionState = { status: 'signedOut' } | SignedIn | { status: 'expired' };

const signedOut: SessionState = { status: 'signedOut' };

const isSameSession = (state: SessionState, { token }: LoginResponse): state is SignedIn =>
  state.status === 'signedIn' && state.token === token;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => signedOut,
  reducers: {
    started: (state, { payload }: PayloadAction<LoginResponse>): SessionState => ({
      status: 'signedIn',
      token: payload.token,
      user: payload.user,
      ...(isSameSession(state, payload) && { endsAt: state.endsAt }),
    }),
    ended: () => signedOut,
    expired: (state): SessionState => (state.status === 'signedIn' ? { status: 'expired' } : state),
    userRefreshed: (state, { payload }: PayloadAction<SessionUser>): SessionState =>
      state.status === 'signedIn' ? { ...state, user: payload } : state,
    twoFactorSetUp: (state) => {
      if (state.status === 'signedIn') delete state.user.must_set_up_two_factor;
    },
    passwordChanged: (state) => {
      if (state.status === 'signedIn') delete state.user.must_change_password;
    },
    endReported: (state, { payload }: PayloadAction<number>): SessionState =>
      state.status === 'signedIn' ? { ...state, endsAt: payload } : state,
  },
  selectors: {
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectToken: (state) => (state.status === 'signedIn' ? state.token : null),
    selectUser: (state) => (state.status === 'signedIn' ? state.user : null),
    /** Whether the user must first change their password or set up two-factor sign-in. */
    selectMustCompleteSetup: (state) =>
      state.status === 'signedIn' &&
      [state.user.must_change_password, state.user.must_set_up_two_factor].includes(true),
    selectMustChangePassword: (state) =>
      state.status === 'signedIn' && state.user.must_change_password === true,
    selectSessionEnd: (state) => (state.status === 'signedIn' ? state.endsAt : undefined),
  },
});

export const {
  started,
  ended,
  expired,
  userRefreshed,
  passwordChanged,
  twoFactorSetUp,
  endReported,
} = sessionSlice.actions;
export const {
  selectIsSignedIn,
  selectToken,
  selectUser,
  selectMustCompleteSetup,
  selectMustChangePassword,
  selectSessionEnd,
} = sessionSlice.selectors;
