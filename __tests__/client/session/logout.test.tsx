import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { signInElsewhere } from '../../helpers/client/otherTab';
import { cachedAnswers } from '../../helpers/client/probe';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
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

async function logOut(reply: () => Response | Promise<Response>) {
  server.use(http.post('/api/logout', reply));
  const app = await openApp('/slider', session);
  await screen.findByText('No slider data found.');
  await chooseAccount(app.user, 'Logout');
  return app;
}

it('leads to /login, forgets everything, and allows to sign in again', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { store, user } = await logOut(() => new Response(null, { status: 204 }));
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual({});
  expect(store.getState().session.status).toBe('signedOut');
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  expect(callOf('POST /api/logout').headers.get('Authorization')).toBe(`Bearer ${session.token}`);
  await signIn(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
});

it('stays signed in after a failure, logged and without a message, and can be tried again', async () => {
  const { store, user } = await logOut(failure);
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('logout failed', expect.anything()),
  );
  expect(store.getState().session.status).toBe('signedIn');
  expect(localStorage.getItem('auth_token')).toBe(session.token);
  expect(currentPath()).toBe('/slider');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const item = await screen.findByRole('menuitem', { name: 'Logout' });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  server.use(http.post('/api/logout', answer));
  await user.click(item);
  await findSignIn();
});

it('follows the 401 rule after a 401, and leaves no menu open for the next person', async () => {
  await logOut(() => json({ message: 'Unauthenticated.' }, 401));
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect({ ...localStorage }).toEqual({});
  signInElsewhere(session);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is called once, however often it is pressed', async () => {
  const { held, release } = hold();
  await logOut(() => held.then(answer));
  const item = screen.getByRole('menuitem', { name: 'Logout' });
  await waitFor(() => expect(item).toHaveAttribute('aria-disabled', 'true'));
  item.click();
  release();
  await findSignIn();
  expect(callsOf('POST /api/logout')).toHaveLength(1);
});
