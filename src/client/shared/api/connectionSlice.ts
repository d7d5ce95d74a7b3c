import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isLost } from './apiError';

/** The connection to the server, as observed by requests. `since` is in milliseconds since 1970. */
export type ConnectionState = { status: 'online' } | { status: 'down'; since: number };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): ConnectionState => ({ status: 'online' }),
  reducers: {
    lost: (state, { payload }: PayloadAction<number>): ConnectionState =>
      state.status === 'down' ? state : { status: 'down', since: payload },
    answered: (): ConnectionState => ({ status: 'online' }),
  },
  selectors: { selectIsDisconnected: (state) => state.status === 'down' },
});

export const { lost, answered } = connectionSlice.actions;
export const { selectIsDisconnected } = connectionSlice.selectors;

/**
 * Updates the connection state after a request. An aborted request says nothing about it. Neither
 * does 503, which may come from the server or from a proxy.
 *
 * @param status 0 without a response
 */
export function reportConnection(
  { dispatch, getState, signal }: BaseQueryApi,
  status: number,
): void {
  if (signal.aborted || status === 503) return;
  const isDown = selectIsDisconnected(getState() as Parameters<typeof selectIsDisconnected>[0]);
  if (isLost(status) && !isDown) dispatch(lost(Date.now()));
  if (!isLost(status) && isDown) dispatch(answered());
}
