import { createSlice } from '@reduxjs/toolkit';

/** The sign-in of section 4: form, then slide puzzle, then the call; a failed call leads back. */
export interface SignInState {
  status: 'form' | 'puzzle' | 'submitting';
}

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: (): SignInState => ({ status: 'form' }),
  reducers: {
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
  selectors: { selectSignInStatus: (state) => state.status },
});

export const { formSubmitted, puzzleClosed, puzzlePassed, callEnded } = signInSlice.actions;
export const { selectSignInStatus } = signInSlice.selectors;
