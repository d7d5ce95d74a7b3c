import type { RouteObject } from 'react-router';
import { NOUNS, TRASHED_NOUNS } from '../../contract/nouns';
import type { Noun, TrashedNoun } from '../../contract/nouns';
import { activityScreens } from '../features/activity/routes';
import { announcementScreens } from '../features/announcements/routes';
import { categoryScreens } from '../features/categories/routes';
import { postScreens } from '../features/posts/routes';
import { profileScreens } from '../features/profile/routes';
import { roleScreens } from '../features/roles/routes';
import { SignInPage } from '../features/signIn/SignInPage';
import { importSliderList, sliderScreens } from '../features/sliders/routes';
import { userScreens } from '../features/users/routes';
import { handlesBelow } from '../shared/pages/pageHandle';
import type { Screen } from '../shared/pages/pageHandle';
import { openList } from '../shared/lists/listsSlice';
import { importPart } from '../shared/device/newVersion';
import { paths, SIGN_IN_PATH } from '../shared/pages/paths';
import { TRASHED } from '../shared/records/trashed';
import { selectIsSignedIn } from '../shared/session/sessionSlice';
import { makeGuards } from './guards';
import { Root, StartUp } from './Root';
import { NotFoundPage, RouteError } from './RouteError';
import type { AppStore } from './store';
import { VisitBanners } from './VisitBanners';

/** A noun that the screens of another one show has none of its own. */
const NOUN_SCREENS: Record<Noun, readonly Screen[]> = {
  slider: sliderScreens,
  announcement: announcementScreens,
  'announcement-template': [],
  role: roleScreens,
  category: categoryScreens,
  tag: [],
  post: postScreens,
  user: userScreens,
};

function trashScreen(noun: TrashedNoun): Screen {
  const { list, trash, title } = TRASHED[noun];
  const importPage = async () => {
    const { TrashPage } = await import('../shared/records/TrashPage');
    return () => <TrashPage noun={noun} />;
  };
  return {
    path: trash,
    handle: { ...handlesBelow(NOUNS[noun].name, list)(title, 'Recently deleted'), isList: true },
    lazy: { Component: importPage },
  };
}

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
    ...Object.values(NOUN_SCREENS).flat(),
    ...TRASHED_NOUNS.map(trashScreen),
    ...profileScreens,
    ...activityScreens,
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
