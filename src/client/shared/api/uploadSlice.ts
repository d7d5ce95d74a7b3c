import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Progress of the current upload in bytes; a screen sends one form at a time. */
export type UploadState = { status: 'idle' } | { status: 'sending'; loaded: number; total: number };

export const uploadSlice = createSlice({
  name: 'upload',
  initialState: (): UploadState => ({ status: 'idle' }),
  reducers: {
    progressed: (
      _,
      { payload }: PayloadAction<{ loaded: number; total: number }>,
    ): UploadState => ({
      status: 'sending',
      ...payload,
    }),
    ended: (): UploadState => ({ status: 'idle' }),
  },
  selectors: {
    selectProgress: (state) => (state.status === 'sending' ? state : null),
  },
});

export const { selectProgress } = uploadSlice.selectors;
