import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { dropped, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import {
  button,
  findPage,
  findSignIn,
  focused,
  gone,
  signIn,
  solvePuzzle,
} from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { shownByDevTools } from '../../helpers/client/devToolsExtension';

const session = buildSession();
/** The seconds that the puzzle took. */
const SECONDS = /^\d+\.\ds$/;
const puzzle = () => screen.queryByRole('dialog', { name: 'Please slide right to Login!' });

beforeEach(() => server.use(http.get('/api/sliders', () => json({ data: [] }))));

it('calls once with e-mail and password as typed, is busy meanwhile, and shows the seconds of the puzzle until the next screen', async () => {
  const { held, release } = hold();
  server.use(http.post('/api/login', () => held.then(() => json(session))));
  const { user, router } = await openApp('/slider/3/edit');
  const email = await findSignIn();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  // The browser itself reports missing values.
  await user.click(button('Login'));
  expect(puzzle()).not.toBeInTheDocument();
  expect(email).toBeInvalid();
  await signIn(user, 'khin@example.org', ' သတိပေး -2026 ');
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
  expect(whileLoading).toContain(true);
  expect(whileLoading).not.toContain(false);
  expect(puzzle()).not.toBeInTheDocument();
  expect(currentPath()).toBe('/slider');
  const call = callOf('POST /api/login');
  expect(await call.json()).toEqual({ email: 'khin@example.org', password: ' သတိပေး -2026 ' });
  expect(call.headers.has('Authorization')).toBe(false);
  expect(localStorage.getItem('auth_token')).toBe(session.token);
});

it('reports each failure, and returns to the form each time', async () => {
  const { user, router } = await openApp('/');
  await findSignIn();
  const { key } = router.state.location;
  for (const [reply, reason] of [
    [() => json({ message: 'Unauthenticated.' }, 401), 'Unauthenticated.'],
    [dropped, 'Network error'],
    [() => new Response('Come later.', { status: 429 }), 'Come later.'],
    [() => json({ token: 'bare' }), 'Network error'],
    [() => new Response('Ask the office.'), 'Ask the office.'],
  ] as const) {
    server.use(http.post('/api/login', reply));
    await user.clear(screen.getByLabelText('E-mail'));
    await user.clear(screen.getByLabelText('Password'));
    await signIn(user);
    expect(await screen.findByText(`Login failed: ${reason}`)).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(puzzle()).not.toBeInTheDocument());
    expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
    expect(button('Login')).toBeEnabled();
  }
  expect(router.state.location.key).toBe(key);
  expect({ ...localStorage }).toEqual({});
});

it('refuses what is too long for any server, before the puzzle', async () => {
  const { user } = await openApp('/');
  await user.type(await findSignIn(), 'khin@example.org');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('x'.repeat(1001));
  await user.click(button('Login'));
  const message = 'Login failed: Password must be at most 1000 characters.';
  expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  expect(puzzle()).not.toBeInTheDocument();
  expect(button('Login')).toBeEnabled();
});

it('reports that the server lists no permissions', async () => {
  const { token } = session;
  server.use(http.post('/api/login', () => json({ token, user: { id: 1, name: 'Khin' } })));
  const { user } = await openApp('/');
  await signIn(user);
  await findPage('Slider');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /the server did not say what you may change/,
  );
});

const MISSING = 'Enter the code of your authenticator app as well.';
const WRONG = 'The code is wrong, or has been used before.';
const doubt = (message: string) => json({ message, errors: { code: [message] } }, 401);

/** A server that requires the code 123456. */
function serveCodes() {
  server.use(
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/login', async ({ request }) => {
      const { code } = (await request.json()) as { code?: string };
      if (code === undefined) return doubt(MISSING);
      return code === '123456' ? json(buildSession()) : doubt(WRONG);
    }),
  );
}

it('asks for a code after the puzzle, once more after a wrong one, and keeps it nowhere', async () => {
  serveCodes();
  const { user, store } = await openApp('/');
  await signIn(user);
  await screen.findByRole('dialog', { name: 'Enter your code' });
  expect(screen.getByText(MISSING)).toBeVisible();
  await user.type(screen.getByLabelText('Code'), ' {Enter}');
  expect(await screen.findByText('Code is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(expect.stringContaining(WRONG));
  // The refused code is selected.
  await user.keyboard('123456');
  await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1) as HTMLElement);
  await findPage('Slider');
  const bodies = await Promise.all(callsOf('POST /api/login').map((call) => call.json()));
  const credentials = { email: 'khin@example.org', password: 'သတိပေး-2026' };
  expect(bodies).toEqual([
    credentials,
    { ...credentials, code: '000000' },
    { ...credentials, code: '123456' },
  ]);
  expect(JSON.stringify(store.getState())).not.toContain('123456');
  expect(JSON.stringify(shownByDevTools)).not.toContain('123456');
});

it('accepts a recovery code, and returns to the form on Cancel', async () => {
  serveCodes();
  const { user } = await openApp('/');
  await signIn(user);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await focused(() => screen.getByLabelText('Recovery code'));
  await user.click(button('Cancel'));
  await gone();
  expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
});

it('returns to the form if the server blocks further attempts', async () => {
  serveCodes();
  const { user } = await openApp('/');
  await signIn(user);
  const message = 'Too many attempts. Try again in 30 seconds.';
  await screen.findByRole('dialog', { name: 'Enter your code' });
  server.use(http.post('/api/login', () => json({ message }, 429)));
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(`Login failed: ${message}`)).toBeVisible();
  await gone();
  expect(currentPath()).toBe('/');
});
