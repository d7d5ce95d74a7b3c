import { addListener } from '@reduxjs/toolkit';
import { createBrowserRouter } from 'react-router';
import type { DataRouter } from 'react-router';
import { BASE_PATH } from '../../contract/limits';
import { pageRefused } from '../features/signIn/signInSlice';
import { mirrorLists } from '../shared/lists/listsSlice';
import { pathBelowBase, paths, SIGN_IN_PATH } from '../shared/pages/paths';
import { selectIsDisconnected } from '../shared/api/connectionSlice';
import { loadNewVersion } from '../shared/device/newVersion';
import { expired, selectUser } from '../shared/session/sessionSlice';
import { persistSession } from './persistSession';
import { routesFor } from './routes';
import { makeStore } from './store';
import type { AppStore, RootState } from './store';

/** Remembers the page on which a session ended and its user, for the next sign-in. */
function offerReturn(store: AppStore, router: DataRouter): void {
  store.dispatch(
    addListener({
      actionCreator: expired,
      effect: (_, listenerApi) => {
        const user = selectUser(listenerApi.getOriginalState() as RootState);
        const page = pathBelowBase(router.state.location);
        if (user) store.dispatch(pageRefused({ page, owner: String(user.id) }));
      },
    }),
  );
}

/**
 * Once there is a newer version, a navigation to another screen loads the page from the server. The
 * sign-in page is excepted, because it is complete and offers the way back.
 */
function followVersion(store: AppStore, router: DataRouter): void {
  router.subscribe(({ navigation: { location: next }, location }) => {
    if (!next || next.pathname === location.pathname) return;
    const isSignIn = [paths.Login, SIGN_IN_PATH].includes(pathBelowBase(next));
    if (!isSignIn && !selectIsDisconnected(store.getState()))
      loadNewVersion(router.createHref(next));
  });
}

/** Some servers redirect `/build/` to `/build`, which the router would not accept as its base. */
function addTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === BASE_PATH) {
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`);
  }
}

/**
 * Creates the store and the router. The stored session is read before the router's first
 * navigation, so that a deep link never flashes the sign-in screen.
 */
export async function createApp() {
  addTrailingSlash();
  const store = makeStore();
  await persistSession(store);
  const router = createBrowserRouter(routesFor(store), { basename: `${BASE_PATH}/` });
  mirrorLists(store, router);
  offerReturn(store, router);
  followVersion(store, router);
  return { store, router };
}
