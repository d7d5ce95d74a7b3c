import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { dropped, json } from '../../helpers/client/replies';
import { button, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { solvePuzzle } from '../../helpers/client/solvePuzzle';
import { callNames, callsOf, server } from '../../helpers/client/server';

const alertText = async () => (await screen.findByRole('alert')).textContent;
const WRONG = 'These credentials do not match our records.';

/** The form is back, with what was typed, and nobody is signed in. */
async function expectForm() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('E-mail')).toHaveValue('khin@example.org');
  expect(button('Login')).toBeEnabled();
  expect(currentPath()).toBe('/');
  expect({ ...localStorage }).toEqual({});
}

it('reports the reason and leads back to the form, which can be sent with a new puzzle', async () => {
  server.use(
    http.post('/api/login', () => json({ message: WRONG }, 401), { once: true }),
    http.post('/api/login', () => json(buildSession())),
    http.get('/api/sliders', () => json({ data: [] })),
  );
  const { user } = await openApp('/');
  await signIn(user);
  expect(await alertText()).toBe(`Login failed: ${WRONG}`);
  await expectForm();
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.paste('the right one');
  await user.click(button('Login'));
  await solvePuzzle();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  const [, second] = callsOf('POST /api/login');
  expect(await second?.json()).toEqual({ email: 'khin@example.org', password: 'the right one' });
});

it.each([
  ['no response', dropped, 'Network error'],
  ['a success without a session', () => json({ token: 'bare' }), 'Network error'],
  ['a failure in plain text', () => new Response('Come later.', { status: 429 }), 'Come later.'],
  ['a success in plain text', () => new Response('Ask the office.'), 'Ask the office.'],
])('reports %s as itself', async (_, reply, reason) => {
  server.use(http.post('/api/login', reply));
  const { user } = await openApp('/');
  await signIn(user);
  expect(await alertText()).toBe(`Login failed: ${reason}`);
  await expectForm();
});

it('says what is missing where the server lists no permissions', async () => {
  const { token } = buildSession();
  server.use(
    http.post('/api/login', () => json({ token, user: { id: 1, name: 'Khin' } })),
    http.get('/api/sliders', () => json({ data: [] })),
  );
  const { user } = await openApp('/');
  await signIn(user);
  await findPage('Slider');
  expect(await alertText()).toMatch(/the server did not say what you may change/);
});

describe('the form', () => {
  it('has native rules alone: both fields required, an address of type email', async () => {
    const { user } = await openApp('/');
    const email = await findSignIn();
    const password = screen.getByLabelText('Password');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(email.closest('form')).not.toHaveAttribute('novalidate');
    await user.click(email);
    await user.paste('khin@example.org');
    await user.click(button('Login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Login')).toBeEnabled();
    expect(callNames()).toEqual([]);
  });

  it('shows and hides the password by its toggle', async () => {
    const { user } = await openApp('/');
    await findSignIn();
    const password = screen.getByLabelText('Password');
    await user.type(password, 'secret-1');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveValue('secret-1');
  });
});
