import type { Dispatch } from '@reduxjs/toolkit';

/** What the store hands to its thunks. */
export interface ThunkExtra {
  /** Puts RTK Query into the store; later calls cost nothing. */
  loadApi: () => Promise<void>;
}

/**
 * Has RTK Query in the store before the first call is made. The sign-in page shows itself without it
 * and fetches it together with the puzzle; the shell fetches it together with itself.
 */
export const loadApi =
  () =>
  async (dispatch: Dispatch, _getState: unknown, extra: ThunkExtra): Promise<void> => {
    await extra.loadApi();
    // A slice that was put into the store has no state before the next action.
    dispatch({ type: 'api/loaded' });
  };
