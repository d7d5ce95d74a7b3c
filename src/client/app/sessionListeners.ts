import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../shared/api/api';
import { isApiError } from '../shared/api/apiError';
import { alertDismissed, confirmationAnswered } from '../shared/notices/noticesSlice';
import { expired, selectIsSignedIn } from '../shared/session/sessionSlice';

type StartListening = ListenerMiddlewareInstance<
  Parameters<typeof selectIsSignedIn>[0]
>['startListening'];

const isUnauthenticated = (action: UnknownAction) =>
  isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401;

/**
 * Any 401 response ends the session, once. The order matters: the session ends first, which
 * unmounts the screens, and the cache is reset last. In the other order, mounted screens would
 * fetch again and get the next 401, in an endless loop. The reset also aborts pending requests,
 * because a late 401 would end the session of the next user. Open confirmations and alerts are
 * dismissed as well, because a screen never shows a 401.
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
      listenerApi.dispatch(confirmationAnswered('dismissed'));
      await listenerApi.delay(0);
      listenerApi.dispatch(api.util.resetApiState());
      await listenerApi.delay(0);
      listenerApi.dispatch(alertDismissed());
    },
  });
}
