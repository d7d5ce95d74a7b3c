import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { solvePuzzle } from '../../helpers/client/solvePuzzle';

const session = buildSession();
const puzzle = () => screen.queryByRole('dialog', { name: 'Please slide right to Login!' });

beforeEach(() => server.use(http.get('/api/sliders', () => json({ data: [] }))));

it('leads through the puzzle to Slider by one call with e-mail and password as they were typed', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { user } = await openApp('/');
  await signIn(user, 'khin@example.org', ' သတိပေး -2026 ');
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(currentPath()).toBe('/slider');
  const call = callOf('POST /api/login');
  expect(await call.json()).toEqual({ email: 'khin@example.org', password: ' သတိပေး -2026 ' });
  expect(call.headers.has('Authorization')).toBe(false);
  expect(localStorage.getItem('auth_token')).toBe(session.token);
  expect(puzzle()).not.toBeInTheDocument();
});

it('accepts a login response under data', async () => {
  server.use(http.post('/api/login', () => json({ data: session })));
  const { user } = await openApp('/login');
  await signIn(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
});

it('leads to Slider, whatever deep link was requested before', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { user } = await openApp('/slider/3/edit');
  await signIn(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(currentPath()).toBe('/slider');
});

it('calls nobody before the puzzle is solved', async () => {
  const { user } = await openApp('/');
  await user.type(await findSignIn(), 'khin@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  await waitFor(() => expect(puzzle()).toBeVisible());
  expect(callNames()).toEqual([]);
});

it('leads back to the form, with everything that was typed, when the puzzle is closed', async () => {
  const { user } = await openApp('/');
  await user.type(await findSignIn(), 'khin@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(puzzle()).not.toBeInTheDocument());
  expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(callNames()).toEqual([]);
});

it('shows Loading... on its button and is disabled during the call', async () => {
  const { held, release } = hold();
  server.use(
    http.post('/api/login', async () => {
      await held;
      return json(session);
    }),
  );
  const { user } = await openApp('/');
  await signIn(user);
  const busy = await screen.findByRole('button', { name: 'Loading...', hidden: true });
  expect(busy).toBeDisabled();
  await solvePuzzle();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(callsOf('POST /api/login')).toHaveLength(1));
  release();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(callsOf('POST /api/login')).toHaveLength(1);
});

it('can be left and opened again, and the puzzle with it', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { user } = await openApp('/');
  await user.type(await findSignIn(), 'khin@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await solvePuzzle();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
});
