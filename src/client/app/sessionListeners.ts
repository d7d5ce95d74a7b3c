import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../shared/api/apiError';
import { alertDismissed, confirmationDismissed } from '../shared/notices/noticesSlice';
import { expired, selectIsSignedIn } from '../shared/session/sessionSlice';

type StartListening = ListenerMiddlewareInstance<
  Parameters<typeof selectIsSignedIn>[0]
>['startListening'];

const isUnauthenticated = (action: UnknownAction) =>
  isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401;

/**
 * The 401 rule of sections 7 and 8: any such answer ends the session, once. The order matters: first
 * the session ends, which takes the screens away, and the cache is emptied last; emptied first, the
 * screens would ask again, and get the next 401, without end. What the screens still asked or told,
 * as of calls that were broken off, goes with them: a 401 is not passed to the screen.
 */
export function listenForSessionEnd(startListening: StartListening): void {
  startListening({
    predicate: (action, state) => isUnauthenticated(action) && selectIsSignedIn(state),
    effect: (_, { dispatch }) => {
      dispatch(expired());
    },
  });
  startListening({
    predicate: (_, state, before) => selectIsSignedIn(before) && !selectIsSignedIn(state),
    effect: async (_, listenerApi) => {
      listenerApi.dispatch(confirmationDismissed());
      await listenerApi.delay(0);
      const { api } = await import('../shared/api/api');
      listenerApi.dispatch(api.util.resetApiState());
      await listenerApi.delay(0);
      listenerApi.dispatch(alertDismissed());
    },
  });
}
