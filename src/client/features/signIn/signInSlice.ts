import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '../../../contract/session';
import { paths, SIGN_IN_PATH } from '../../shared/paths';
import { ended, expired, started } from '../../shared/session/sessionSlice';

/** A page, below the base path, that was requested or left without a session. */
export interface RefusedPage {
  page: string;
  /** Id of the user whose session ended on it by itself. */
  owner?: string;
  /** The name of the draft that they left, on that page. */
  draft?: string;
}

/**
 * Form, then slide puzzle, then the call; a failed call leads back to the form. One that lacks a code
 * leads to the code, and then to a second call.
 */
export interface SignInState {
  status: 'form' | 'puzzle' | 'submitting' | 'code' | 'submittingCode';
  refused: RefusedPage | null;
  /** The page to which somebody who is signed in is offered a way back. */
  wayBack: RefusedPage | null;
}

/** Slider is where a sign-in leads anyway; nobody is led to the page of another user. */
function mayOffer({ page, owner }: RefusedPage, user: SessionUser): boolean {
  const isOwn = owner === undefined || owner === String(user.id);
  return (
    isOwn &&
    page !== paths.Slider &&
    ![user.must_change_password, user.must_set_up_two_factor].includes(true)
  );
}

const isCalling = ({ status }: SignInState) =>
  status === 'submitting' || status === 'submittingCode';

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: (): SignInState => ({ status: 'form', refused: null, wayBack: null }),
  reducers: {
    pageRefused: (state, { payload }: PayloadAction<RefusedPage>) => {
      state.refused = payload;
    },
    draftFound: (state, { payload }: PayloadAction<{ page: string; draft: string }>) => {
      if (state.refused) Object.assign(state.refused, payload);
    },
    wayBackEnded: (state) => {
      state.wayBack = null;
    },
    formSubmitted: (state) => {
      if (state.status === 'form') state.status = 'puzzle';
    },
    puzzleClosed: (state) => {
      if (state.status === 'puzzle' || state.status === 'code') state.status = 'form';
    },
    puzzlePassed: (state) => {
      if (state.status === 'puzzle') state.status = 'submitting';
    },
    codeAsked: (state) => {
      if (isCalling(state)) state.status = 'code';
    },
    codeEntered: (state) => {
      if (state.status === 'code') state.status = 'submittingCode';
    },
    callFailed: (state) => {
      if (isCalling(state)) state.status = 'form';
    },
    /** After a success the puzzle and its seconds stay until the next screen is there. */
    pageLeft: (state) => {
      state.status = 'form';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(started, (state, { payload }) => {
        const { refused } = state;
        // A session that is only refreshed keeps what it offers.
        if (refused && mayOffer(refused, payload.user)) state.wayBack = refused;
        state.refused = null;
      })
      .addMatcher(isAnyOf(ended, expired), (state) => {
        state.wayBack = null;
      }),
  selectors: {
    selectSignInStatus: (state) => state.status,
    selectRefusedPage: (state) => state.refused,
    selectWayBack: (state) => state.wayBack,
    /** Where a screen without a session leads: to Login from the guard, to `/login` from its end. */
    selectSignInPath: ({ refused }) =>
      refused && refused.owner === undefined ? paths.Login : SIGN_IN_PATH,
  },
});

export const {
  pageRefused,
  draftFound,
  wayBackEnded,
  formSubmitted,
  puzzleClosed,
  puzzlePassed,
  codeAsked,
  codeEntered,
  callFailed,
  pageLeft,
} = signInSlice.actions;
export const { selectSignInStatus, selectRefusedPage, selectWayBack, selectSignInPath } =
  signInSlice.selectors;
