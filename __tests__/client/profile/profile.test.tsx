import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import type { SessionInfo } from '../../../src/contract/session';
import { buildSession, buildSessionInfo } from '../../helpers/client/builders';
import { failures } from '../../helpers/client/failures';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { dropped, empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button, facts, findPage, focused } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';

const LABELS = ['Current Password', 'New Password', 'Confirm New Password'] as const;
const values = () => LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it('shows the stored user without a request for them', async () => {
  await openApp('/profile', buildSession());
  await findPage('Profile');
  expect(facts()).toEqual({
    Name: 'Daw Khin Khin',
    'E-mail': 'khin@example.org',
    Role: 'Editor',
    Joined: '5 January 2026',
    Status: 'Active',
  });
  expect(callNames().filter((name) => name !== 'GET /api/sessions')).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['nothing', { name: null, email: null, role: null, created_at: null }],
  ['odd things', { name: '', email: '', role: { name: null }, created_at: 'soon' }],
])('shows dashes where the stored user has %s', async (_, over) => {
  const user = { ...buildSession().user, ...over, roleName: null };
  localStorage.setItem('auth_token', 'token-of-khin');
  localStorage.setItem(AUTH_USER_KEY, JSON.stringify(user));
  await openApp('/profile');
  await findPage('Profile');
  expect(facts()).toEqual({ Name: '-', 'E-mail': '-', Role: '-', Joined: '-', Status: 'Active' });
});

describe('Change Password', () => {
  const OLD = 'မိုး-2025';
  const NEW = ' လေ-2026 ';
  const CALL = 'POST /api/change-password';

  it('shows each failure, keeps the passwords and the session, then sends them as typed and starts again', async () => {
    const { user } = await openApp('/profile', buildSession());
    await findPage('Profile');
    for (const [index, password] of [OLD, NEW, NEW].entries()) {
      await user.click(screen.getByLabelText(LABELS[index] ?? ''));
      await user.paste(password);
    }
    for (const { reply, message, errors } of failures) {
      server.use(http.post('/api/change-password', reply));
      await user.click(button('Change Password'));
      const shown = errors ?? message ?? 'Failed to change password.';
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    }
    expect(currentPath()).toBe('/profile');
    expect(values()).toEqual([OLD, NEW, NEW]);
    expect(localStorage.getItem('auth_token')).toBe('token-of-khin');

    server.use(http.post('/api/change-password', () => empty()));
    await user.click(button('Change Password'));
    const success = await screen.findByText('Password changed successfully!');
    expect(success).toHaveAttribute('role', 'status');
    expect(success.innerHTML).toBe('Password changed successfully!');
    expect(await callsOf(CALL).at(-1)?.json()).toEqual({
      old_password: OLD,
      new_password: NEW,
      new_password_confirmation: NEW,
    });
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    await focused(() => screen.getByRole('heading', { name: 'Change Password' }));
  });

  const fillIn = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
    for (const label of LABELS) {
      await user.click(screen.getByLabelText(label));
      await user.paste(OLD);
    }
  };
  const sent = () => Promise.all(callsOf(CALL).map((call) => call.json()));
  const passwords = { old_password: OLD, new_password: OLD, new_password_confirmation: OLD };

  it('takes a code where two-factor sign-in is on', async () => {
    const state = { enabled: true, required: false, recovery_codes_left: 9 };
    serverHas('two-factor');
    server.use(
      http.get('/api/two-factor', () => json({ data: state })),
      http.post('/api/change-password', () => empty()),
    );
    const app = await openApp('/profile', buildSession());
    const code = await screen.findByLabelText('Code');
    await fillIn(app);
    await app.user.type(code, '123456');
    await app.user.click(button('Change Password'));
    await screen.findByText('Password changed successfully!');
    expect(await sent()).toEqual([{ ...passwords, code: '123456' }]);
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it('takes a code once the server asks for one, and keeps what was typed', async () => {
    const message = 'Enter the code of your authenticator app as well.';
    const missing = () => json({ message, errors: { code: [message] } }, 422);
    server.use(http.post('/api/change-password', missing));
    const app = await openApp('/profile', buildSession({ must_change_password: true }));
    await screen.findByLabelText('Current Password');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await fillIn(app);
    await app.user.click(button('Change Password'));
    await app.user.type(await screen.findByLabelText('Code'), '123456');
    expect(screen.getByRole('alert').innerHTML).toBe(message);
    await app.user.click(button('Change Password'));
    await waitFor(async () =>
      expect(await sent()).toEqual([passwords, { ...passwords, code: '123456' }]),
    );
  });

  it('leaves the validation of empty passwords to the server', async () => {
    const { user } = await openApp('/profile', buildSession());
    await findPage('Profile');
    const errors = { old_password: ['Password is wrong.'], new_password: ['Password is short.'] };
    server.use(http.post('/api/change-password', () => json({ message: 'Odd.', errors }, 422)));
    await user.click(button('Change Password'));
    const alert = await screen.findByRole('alert');
    expect(alert.innerHTML).toBe('Password is wrong. Password is short.');
    const current = screen.getByLabelText('Current Password');
    expect(current).toHaveAccessibleDescription('Password is wrong.');
    await focused(() => current);
  });
});

const here = buildSessionInfo('a1', { current: true });
const phone = buildSessionInfo('b2', { address: '2001:db8::7' });
const odd = buildSessionInfo('c3', { user_agent: 'x'.repeat(2000), address: '' });

/** A server with these sessions, which the calls can end. */
function serve(...sessions: SessionInfo[]) {
  let open = sessions;
  serverHas('sessions');
  server.use(
    http.get('/api/sessions', () => json({ data: open })),
    http.delete('/api/sessions/:id', ({ params }) => {
      open = open.filter(({ id }) => id !== params.id);
      return empty();
    }),
    http.delete('/api/sessions', () => {
      open = open.filter(({ current }) => current);
      return empty();
    }),
  );
}

async function openSessions(...sessions: SessionInfo[]) {
  serve(...sessions);
  const app = await openApp('/profile', buildSession());
  await screen.findByRole('list', { name: 'Sessions' });
  return app;
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Sessions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const title = () => screen.getByRole('heading', { name: 'Sessions' });

it('shows the device, address and last use of each session, and marks the current one', async () => {
  await openSessions(here, phone, odd);
  const used = 'Last used 20 November 2026 at 02:35';
  expect(rows()).toEqual([
    `Chrome on AndroidThis device203.81.64.7 · ${used}`,
    `Chrome on Android2001:db8::7 · ${used}End`,
    `Unknown device${used}End`,
  ]);
});

it('asks before it ends one, and shows the remaining ones', async () => {
  const { user } = await openSessions(here, phone, odd);
  await user.click(screen.getAllByRole('button', { name: 'End' })[0] as HTMLElement);
  await screen.findByRole('alertdialog');
  expect(callNames()).not.toContain('DELETE /api/sessions/b2');
  await answer(user, 'End', 'End this session? Chrome on Android, 2001:db8::7');
  expect(await screen.findByText('Session ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await focused(title);
  // With a single other session the second button is not needed.
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

it('ends all others if there are several', async () => {
  const { user } = await openSessions(here, phone, odd);
  await user.click(button('End all others'));
  const question = 'End all other sessions? Only this device stays signed in.';
  await answer(user, 'End all others', question);
  expect(await screen.findByText('All other sessions ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await focused(title);
});

it('shows the server’s message after a failure, else its own text', async () => {
  const { user } = await openSessions(here, phone);
  for (const [reply, shown] of [
    [() => json({ message: 'ပိတ်ထားသည်။' }, 500), 'ပိတ်ထားသည်။'],
    [dropped, 'Failed to end the session.'],
  ] as const) {
    server.use(http.delete('/api/sessions/b2', reply));
    await user.click(button('End'));
    await answer(user, 'End');
    expect((await screen.findByText(shown)).outerHTML).toBe(
      `<div role="alert" id="alert">${shown}</div>`,
    );
  }
  expect(rows()).toHaveLength(2);
});

it('treats a session that no longer exists as ended', async () => {
  const { user } = await openSessions(here, phone);
  serve(here);
  server.use(http.delete('/api/sessions/b2', () => json({ message: 'Not found.' }, 404)));
  await user.click(button('End'));
  await answer(user, 'End');
  expect(await screen.findByText('Session ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
});
