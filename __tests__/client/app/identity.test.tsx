import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ADMIN, buildPage, buildSession, buildSessionInfo } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button, findPage, gone } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { buildUserRow, openUsers, serveUsers } from '../users/userScreen';

const CHALLENGE = {
  'WWW-Authenticate': 'Bearer error="insufficient_user_authentication", max_age="900"',
};
const MESSAGE = 'Confirm with your password that it is you.';
interface Served {
  enabled?: boolean;
  method?: 'get' | 'put' | 'delete';
  path?: string;
}

const wrong = (field: string, message: string) =>
  json({ message, errors: { [field]: [message] } }, 422);

/**
 * A server that does one thing only after the password `secret1`, and the code 123456 if it is set
 * up. By default it saves the user.
 */
function serve({ enabled = false, method = 'put', path = '/users/21' }: Served = {}) {
  let isConfirmed = false;
  serverHas('sessions', 'two-factor');
  const done = () => json({ data: buildUserRow() });
  serveUsers(buildUserRow());
  server.use(
    http.get('/api/two-factor', () =>
      json({ data: { enabled, required: false, recovery_codes_left: 0 } }),
    ),
    http[method](`/api${path}`, () =>
      isConfirmed
        ? done()
        : Response.json({ message: MESSAGE }, { status: 403, headers: CHALLENGE }),
    ),
    http.post('/api/confirm-identity', async ({ request }) => {
      const { password, code } = (await request.json()) as Record<string, string>;
      if (password !== 'secret1') return wrong('password', 'Not that one.');
      if (enabled && code !== '123456') return wrong('code', 'Not that code.');
      isConfirmed = true;
      return empty();
    }),
  );
}

/** Saves another e-mail address and waits for the dialog. */
async function save() {
  const app = await openUsers('/users/21/edit', ADMIN);
  const email = await screen.findByLabelText('Email');
  await app.user.clear(email);
  await app.user.type(email, 'new@example.org');
  await app.user.click(button('Update'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { ...app, dialog };
}

const calls = () => callsOf('PUT /api/users/21');

it('asks for the password in place, and sends the call once more as it was', async () => {
  serve();
  const { user, dialog } = await save();
  const field = within(dialog).getByLabelText('Password');
  await user.type(field, 'wrong{Enter}');
  expect(await within(dialog).findAllByText('Not that one.')).not.toHaveLength(0);
  expect(calls()).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'secret1{Enter}');
  await findPage('Users');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  const [first, second] = await Promise.all(calls().map((call) => call.text()));
  expect(second).toBe(first);
  expect(callNames()).not.toContain('POST /api/login');
});

it('asks for a code too where one is set up', async () => {
  serve({ enabled: true });
  const { user, dialog } = await save();
  await user.type(within(dialog).getByLabelText('Password'), 'secret1');
  await user.type(await within(dialog).findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
});

it('keeps the form as it is when it is cancelled, and may ask again', async () => {
  serve();
  const { user, dialog } = await save();
  await user.type(within(dialog).getByLabelText('Password'), 'half');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.org');
  await user.click(button('Update'));
  const again = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(again).getByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
});

const ENTRY = {
  id: 1,
  noun: 'post',
  noun_id: 7,
  title: 'Flood',
  deleted_by: { id: 4, name: 'Ko Aung' },
  deleted_at: '2026-11-20T10:00:00.000Z',
  kept_until: '2026-12-20T10:00:00.000Z',
};

it.each([
  {
    page: '/users',
    path: '/users/21',
    press: 'Delete',
    success: 'User deleted successfully!',
  },
  {
    page: '/users/21',
    path: '/users/21/sessions',
    press: 'End all sessions',
    success: 'All sessions of ဒေါ်ခင်ခင် ended.',
  },
  {
    page: '/posts/deleted',
    path: '/trash/posts/7',
    press: 'Delete for good',
    success: 'Deleted for good.',
  },
] as const)('goes on with $press after the password', async ({ page, path, press, success }) => {
  serve({ method: 'delete', path });
  server.use(
    http.get('/api/users/21/sessions', () => json({ data: [buildSessionInfo('s1')] })),
    http.get('/api/users/21/two-factor', () => json({ data: { enabled: false } })),
    http.get('/api/trash', () => json({ data: [ENTRY] })),
  );
  const { user } = await openApp(page, buildSession(ADMIN));
  await user.click(await screen.findByRole('button', { name: press }));
  await answer(user, press);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByText(success)).toBeVisible();
});

it('downloads the activity after the password', async () => {
  serve({ method: 'get', path: '/audit/csv' });
  server.use(http.get('/api/audit', () => json(buildPage([], { more: false }))));
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:activity';
  const { user } = await openApp('/activity', buildSession(ADMIN));
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  expect(download).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText('Password'), 'secret1{Enter}');
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  download.mockRestore();
});

it('asks nothing if a server refuses for another reason', async () => {
  serve();
  server.use(http.put('/api/users/21', () => json({ message: 'No.' }, 403)));
  const { user } = await openUsers('/users/21/edit', ADMIN);
  await user.type(await screen.findByLabelText('Email'), 'x');
  await user.click(button('Update'));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
