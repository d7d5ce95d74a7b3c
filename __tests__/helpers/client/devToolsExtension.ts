import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

interface Options {
  name: string;
  actionSanitizer: (action: Action) => Action;
  stateSanitizer: (state: unknown) => unknown;
}

interface Shown {
  action: Action;
  state: unknown;
}

const shown: Shown[] = [];

/** Records what the extension would show. Like the extension, it wraps the reducer. */
const recorder =
  ({ actionSanitizer, stateSanitizer }: Options): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) =>
    createStore((state, action) => {
      const next = reducer(state, action);
      shown.push({ action: actionSanitizer(action), state: stateSanitizer(next) });
      return next;
    }, preloaded);

const composeWithDevTools =
  (options: Options) =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator) =>
    [...enhancers, recorder(options)].reduceRight((next, enhance) => enhance(next), createStore);

/**
 * Stands in for the Redux DevTools extension of the browser. Import it before anything that imports
 * Redux Toolkit, which looks for the extension when it loads.
 */
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });

export const shownByDevTools: readonly Shown[] = shown;
