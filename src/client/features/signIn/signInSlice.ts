import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '../../../contract/session';
import { paths, SIGN_IN_PATH } from '../../shared/pages/paths';
import { ended, expired, started } from '../../shared/session/sessionSlice';

export interface RefusedPage {
  page: string;
  owner?: string;
  draft?: string;
}

/**
 * The form, then the slide puzzle, then the call. A failed call goes back to the form. If the call
 * lacks a code, the code step and a second call follow.
 */
export interface SignInState {
  status: 'form' | 'puzzle' | 'submitting' | 'code' | 'submittingCode';
  refused: RefusedPage | null;
  returnOffer: RefusedPage | null;
}

/**
 * Whether to offer a return. A sign-in opens Slider anyway, and nobody is sent to another user's
 * page.
 */
function mayOffer({ page, owner }: RefusedPage, user: SessionUser): boolean {
  const isOwn = owner === undefined || owner === String(user.id);
  return isOwn && page !== paths.Slider;
}

const isCalling = ({ status }: SignInState) =>
  status === 'submitting' || status === 'submittingCode';

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: (): SignInState => ({ status: 'form', refused: null, returnOffer: null }),
  reducers: {
    pageRefused: (state, { payload }: PayloadAction<RefusedPage>) => {
      state.refused = payload;
    },
    draftFound: (state, { payload }: PayloadAction<{ page: string; draft: string }>) => {
      if (state.refused) Object.assign(state.refused, payload);
    },
    wayBackEnded: (state) => {
      state.returnOffer = null;
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
    /** After a success the puzzle and its seconds stay until the next screen has loaded. */
    pageLeft: (state) => {
      state.status = 'form';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(started, (state, { payload }) => {
        const { refused } = state;
        // A mere refresh of the session keeps its offer.
        if (refused && mayOffer(refused, payload.user)) state.returnOffer = refused;
        state.refused = null;
      })
      .addMatcher(isAnyOf(ended, expired), (state) => {
        state.returnOffer = null;
      }),
  selectors: {
    selectSignInStatus: (state) => state.status,
    selectRefusedPage: (state) => state.refused,
    selectWayBack: (state) => state.returnOffer,
    /**
     * Where a screen without a session redirects: to Login from the guard, to `/login` after a
     * session ended.
     */
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
