import { createSlice } from '@reduxjs/toolkit';

/** What the server offers beyond the calls that every server answers. Nothing until it says so. */
export const serverSlice = createSlice({
  name: 'server',
  initialState: { acceptsKeys: false },
  reducers: {
    /** It saves two requests with one `Idempotency-Key` once. */
    keysAccepted(state) {
      state.acceptsKeys = true;
    },
  },
  selectors: {
    selectAcceptsKeys: (state) => state.acceptsKeys,
  },
});

export const { selectAcceptsKeys } = serverSlice.selectors;
