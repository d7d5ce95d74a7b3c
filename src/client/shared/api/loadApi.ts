import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export interface ThunkExtra {
  /** Injects RTK Query into the store; idempotent. */
  loadApi: () => Promise<void>;
}

/**
 * Loads RTK Query into the store before the first call. The sign-in page does without it until the
 * form is submitted; the shell loads it together with itself.
 */
export const loadApi =
  () =>
  async (dispatch: Dispatch, _getState: unknown, extra: ThunkExtra): Promise<void> => {
    await extra.loadApi();
    // An injected slice has no state before the next action.
    dispatch({ type: 'api/loaded' });
  };

/** `dispatch` for thunks too. */
export const useAppDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, ThunkExtra, UnknownAction>>();
