import { createBrowserRouter } from 'react-router';
import { BASE_PATH } from '../../contract/limits';
import { mirrorLists } from '../shared/lists/listsSlice';
import { addEntryBeneath, leaveFromBeneath } from './firstEntry';
import { loadAhead } from './loadAhead';
import { offerReturn } from './offerReturn';
import { persistSession } from './persistSession';
import { routesFor } from './routes';
import { makeStore } from './store';

/** Some servers redirect `/build/` to `/build`, which the router would not know as its base. */
function addTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === BASE_PATH) {
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`);
  }
}

/**
 * The store and the router. The stored session is read before the router's first navigation, so that
 * a deep link never flashes the sign-in screen.
 */
export async function createApp() {
  addTrailingSlash();
  addEntryBeneath();
  const store = makeStore();
  await persistSession(store);
  const router = createBrowserRouter(routesFor(store), { basename: `${BASE_PATH}/` });
  leaveFromBeneath(router);
  mirrorLists(store, router);
  offerReturn(store, router);
  loadAhead(store);
  return { store, router };
}
