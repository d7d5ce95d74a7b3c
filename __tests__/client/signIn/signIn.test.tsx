import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { button, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { solvePuzzle } from '../../helpers/client/solvePuzzle';

const session = buildSession();
/** The seconds that the puzzle took. */
const SECONDS = /^\d+\.\ds$/;
const puzzle = () => screen.queryByRole('dialog', { name: 'Please slide right to Login!' });

beforeEach(() => server.use(http.get('/api/sliders', () => json({ data: [] }))));

it('leads to Slider, whatever was requested, by one call with e-mail and password as typed', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { user } = await openApp('/slider/3/edit');
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

it('calls nobody before the puzzle is solved, and leads back to the form when that is closed', async () => {
  server.use(http.post('/api/login', () => json(session)));
  const { user } = await openApp('/');
  await user.click(await findSignIn());
  await user.paste('khin@example.org');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('secret-1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(puzzle()).toBeVisible());
  await user.click(button('Close'));
  await waitFor(() => expect(puzzle()).not.toBeInTheDocument());
  expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  expect(callNames()).toEqual([]);
  await user.click(button('Login'));
  await solvePuzzle();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
});

it('is busy during the call, and shows the seconds of the puzzle until the next screen', async () => {
  const { held, release } = hold();
  server.use(
    http.post('/api/login', async () => {
      await held;
      return json(session);
    }),
  );
  const { user, router } = await openApp('/');
  await signIn(user);
  const busy = await screen.findByRole('button', { name: 'Loading...', hidden: true });
  expect(busy).toBeDisabled();
  await solvePuzzle();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(callsOf('POST /api/login')).toHaveLength(1));
  expect(screen.getByText(SECONDS)).toBeVisible();
  const whileLoading: boolean[] = [];
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') whileLoading.push(screen.queryByText(SECONDS) !== null);
  });
  release();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(callsOf('POST /api/login')).toHaveLength(1);
  expect(whileLoading).toContain(true);
  expect(whileLoading).not.toContain(false);
  expect(puzzle()).not.toBeInTheDocument();
});
