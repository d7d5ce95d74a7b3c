import type { RouteObject } from 'react-router';
import { announcementRoutes } from '../features/announcements/routes';
import { categoryRoutes } from '../features/categories/routes';
import { postRoutes } from '../features/posts/routes';
import { profileRoutes } from '../features/profile/routes';
import { roleRoutes } from '../features/roles/routes';
import { SignInPage } from '../features/signIn/SignInPage';
import { sliderRoutes } from '../features/sliders/routes';
import { userRoutes } from '../features/users/routes';
import type { Screen } from '../shared/pageHandle';
import { loadApi } from '../shared/api/loadApi';
import { paths, SIGN_IN_PATH } from '../shared/paths';
import { makeGuards } from './guards';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { StartUp } from './StartUp';
import { readList } from './mirrorLists';
import type { AppStore } from './store';

/** The router strikes off in `lazy` itself what it has loaded, so no two routes may share one. */
const ownLazy = (lazy: Screen['lazy']) => (typeof lazy === 'object' ? { ...lazy } : lazy);

/** Every screen that exists; the guard of section 2 runs before each of them. */
export function routesFor(store: AppStore): RouteObject[] {
  const guards = makeGuards(store);
  const screens: Screen[] = [
    ...sliderRoutes,
    ...announcementRoutes,
    ...roleRoutes,
    ...categoryRoutes,
    ...postRoutes,
    ...userRoutes,
    ...profileRoutes,
    {
      path: '*',
      handle: { title: 'Page not found', crumbs: [] },
      lazy: { Component: async () => (await import('./NotFoundPage')).NotFoundPage },
    },
  ];
  const guarded = ({ handle, lazy, ...screen }: Screen): RouteObject => ({
    ...screen,
    handle,
    lazy: ownLazy(lazy),
    loader: (args) => {
      if (handle.list) readList(store, handle.list, args);
      return guards.signedIn(args);
    },
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
          Component: SignInPage,
        })),
        {
          lazy: {
            Component: async () => {
              const [{ Shell }] = await Promise.all([
                import('./shell/Shell'),
                store.dispatch(loadApi()),
              ]);
              return Shell;
            },
          },
          // Not on the screens themselves: the router draws nothing of a route that failed to load.
          children: [{ ErrorBoundary: RouteError, children: screens.map(guarded) }],
        },
      ],
    },
  ];
}
