import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { signInElsewhere } from '../../helpers/client/otherTab';
import { cachedAnswers } from '../../helpers/client/probe';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';

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

it('is called once, opens /login and forgets everything, also after a first failure', async () => {
  const { store, user } = await logOut(failure);
  const item = await screen.findByRole('menuitem', { name: 'Logout' });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  expect(console.error).toHaveBeenCalledWith('logout failed', expect.anything());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/slider');

  const { held, release } = hold();
  server.use(http.post('/api/logout', () => held.then(answer)));
  await user.click(item);
  await waitFor(() => expect(item).toHaveAttribute('aria-disabled', 'true'));
  item.click();
  release();
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect(screen.queryByText('Your session has ended.')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual({});
  expect(store.getState().session.status).toBe('signedOut');
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  const tokens = callsOf('POST /api/logout').map(({ headers }) => headers.get('Authorization'));
  expect(tokens).toEqual([`Bearer ${session.token}`, `Bearer ${session.token}`]);
});

it('follows the 401 rule after a 401, and leaves no menu open for the next user', async () => {
  await logOut(() => json({ message: 'Unauthenticated.' }, 401));
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect({ ...localStorage }).toEqual({});
  signInElsewhere(session);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
