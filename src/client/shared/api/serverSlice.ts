import { createSlice } from '@reduxjs/toolkit';

/** The server's optional features. A server has none of them until it reports them. */
export const serverSlice = createSlice({
  name: 'server',
  initialState: { acceptsKeys: false },
  reducers: {
    /** The server saves two requests with the same `Idempotency-Key` only once. */
    keysAccepted(state) {
      state.acceptsKeys = true;
    },
  },
  selectors: {
    selectAcceptsKeys: (state) => state.acceptsKeys,
  },
});

export const { selectAcceptsKeys } = serverSlice.selectors;
