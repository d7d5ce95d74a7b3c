import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { puzzleSlice } from '../features/signIn/puzzle/puzzleSlice';
import { signInSlice } from '../features/signIn/signInSlice';
import { api } from '../shared/api/api';
import { uploadSlice } from '../shared/api/uploadSlice';
import { noticesSlice } from '../shared/notices/noticesSlice';
import { sessionSlice } from '../shared/session/sessionSlice';
import type { SessionState } from '../shared/session/sessionSlice';
import { devTools } from './devTools';
import { listenForSessionEnd } from './sessionListeners';
import { sessionStorageEngine } from './sessionStorageEngine';
import { shellSlice } from './shell/shellSlice';

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

const rootReducer = combineSlices(
  { session },
  api,
  noticesSlice,
  puzzleSlice,
  shellSlice,
  signInSlice,
  uploadSlice,
);

export type RootState = ReturnType<typeof rootReducer>;

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** A store of its own for every page and every test. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  listenForSessionEnd(listeners.startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: persistActions } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
