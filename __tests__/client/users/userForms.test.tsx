import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import { allowedBy } from '../../../src/client/features/users/RoleSelect';
import { translate } from '../../../src/client/shared/text/i18n';
import { buildPage } from '../../helpers/client/builders';
import { dropped, json, serverHas } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, findPage } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { buildRole, buildUserRow, openUsers, serveUsers } from './userScreen';

type App = Awaited<ReturnType<typeof openUsers>>;

/** Fills in the fields with these labels. */
async function fillFields({ user }: App, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(await screen.findByLabelText(label));
    await user.paste(value);
  }
}

async function openCreate() {
  serveUsers();
  const app = await openUsers('/users/create');
  await screen.findByRole('option', { name: 'Editor' });
  await fillFields(app, {
    'Full Name': ' ဒေါ်ခင်ခင် ',
    Email: 'khin@example.org',
    Password: ' သတိ-2026 ',
    'Confirm Password': ' သတိ-2026 ',
  });
  await app.user.selectOptions(screen.getByLabelText('Role'), 'Editor');
  return app;
}

async function openEdit(over: Record<string, unknown> = {}, me?: Parameters<typeof openUsers>[1]) {
  serveUsers(buildUserRow(over));
  server.use(http.put('/api/users/21', () => json(null)));
  const app = await openUsers('/users/21/edit', me);
  await screen.findByRole('option', { name: 'Viewer' });
  return app;
}

async function update({ user }: App) {
  await user.click(button('Update'));
  await findPage('Users');
}

describe('Create User', () => {
  it('offers up to 50 roles, once they are loaded', async () => {
    serveUsers();
    const { held, release } = hold();
    server.use(http.get('/api/roles', () => held.then(() => json([buildRole()]))));
    await openUsers('/users/create');
    const select = await screen.findByLabelText('Role');
    expect(select).toHaveDisplayValue('Loading...');
    release();
    await waitFor(() => expect(select).toHaveDisplayValue('Select a Role'));
    expect(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    expect(new URL(callOf('GET /api/roles').url).search).toBe('?per_page=50');
  });

  it('sends trimmed texts and the passwords as typed, and names the new user on the list', async () => {
    const { user } = await openCreate();
    server.use(http.post('/api/users', () => json({ data: { id: 30 } }, 201)));
    await user.click(button('Create User'));
    const message = await screen.findByText('User created successfully!');
    // Hovering pauses the timer.
    await user.hover(message);
    await findPage('Users');
    expect(message).toHaveAttribute('role', 'status');
    expect(message.nextSibling).toHaveTextContent('“ဒေါ်ခင်ခင်”');
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/build/users/30');
    expect(await callOf('POST /api/users').json()).toEqual({
      name: 'ဒေါ်ခင်ခင်',
      email: 'khin@example.org',
      password: ' သတိ-2026 ',
      password_confirmation: ' သတိ-2026 ',
      role_id: 4,
    });
  });
});

it.each([
  ['editor', ['slider-edit', 'post-create', 'post-edit'], 'Slider: Edit · Posts: Create, Edit'],
  ['editor', ['radar-tune', 'publish'], 'radar: tune · publish'],
  ['viewer', [], 'Allows only viewing.'],
  ['super-admin', [], 'Allows everything.'],
])('says what the role %s with %j allows', (slug, permissions, text) => {
  const role = { ...buildRole({ slug }), permissions };
  expect(allowedBy(role, true, translate)).toBe(text);
});

it('does not say what a role of another server allows if the server does not', () =>
  expect(allowedBy({ ...buildRole(), permissions: [] }, false, translate)).toBe(''));

it('offers a first password that has to be changed, and says what the chosen role allows', async () => {
  serverHas('temporary-passwords');
  const app = await openCreate();
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Posts: Edit');
  const box = screen.getByLabelText('Must choose a new password at the first sign-in');
  expect(box).toBeChecked();
  server.use(http.post('/api/users', () => json({ data: { id: 30 } }, 201)));
  await app.user.click(button('Create User'));
  await findPage('Users');
  expect(await callOf('POST /api/users').json()).toMatchObject({ must_change_password: true });
});

it.each([
  ['Create User', '/api/users', 'Failed to create user.'],
  ['Update', '/api/users/21', 'Failed to update user.'],
])(
  'joins the errors of a failed %s and puts each on its field, else shows the message or the fixed text',
  async (submit, path, fixed) => {
    const { user } = await (submit === 'Update' ? openEdit() : openCreate());
    const errors = { email: ['Email taken.', 'Email odd.'], role_id: ['Role too high.'] };
    for (const [reply, text] of [
      [() => json({ message: 'Odd.', errors }, 422), 'Email taken. Email odd. Role too high.'],
      [dropped, fixed],
      [() => json({ message: 'Odd.' }, 422), 'Odd.'],
    ] as const) {
      server.use(http.all(path, reply));
      await user.click(button(submit));
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(text));
      if (text === fixed) continue;
      const described = text === 'Odd.' ? '' : 'Email taken. Email odd.';
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(described);
    }
  },
);

describe('Edit User', () => {
  it('opens on the current user, sends the change, and shows success on the list', async () => {
    const app = await openEdit();
    expect(screen.getByLabelText('Name')).toHaveValue('ဒေါ်ခင်ခင်');
    expect(screen.getByLabelText('Email')).toHaveValue('khin@example.org');
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Editor');
    await fillFields(app, { Name: 'Khin' });
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await update(app);
    expect(screen.getByText('User updated successfully!')).toHaveAttribute('role', 'status');
    expect(await callOf('PUT /api/users/21').json()).toEqual({
      name: 'Khin',
      email: 'khin@example.org',
      role_id: 5,
    });
    // The name in the sidebar changes.
    expect(screen.getByText('Daw Khin Khin')).toBeVisible();
  });

  it('keeps a role that is not among the options', async () => {
    const app = await openEdit({ role_id: 77, roleName: { en: 'Forecaster' } });
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Forecaster');
    await update(app);
    expect(await callOf('PUT /api/users/21').json()).toMatchObject({ role_id: 77 });
  });

  it('reports that the roles could not be loaded, and keeps the role', async () => {
    serveUsers(buildUserRow());
    server.use(http.get('/api/roles', () => json(null, 500)));
    await openUsers('/users/21/edit');
    expect(await screen.findByText('Failed to fetch roles.')).toBeVisible();
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Editor');
  });

  it.each(['Cancel', 'Update'])(
    'leads by %s to page and filter, with the row in view',
    async (name) => {
      const scrolled: string[] = [];
      jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolled.push(String(this.textContent));
      });
      serveUsers(buildUserRow());
      const rows = [buildUserRow({ id: 20, name: 'Other' }), buildUserRow()];
      server.use(
        http.put('/api/users/21', () => json(null)),
        http.get('/api/users/search', () => json(buildPage(rows, { last_page: 2 }))),
      );
      const { user } = await openUsers('/users?page=2&query=khin');
      const [, edit] = await screen.findAllByRole('link', { name: 'Edit' });
      await user.click(edit as HTMLElement);
      await user.click(await screen.findByRole('button', { name }));
      await findPage('Users');
      await waitFor(() => expect(scrolled.at(-1)).toContain('ဒေါ်ခင်ခင်'));
      expect(window.location.search).toBe('?page=2&query=khin');
      jest.restoreAllMocks();
    },
  );
});

describe('editing yourself', () => {
  const me = { id: 21, permissions: ['user-edit', 'user-create'] };

  it('shows the new name and role in the sidebar and applies the new permissions', async () => {
    const app = await openEdit({}, me);
    await fillFields(app, { Name: 'Khin New' });
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await update(app);
    await screen.findByText('khin@example.org');
    expect(await screen.findByText('Khin New')).toBeVisible();
    expect(screen.getByText('Viewer')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
    const stored: unknown = JSON.parse(localStorage.getItem(AUTH_USER_KEY) ?? '');
    expect(stored).toMatchObject({
      name: 'Khin New',
      slug: 'viewer',
      role_id: 5,
      permissions: ['post-edit'],
    });
  });

  it('keeps the permissions if the role is unchanged', async () => {
    const app = await openEdit({}, me);
    server.use(http.get('/api/roles', () => json([buildRole({ permissions: [] })])));
    await fillFields(app, { Name: 'Khin New' });
    await update(app);
    expect(await screen.findByRole('link', { name: 'Create' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Khin New')).toBeVisible());
  });
});
