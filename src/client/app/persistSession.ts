import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { AUTH_TOKEN_KEY } from '../shared/device/deviceStorage';
import { AUTH_USER_KEY, peekStoredSession } from './sessionStorageEngine';
import { ended, expired, started, userRefreshed } from '../shared/session/sessionSlice';
import type { AppStore } from './store';

/**
 * Signing in or out in one tab does so in all. The two keys change one after the other, so a token
 * without a user is not yet a broken session.
 */
function followOtherTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== AUTH_TOKEN_KEY && key !== AUTH_USER_KEY) return;
    const stored = peekStoredSession();
    if (stored?.status === 'signedIn') store.dispatch(started(stored));
    else if (stored) store.dispatch(expired());
  });
}

/**
 * Loads the stored session into the store, then keeps both in sync. Resolves once it has loaded.
 */
export async function persistSession(store: AppStore): Promise<void> {
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  store.dispatch(
    addListener({
      matcher: isAnyOf(started, ended, expired, userRefreshed),
      effect: () => persistor.flush(),
    }),
  );
  followOtherTabs(store);
}
