import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';
import { findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { solvePuzzle } from '../../helpers/client/solvePuzzle';
import { callsOf, server } from '../../helpers/client/server';

const alertText = async () => (await screen.findByRole('alert')).textContent;

const WRONG = 'These credentials do not match our records.';
const LOCKED = 'Too many attempts. Try again in 30 seconds.';

it.each<[string, () => Response, string]>([
  ['a wrong password', () => json({ message: WRONG }, 401), WRONG],
  ['too many tries', () => json({ message: LOCKED }, 429), LOCKED],
  ['a refused form', () => json({ message: 'ဤအီးမေးလ် မမှန်ပါ။' }, 422), 'ဤအီးမေးလ် မမှန်ပါ။'],
  ['a fault of the server', () => json({ message: 'Server Error' }, 500), 'Server Error'],
  ['401 without a message', () => empty(401), 'Network error'],
  ['500 with HTML', () => page(500), 'Network error'],
  ['200 with HTML', () => page(), 'Network error'],
  ['half an answer', () => garbled(), 'Network error'],
  ['a dropped line', dropped, 'Network error'],
  ['200 without a body', () => empty(200), 'Network error'],
  ['204', () => empty(), 'Network error'],
  ['an answer without a token', () => json({ user: buildUser() }), 'Network error'],
  ['an answer with an empty token', () => json({ token: '', user: buildUser() }), 'Network error'],
  ['an answer without a user', () => json({ token: 'bare' }), 'Network error'],
])('reports %s and leads back to the form', async (_, reply, message) => {
  server.use(http.post('/api/login', reply));
  const { user } = await openApp('/');
  await signIn(user);
  expect(await alertText()).toBe(`Login failed: ${message}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(currentPath()).toBe('/');
  expect({ ...localStorage }).toEqual({});
});

it('can be tried again, with a new puzzle, and succeeds', async () => {
  server.use(
    http.post('/api/login', () => json({ message: WRONG }, 401), { once: true }),
    http.post('/api/login', () => json(buildSession())),
    http.get('/api/sliders', () => json({ data: [] })),
  );
  const { user } = await openApp('/login');
  await signIn(user);
  await screen.findByRole('alert');
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.type(password, 'the right one');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await solvePuzzle();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  const [, second] = callsOf('POST /api/login');
  expect(await second?.json()).toEqual({ email: 'khin@example.org', password: 'the right one' });
});

describe('the form', () => {
  it('has native rules alone: both fields required, an address of type email', async () => {
    await openApp('/');
    const email = await findSignIn();
    const password = screen.getByLabelText('Password');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(email.closest('form')).not.toHaveAttribute('novalidate');
  });

  it('is not sent while a field is empty', async () => {
    const { user } = await openApp('/');
    await user.type(await findSignIn(), 'khin@example.org');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('shows and hides the password by its toggle', async () => {
    const { user } = await openApp('/');
    await findSignIn();
    const password = screen.getByLabelText('Password');
    await user.type(password, 'secret-1');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveValue('secret-1');
  });
});
