import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { AUTH_TOKEN_KEY, AUTH_USER_KEY, peekStoredSession } from './sessionStorageEngine';
import { ended, expired, started, userRefreshed } from '../shared/session/sessionSlice';
import type { AppStore } from './store';

/**
 * Follows what other tabs do: whoever signs out in one is signed out in all (readings 22). The two
 * keys arrive one after the other, so a token whose user is still missing is not a broken session.
 */
function followOtherTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== AUTH_TOKEN_KEY && key !== AUTH_USER_KEY) return;
    const stored = peekStoredSession();
    if (stored?.status === 'signedIn') store.dispatch(started(stored));
    else if (stored) store.dispatch(ended());
  });
}

/**
 * Reads the stored session into the store and keeps the two in step from then on. Resolves once it
 * has been read, so that the first navigation already knows who is signed in.
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
