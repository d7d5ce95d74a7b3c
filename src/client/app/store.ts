import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { puzzleSlice } from '../features/signIn/puzzle/puzzleSlice';
import { signInSlice } from '../features/signIn/signInSlice';
import { api } from '../shared/api/api';
import { uploadSlice } from '../shared/api/uploadSlice';
import { listsSlice } from '../shared/lists/listsSlice';
import { noticesSlice } from '../shared/notices/noticesSlice';
import { sessionSlice } from '../shared/session/sessionSlice';
import type { SessionState } from '../shared/session/sessionSlice';
import { devTools } from './devTools';
import { listenForSessionEnd } from './sessionListeners';
import { sessionStorageEngine } from './sessionStorageEngine';
import { shellSlice } from './shell/shellSlice';

/** redux-persist keeps what waits to be written inside the reducer, so each store has one of its own. */
function makeRootReducer() {
  const session = persistReducer(
    {
      key: 'session',
      storage: sessionStorageEngine,
      serialize: false,
      getStoredState: sessionStorageEngine.getItem,
      stateReconciler: (stored: SessionState) => stored,
    },
    sessionSlice.reducer,
  );
  return combineSlices(
    { session },
    api,
    listsSlice,
    noticesSlice,
    puzzleSlice,
    shellSlice,
    signInSlice,
    uploadSlice,
  );
}

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** A store of its own for every page and every test. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  listenForSessionEnd(listeners.startListening);
  return configureStore({
    reducer: makeRootReducer(),
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: persistActions } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
