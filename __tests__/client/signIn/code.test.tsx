import { shownByDevTools } from '../../helpers/client/devToolsExtension';
import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, focused, gone, signIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';

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
