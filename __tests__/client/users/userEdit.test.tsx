import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import { dropped, hold, json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import {
  buildPage,
  buildRole,
  buildUserRow,
  fillFields,
  openUsers,
  serveUsers,
} from './userScreen';

async function openEdit(over: Record<string, unknown> = {}, me?: Parameters<typeof openUsers>[1]) {
  serveUsers(buildUserRow(over));
  const app = await openUsers('/users/21/edit', me);
  await screen.findByLabelText('Name');
  await screen.findByRole('option', { name: 'Viewer' });
  return app;
}

const accept = () => server.use(http.put('/api/users/21', () => json(null)));

describe('Edit User', () => {
  it('opens on the current user, is busy while it sends the change, and shows success on the list', async () => {
    const app = await openEdit();
    expect(screen.getByLabelText('Name')).toHaveValue('ဒေါ်ခင်ခင်');
    expect(screen.getByLabelText('Email')).toHaveValue('khin@example.org');
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Editor');
    const { held, release } = hold();
    server.use(http.put('/api/users/21', () => held.then(() => json(null))));
    await fillFields(app, { Name: 'Khin' });
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await app.user.click(button('Update'));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    expect(await screen.findByText('User updated successfully!')).toHaveAttribute('role', 'status');
    await findPage('Users');
    expect(await callOf('PUT /api/users/21').json()).toEqual({
      name: 'Khin',
      email: 'khin@example.org',
      role_id: 5,
    });
  });

  it('keeps a role that is not among the options', async () => {
    const app = await openEdit({ role_id: 77, roleName: { en: 'Forecaster' } });
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Forecaster');
    accept();
    await app.user.click(button('Update'));
    await findPage('Users');
    expect(await callOf('PUT /api/users/21').json()).toMatchObject({ role_id: 77 });
  });

  it('shows every missing or invalid field and sends nothing', async () => {
    const app = await openEdit();
    await fillFields(app, { Name: '', Email: 'a@b' });
    await app.user.selectOptions(screen.getByLabelText('Role'), '');
    await app.user.click(button('Update'));
    expect(await screen.findByText('Full name is required.')).toBeVisible();
    expect(screen.getByText('Email is invalid.')).toBeVisible();
    expect(screen.getByText('Role is required.')).toBeVisible();
    expect(callNames()).not.toContain('PUT /api/users/21');
  });

  it('joins the server’s errors and puts each on its field, else shows its message or the fixed text', async () => {
    const { user } = await openEdit();
    const errors = { name: ['Name odd.'], email: ['Email taken.'] };
    server.use(http.put('/api/users/21', () => json({ message: 'Odd.', errors }, 422)));
    await user.click(button('Update'));
    expect((await screen.findByRole('alert')).innerHTML).toBe('Name odd. Email taken.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email taken.');
    server.use(http.put('/api/users/21', () => json({ message: 'Odd.' }, 422)));
    await user.click(button('Update'));
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe('Odd.'));
    server.use(http.put('/api/users/21', dropped));
    await user.click(button('Update'));
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe('Failed to update user.'));
    expect(screen.getByLabelText('Name')).toHaveValue('ဒေါ်ခင်ခင်');
  });

  it('reports a missing permission and that the roles could not be loaded, and keeps the role', async () => {
    serveUsers(buildUserRow());
    server.use(http.get('/api/roles', () => json(null, 500)));
    await openUsers('/users/21/edit', {});
    expect(await screen.findByText('Failed to fetch roles.')).toBeVisible();
    expect(screen.getByText('You do not have permission to save.')).toBeVisible();
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Editor');
  });
});

describe('editing yourself', () => {
  const me = { id: 21, permissions: ['user-edit', 'user-create'] };

  it('shows the new name and role in the sidebar and applies the new permissions', async () => {
    const app = await openEdit({}, me);
    accept();
    server.use(http.get('/api/users', () => json(buildPage([buildUserRow()]))));
    await fillFields(app, { Name: 'Khin New' });
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await app.user.click(button('Update'));
    await findPage('Users');
    await screen.findByText('khin@example.org');
    expect(screen.getByText('Khin New')).toBeVisible();
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

  it('keeps the permissions where the role is unchanged', async () => {
    const app = await openEdit({}, me);
    accept();
    server.use(http.get('/api/roles', () => json([buildRole({ permissions: [] })])));
    await fillFields(app, { Name: 'Khin New' });
    await app.user.click(button('Update'));
    await findPage('Users');
    expect(await screen.findByRole('link', { name: 'Create' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Khin New')).toBeVisible());
  });

  it('leaves the session unchanged when somebody else is edited', async () => {
    const app = await openEdit({}, { ...me, id: 7 });
    accept();
    await fillFields(app, { Name: 'Someone' });
    await app.user.click(button('Update'));
    await findPage('Users');
    const sidebar = within(document.body);
    expect(sidebar.getByText('Daw Khin Khin')).toBeVisible();
    expect(sidebar.queryByText('Someone')).not.toBeInTheDocument();
  });
});

describe('the way back', () => {
  it.each(['Cancel', 'Update'])(
    'by %s leads to the page and filter, with the row in view',
    async (name) => {
      const scrolled: string[] = [];
      jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolled.push(String(this.textContent));
      });
      serveUsers(buildUserRow());
      accept();
      const rows = [buildUserRow({ id: 20, name: 'Other' }), buildUserRow()];
      server.use(http.get('/api/users/search', () => json(buildPage(rows, { last_page: 2 }))));
      const { user } = await openUsers('/users?page=2&query=khin');
      await user.click(
        (await screen.findAllByRole('link', { name: 'Edit' })).at(-1) ?? document.body,
      );
      await user.click(await screen.findByRole('button', { name }));
      await findPage('Users');
      await waitFor(() => expect(scrolled.at(-1)).toContain('ဒေါ်ခင်ခင်'));
      expect(window.location.search).toBe('?page=2&query=khin');
      jest.restoreAllMocks();
    },
  );
});
