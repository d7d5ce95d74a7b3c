import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { started } from '../../shared/session/sessionSlice';

/** Form, then slide puzzle, then the call; a failed call leads back to the form. */
export interface SignInState {
  status: 'form' | 'puzzle' | 'submitting';
  /** The page, below the base path, that was requested or left without a session. */
  refused: string | null;
}

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: (): SignInState => ({ status: 'form', refused: null }),
  reducers: {
    pageRefused: (state, { payload }: PayloadAction<string>) => {
      state.refused = payload;
    },
    formSubmitted: (state) => {
      if (state.status === 'form') state.status = 'puzzle';
    },
    puzzleClosed: (state) => {
      if (state.status === 'puzzle') state.status = 'form';
    },
    puzzlePassed: (state) => {
      if (state.status === 'puzzle') state.status = 'submitting';
    },
    callEnded: (state) => {
      if (state.status === 'submitting') state.status = 'form';
    },
  },
  extraReducers: (builder) =>
    builder.addCase(started, (state) => {
      state.refused = null;
    }),
  selectors: {
    selectSignInStatus: (state) => state.status,
    selectRefusedPage: (state) => state.refused,
  },
});

export const { pageRefused, formSubmitted, puzzleClosed, puzzlePassed, callEnded } =
  signInSlice.actions;
export const { selectSignInStatus, selectRefusedPage } = signInSlice.selectors;
