import type { RouteObject } from 'react-router';
import { activityRoutes } from '../features/activity/routes';
import { announcementRoutes } from '../features/announcements/routes';
import { categoryRoutes } from '../features/categories/routes';
import { postRoutes } from '../features/posts/routes';
import { profileRoutes } from '../features/profile/routes';
import { roleRoutes } from '../features/roles/routes';
import { SignInPage } from '../features/signIn/SignInPage';
import { importSliderList, sliderRoutes } from '../features/sliders/routes';
import { userRoutes } from '../features/users/routes';
import type { Screen } from '../shared/pages/pageHandle';
import { openList } from '../shared/lists/listsSlice';
import { importPart } from '../shared/device/newVersion';
import { paths, SIGN_IN_PATH } from '../shared/pages/paths';
import { selectIsSignedIn } from '../shared/session/sessionSlice';
import { makeGuards } from './guards';
import { Root, StartUp } from './Root';
import { NotFoundPage, RouteError } from './RouteError';
import type { AppStore } from './store';
import { VisitBanners } from './VisitBanners';

/** The router removes loaded parts from `lazy` itself, so two routers must not share one. */
const ownLazy = (lazy: Screen['lazy']) => {
  if (typeof lazy !== 'object' || !lazy.Component) return lazy;
  const { Component } = lazy;
  return { ...lazy, Component: () => importPart(Component) };
};

const importShell = () => import('./shell/Shell');

/** The router repeats failed loads and reports them. */
const loadFirstList = () => void Promise.allSettled([importShell(), importSliderList()]);

function SignInScreen() {
  return (
    <>
      <VisitBanners />
      <SignInPage loadNext={loadFirstList} />
    </>
  );
}

/** This error replaces the shell too, which otherwise has the banners. */
function FrameError() {
  return (
    <>
      <VisitBanners />
      <RouteError />
    </>
  );
}

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
    ...activityRoutes,
    {
      path: '*',
      handle: { title: 'Page not found', crumbs: [] },
      Component: NotFoundPage,
    },
  ];
  /** Without a session, the response would be a 401 and could end the session of the next user. */
  const request = async (prefetch: Screen['prefetch']) => {
    // A part that is missing fails with the page itself.
    const action = await prefetch?.().catch(() => undefined);
    if (action && selectIsSignedIn(store.getState())) store.dispatch(action);
  };
  const guarded = ({ handle, lazy, prefetch, ...screen }: Screen): RouteObject => ({
    ...screen,
    handle,
    lazy: ownLazy(lazy),
    loader: (args) => {
      if (handle.isList) openList(store, args.request.url, handle.choices);
      const refusal = guards.signedIn(args);
      if (!refusal) void request(prefetch);
      return refusal;
    },
  });
  return [
    {
      Component: Root,
      ErrorBoundary: FrameError,
      HydrateFallback: StartUp,
      children: [
        ...[paths.Login, SIGN_IN_PATH].map((path) => ({
          path,
          loader: guards.signedOut,
          handle: { title: 'Login', crumbs: [] },
          Component: SignInScreen,
        })),
        {
          lazy: { Component: async () => (await importPart(importShell)).Shell },
          // Not on the screens themselves, because the router renders nothing of a route that
          // failed to load.
          children: [{ ErrorBoundary: RouteError, children: screens.map(guarded) }],
        },
      ],
    },
  ];
}
