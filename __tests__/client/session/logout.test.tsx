import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { cachedAnswers } from '../../helpers/client/probe';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { dropped, hold, json, page } from '../../helpers/client/replies';
import { chooseAccount, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';

const session = buildSession();
const answer = () => json({ token: session.token, user: buildUser() });

let printed: jest.SpyInstance[];

beforeEach(() => {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
  printed = methods.map((method) => jest.spyOn(console, method).mockReturnValue());
  server.use(http.get('/api/sliders', () => json({ data: [] })));
});

afterEach(() => {
  const words = JSON.stringify(printed.map(({ mock }): unknown => mock.calls));
  jest.restoreAllMocks();
  expect(words).not.toContain(session.token);
});

async function logOut(reply: () => Response) {
  server.use(http.post('/api/logout', reply));
  const app = await openApp('/slider', session);
  await screen.findByText('No slider data found.');
  await chooseAccount(app.user, 'Logout');
  return app;
}

it('leads to /login, closes the menu and forgets everything', async () => {
  const { store } = await logOut(answer);
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual({});
  expect(store.getState().session.status).toBe('signedOut');
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  expect(callOf('POST /api/logout').headers.get('Authorization')).toBe(`Bearer ${session.token}`);
});

it('accepts a response without a body as a success', async () => {
  await logOut(() => new Response(null, { status: 204 }));
  await findSignIn();
  expect({ ...localStorage }).toEqual({});
});

it.each([
  ['500', () => json({ message: 'Server Error' }, 500)],
  ['a page of HTML', () => page()],
  ['a dropped line', dropped],
])('stays signed in after %s, logged and without a message', async (_, reply) => {
  const { store } = await logOut(reply);
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('logout failed', expect.anything()),
  );
  expect(store.getState().session.status).toBe('signedIn');
  expect(localStorage.getItem('auth_token')).toBe(session.token);
  expect(currentPath()).toBe('/slider');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('can be tried again after a failure', async () => {
  const { user } = await logOut(dropped);
  const item = await screen.findByRole('menuitem', { name: 'Logout' });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  server.use(http.post('/api/logout', answer));
  await user.click(item);
  await findSignIn();
});

it('follows the 401 rule after a 401, and leaves no menu open for the next person', async () => {
  const { user } = await logOut(() => json({ message: 'Unauthenticated.' }, 401));
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect({ ...localStorage }).toEqual({});
  server.use(http.post('/api/login', () => json(session)));
  await signIn(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is called once, however often it is pressed', async () => {
  const { held, release } = hold();
  server.use(
    http.post('/api/logout', async () => {
      await held;
      return answer();
    }),
  );
  const { user } = await openApp('/slider', session);
  await chooseAccount(user, 'Logout');
  const item = screen.getByRole('menuitem', { name: 'Logout' });
  await waitFor(() => expect(item).toHaveAttribute('aria-disabled', 'true'));
  item.click();
  release();
  await findSignIn();
  expect(callsOf('POST /api/logout')).toHaveLength(1);
});

it('can sign in again after signing out', async () => {
  server.use(
    http.post('/api/login', () => json(session)),
    http.post('/api/logout', answer),
  );
  const { user } = await openApp('/');
  await signIn(user);
  await findPage('Slider');
  await chooseAccount(user, 'Logout');
  await findSignIn();
  expect(currentPath()).toBe('/login');
  await signIn(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
});
