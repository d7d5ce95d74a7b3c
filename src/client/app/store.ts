import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { announcementDialogSlice } from '../features/announcements/announcementDialogSlice';
import { announcementShareSlice } from '../features/announcements/announcementShareSlice';
import { categoryDialogSlice } from '../features/categories/categoryDialogSlice';
import { puzzleSlice } from '../features/signIn/puzzle/puzzleSlice';
import { signInSlice } from '../features/signIn/signInSlice';
import { api } from '../shared/api/api';
import { identitySlice } from '../shared/api/identitySlice';
import { connectionSlice } from '../shared/api/connectionSlice';
import { serverSlice } from '../shared/api/serverSlice';
import { submissionSlice } from '../shared/form/submissionSlice';
import { listsSlice } from '../shared/lists/listsSlice';
import { highlightedRowSlice } from '../shared/lists/highlightedRowSlice';
import { noticesSlice } from '../shared/notices/noticesSlice';
import { sessionSlice } from '../shared/session/sessionSlice';
import type { SessionState } from '../shared/session/sessionSlice';
import { devTools } from './devTools';
import { listenForSessionEnd } from './sessionListeners';
import { sessionStorageEngine } from './sessionStorageEngine';
import { shellSlice } from './shell/shellSlice';

/** redux-persist keeps pending writes inside the reducer, so each store needs its own. */
function makeRootReducer() {
  const session = persistReducer(
    {
      key: 'session',
      storage: sessionStorageEngine,
      // `endsAt` concerns only this page, and its changes should not write the session again.
      blacklist: ['endsAt'],
      serialize: false,
      getStoredState: sessionStorageEngine.getItem,
      stateReconciler: (stored: SessionState) => stored,
    },
    sessionSlice.reducer,
  );
  return combineSlices(
    { session },
    api,
    announcementDialogSlice,
    announcementShareSlice,
    categoryDialogSlice,
    identitySlice,
    connectionSlice,
    listsSlice,
    highlightedRowSlice,
    noticesSlice,
    puzzleSlice,
    serverSlice,
    shellSlice,
    signInSlice,
    submissionSlice,
  );
}

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<{ session: SessionState }>();
  listenForSessionEnd(listeners.startListening);
  return configureStore({
    reducer: makeRootReducer(),
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults({
        // The duration of these development checks depends on the machine, not on the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: Infinity,
        },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // Renders a response immediately. By default RTK notifies subscribers in the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
