import { createBrowserRouter } from 'react-router';
import { BASE_PATH } from '../../contract/limits';
import { mirrorLists } from './mirrorLists';
import { offerReturn } from './offerReturn';
import { persistSession } from './persistSession';
import { routesFor } from './routes';
import { makeStore } from './store';

/**
 * The store with the stored session in it, and the router that stands on it. The session is read
 * before the router's first navigation, so that a deep link never flashes to the sign-in screen.
 */
export async function createApp() {
  const store = makeStore();
  await persistSession(store);
  const router = createBrowserRouter(routesFor(store), { basename: `${BASE_PATH}/` });
  mirrorLists(store, router);
  offerReturn(store, router);
  return { store, router };
}
