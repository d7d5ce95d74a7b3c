import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { failure, failures, nothing } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { ADMIN, buildRole, buildUserRow, fillFields, openUsers, serveUsers } from './userScreen';
import { button } from '../../helpers/client/screens';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '10', total: '21' };

describe('the list of users', () => {
  it('shows a user of another server, counted from its own numbers', async () => {
    const foreign = buildUserRow({ id: '21', role: 'Editor', roleName: null });
    server.use(http.get('/api/users', () => json({ data: [null, {}, foreign], ...numbers })));
    await openUsers();
    const cell = await screen.findByRole('cell', { name: 'khin@example.org' });
    const row = [...(cell.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(row.slice(0, 4)).toEqual(['11', 'ဒေါ်ခင်ခင်', 'khin@example.org', 'Editor']);
  });

  it.each([
    ['a failure', failure],
    ['no body', () => empty()],
  ])('is empty without a word after %s', async (_, reply) => {
    server.use(http.get('/api/users', reply), http.get('/api/users/search', reply));
    const { unmount } = await openUsers();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    unmount();
    await openUsers('/users?query=khin');
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(text()).not.toContain('undefined');
  });

  it('alerts with the fixed text where a deletion fails', async () => {
    serveUsers(buildUserRow());
    server.use(http.delete('/api/users/21', failure));
    const { user } = await openUsers('/users', ADMIN);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await user.click(button('Delete'));
    expect(await screen.findByText('Failed to delete user.')).toBeVisible();
  });
});

describe('User Detail', () => {
  it('shows a bare user with nothing but an id and an address', async () => {
    server.use(http.get('/api/users/21', () => json({ id: 21, email: 'khin@example.org' })));
    await openUsers('/users/21');
    expect(await screen.findByText('khin@example.org')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, ...nothing])('shows the reason after $what', async ({ reply, message }) => {
    server.use(http.get('/api/users/21', reply));
    await openUsers('/users/21');
    const shown = message ?? 'Failed to load user data.';
    expect((await screen.findByRole('alert')).innerHTML).toBe(shown);
  });
});

describe('the forms of users', () => {
  it.each(failures)('keep the new one after $what', async ({ reply, message, errors }) => {
    serveUsers();
    server.use(http.post('/api/users', reply));
    const app = await openUsers('/users/create');
    await fillFields(app, {
      'Full Name': 'Khin',
      Email: 'khin@example.org',
      Password: 'secret-1',
      'Confirm Password': 'secret-1',
    });
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Editor');
    await app.user.click(button('Create User'));
    const shown = errors ?? message ?? 'Failed to create user.';
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Khin');
  });

  it.each(failures)('keep the changed one after $what', async ({ reply, message, errors }) => {
    serveUsers(buildUserRow());
    server.use(http.put('/api/users/21', reply));
    const app = await openUsers('/users/21/edit');
    await fillFields(app, { Name: 'Khin' });
    await app.user.click(button('Update'));
    const shown = errors ?? message ?? 'Failed to update user.';
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Name')).toHaveValue('Khin');
  });

  it.each([{ what: 'a failure', reply: failure }, ...nothing])(
    'say after $what that there is no user',
    async ({ reply }) => {
      serveUsers();
      server.use(http.get('/api/users/21', reply));
      await openUsers('/users/21/edit');
      expect((await screen.findByRole('alert')).innerHTML).toBe('Failed to load user data.');
      expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    },
  );

  it('offer the roles of another server', async () => {
    serveUsers();
    const roles = [null, buildRole({ id: '4', name: null, label: 'Forecaster' })];
    server.use(http.get('/api/roles', () => json(roles)));
    await openUsers('/users/create');
    expect(await screen.findByRole('option', { name: 'Forecaster' })).toBeVisible();
  });

  it('show after a failure that there are no roles', async () => {
    serveUsers();
    server.use(http.get('/api/roles', failure));
    await openUsers('/users/create');
    expect(await screen.findByText('Failed to fetch roles.')).toBeVisible();
  });
});
