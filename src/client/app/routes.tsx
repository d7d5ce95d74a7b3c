import type { RouteObject } from 'react-router';
import { sliderRoutes } from '../features/sliders/routes';
import type { Screen } from '../shared/pageHandle';
import { paths, SIGN_IN_PATH } from '../shared/paths';
import { makeGuards } from './guards';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { StartUp } from './StartUp';
import { readList } from './mirrorLists';
import type { AppStore } from './store';

const signInPage = {
  Component: async () => (await import('../features/signIn/SignInPage')).SignInPage,
};

/** Every screen that exists; the guard of section 2 runs before each of them. */
export function routesFor(store: AppStore): RouteObject[] {
  const guards = makeGuards(store);
  const screens: Screen[] = [
    ...sliderRoutes,
    {
      path: '*',
      handle: { title: 'Page not found', crumbs: [] },
      lazy: { Component: async () => (await import('./NotFoundPage')).NotFoundPage },
    },
  ];
  const guarded = ({ handle, ...screen }: Screen): RouteObject => ({
    ...screen,
    handle,
    loader: (args) => {
      if (handle.list) readList(store, handle.list, args);
      return guards.signedIn();
    },
    ErrorBoundary: RouteError,
  });
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: StartUp,
      children: [
        ...[paths.Login, SIGN_IN_PATH].map((path) => ({
          path,
          loader: guards.signedOut,
          handle: { title: 'Login', crumbs: [] },
          lazy: signInPage,
        })),
        {
          lazy: { Component: async () => (await import('./shell/Shell')).Shell },
          children: screens.map(guarded),
        },
      ],
    },
  ];
}
