import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLUSH } from 'redux-persist';
import { App } from '../../../src/client/app/App';
import { createApp } from '../../../src/client/app/createApp';
import type { LoginResponse } from '../../../src/contract/session';
import { BASE_PATH } from '../../../src/contract/limits';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import { AUTH_TOKEN_KEY } from '../../../src/client/shared/device/deviceStorage';
import { Unstyled } from './Unstyled';

type Started = Awaited<ReturnType<typeof createApp>>;

const running: Started[] = [];

export function storeSession({ token, user }: LoginResponse): void {
  localStorage.setItem(AUTH_TOKEN_KEY, token);
  localStorage.setItem(AUTH_USER_KEY, JSON.stringify(user));
}

export const currentPath = () => window.location.pathname.slice(BASE_PATH.length);

/** Starts the client's store and router at a path below the base path, as the page does. */
export async function startApp(path: string, session?: LoginResponse): Promise<Started> {
  if (session) storeSession(session);
  window.history.replaceState(null, '', `${BASE_PATH}${path}`);
  const app = await createApp();
  running.push(app);
  return app;
}

/**
 * Opens the whole client at a path, rendered once as for users. `routes.test.tsx` opens every screen
 * in React's StrictMode.
 *
 * @param session the signed-in user; signed out by default
 */
export async function openApp(path: string, session?: LoginResponse) {
  const app = await startApp(path, session);
  const user = userEvent.setup();
  const view = render(
    <Unstyled>
      <App {...app} />
    </Unstyled>,
  );
  return { ...app, ...view, user };
}

// No navigation and no pending write of a client may reach the next test.
afterEach(() => {
  for (const { router, store } of running.splice(0)) {
    router.dispose();
    store.dispatch({ type: FLUSH, result: () => undefined });
  }
  localStorage.clear();
});
