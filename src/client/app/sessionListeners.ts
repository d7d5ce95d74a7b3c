import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../shared/api/api';
import { isApiError } from '../shared/api/apiError';
import { ended, expired } from '../shared/session/sessionSlice';

const isUnauthenticated = (action: UnknownAction) =>
  isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401;

/**
 * The 401 rule of sections 7 and 8: any such answer ends the session, once. The order matters: first
 * the session ends, which takes the screens away, and the cache is emptied last; emptied first, the
 * screens would ask again, and get the next 401, without end.
 */
export function listenForSessionEnd(
  startListening: ListenerMiddlewareInstance['startListening'],
): void {
  startListening({
    predicate: isUnauthenticated,
    effect: (_, { dispatch }) => {
      dispatch(expired());
    },
  });
  startListening({
    matcher: isAnyOf(ended, expired),
    effect: async (_, { delay, dispatch }) => {
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });
}
