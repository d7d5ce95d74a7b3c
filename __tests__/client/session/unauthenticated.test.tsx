import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { signInElsewhere } from '../../helpers/client/otherTab';
import { cachedAnswers, makeCaller } from '../../helpers/client/probe';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const session = buildSession({ permissions: ['slider-delete'] });
const unauthenticated = () => json({ message: 'Unauthenticated.' }, 401);

/** Opens the list while it still answers; from then on every call is answered with 401. */
async function openListThenExpire() {
  server.use(http.get('/api/sliders', () => json({ data: [buildSlider(1, 11)] })));
  const app = await openApp('/slider', session);
  await screen.findByRole('button', { name: 'Delete' });
  server.use(http.all('/api/*', unauthenticated));
  const visited = new Map<string, string>();
  app.router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visited.set(location.key, location.pathname);
  });
  return {
    ...app,
    ...makeCaller(undefined, app.store),
    visited: () => [...visited.values()],
  };
}

it('leads to the sign-in by the first load', async () => {
  server.use(http.get('/api/sliders', unauthenticated));
  const { store } = await openApp('/slider', session);
  await findSignIn();
  expect(currentPath()).toBe('/login');
  expect({ ...localStorage }).toEqual({});
  expect(store.getState().session.status).toBe('expired');
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  expect(callNames()).toEqual(['GET /api/sliders']);
});

it('answers several 401s at once by one way to the sign-in, without a loop', async () => {
  const { get, send, store, visited } = await openListThenExpire();
  await act(() =>
    Promise.all([get('/a'), get('/b'), get('/c'), send({ url: '/d' }), send({ url: '/e' })]),
  );
  await findSignIn();
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  expect(visited()).toEqual(['/build/login']);
  expect({ ...localStorage }).toEqual({});
  expect(callNames()).toEqual([
    'GET /api/sliders',
    ...['GET /api/a', 'GET /api/b', 'GET /api/c', 'POST /api/d', 'POST /api/e'],
  ]);
});

it('is not passed to the screen that called: no alert of its own follows', async () => {
  const { user } = await openListThenExpire();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await findSignIn();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('closes an open question, and shows the next person nothing of the last one’s', async () => {
  const { user, get } = await openListThenExpire();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await act(() => get('/a'));
  await findSignIn();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  const { held, release } = hold();
  server.use(http.get('/api/sliders', () => held.then(() => json({ data: [] }))));
  signInElsewhere(buildSession({ id: 8, name: 'Ko Aung' }, 'of-aung'));
  await findPage('Slider');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();
  expect(screen.getByText('Ko Aung')).toBeVisible();
  release();
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(callNames()).not.toContain('DELETE /api/sliders/1');
});

it('does not move who is on the sign-in screen already', async () => {
  server.use(http.post('/api/login', unauthenticated));
  const { user, router, store } = await openApp('/');
  const email = await findSignIn();
  const { key } = router.state.location;
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: Unauthenticated.');
  expect(router.state.location.key).toBe(key);
  expect(currentPath()).toBe('/');
  expect(email).toBeInTheDocument();
  expect(email).toHaveValue('khin@example.org');
  expect(store.getState().session.status).toBe('signedOut');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed: Unauthenticated.');
});
