import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { failures, nothing } from '../categories/foreignReplies';
import {
  ADMIN,
  buildRole,
  buildUserRow,
  fillFields,
  openUsers,
  press,
  serveUsers,
} from './userScreen';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '10', total: '21' };

describe('the list of users', () => {
  it.each<[string, unknown, string]>([
    ['a bare array', [buildUserRow()], '1'],
    ['an array under data', { data: [buildUserRow()] }, '1'],
    ['numbers as texts under meta', { data: [buildUserRow({ id: '21' })], meta: numbers }, '11'],
    ['numbers as texts beside data', { data: [buildUserRow()], ...numbers }, '11'],
    ['things that are none beside it', [null, 5, {}, buildUserRow()], '1'],
    ['a role that is a bare name', [buildUserRow({ role: 'Editor', roleName: null })], '1'],
    ['a role with en and label', [buildUserRow({ role: { label: 'Editor' }, roleName: {} })], '1'],
    ['a role without an id', [buildUserRow({ role: { id: null }, roleName: 'Editor' })], '1'],
  ])('reads %s', async (_, body, number) => {
    server.use(http.get('/api/users', () => json(body)));
    await openUsers();
    const cell = await screen.findByRole('cell', { name: 'khin@example.org' });
    const row = [...(cell.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(row.slice(0, 4)).toEqual([number, 'ဒေါ်ခင်ခင်', 'khin@example.org', 'Editor']);
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, ...nothing])('is empty without a word after $what', async ({ reply }) => {
    server.use(http.get('/api/users', reply), http.get('/api/users/search', reply));
    const { unmount } = await openUsers();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    unmount();
    await openUsers('/users?query=khin');
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(text()).not.toContain('undefined');
  });

  it.each(failures)('alerts where a deletion meets $what', async ({ reply }) => {
    serveUsers(buildUserRow());
    server.use(http.delete('/api/users/21', reply));
    const { user } = await openUsers('/users', ADMIN);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await user.click(press('Delete'));
    expect(await screen.findByText('Failed to delete user.')).toBeVisible();
  });
});

describe('User Detail', () => {
  it.each<[string, unknown]>([
    ['bare', buildUserRow()],
    ['under data', { data: buildUserRow({ id: '21' }) }],
    ['with nothing but an id and an address', { id: 21, email: 'khin@example.org' }],
  ])('reads a user %s', async (_, body) => {
    server.use(http.get('/api/users/21', () => json(body)));
    await openUsers('/users/21');
    expect(await screen.findByText('khin@example.org')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, ...nothing])('tells after $what', async ({ reply, message }) => {
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
    await app.user.click(press('Create User'));
    const shown = errors ?? message ?? 'Failed to create user.';
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Khin');
  });

  it.each(failures)('keep the changed one after $what', async ({ reply, message, errors }) => {
    serveUsers(buildUserRow());
    server.use(http.put('/api/users/21', reply));
    const app = await openUsers('/users/21/edit');
    await fillFields(app, { Name: 'Khin' });
    await app.user.click(press('Update'));
    const shown = errors ?? message ?? 'Failed to update user.';
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Name')).toHaveValue('Khin');
  });

  it.each([...failures, ...nothing])('say after $what that there is no user', async ({ reply }) => {
    serveUsers();
    server.use(http.get('/api/users/21', reply));
    await openUsers('/users/21/edit');
    expect((await screen.findByRole('alert')).innerHTML).toBe('Failed to load user data.');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it.each<[string, unknown]>([
    ['a bare array', [buildRole({ id: '4' })]],
    ['an array under data', { data: [null, buildRole({ name: 'Editor' })] }],
    ['names as labels', { data: [{ id: 4, label: 'Editor' }] }],
  ])('offer the roles of %s', async (_, body) => {
    serveUsers();
    server.use(http.get('/api/roles', () => json(body)));
    await openUsers('/users/create');
    expect(await screen.findByRole('option', { name: 'Editor' })).toBeVisible();
  });

  it.each(failures)('say after $what that there are no roles', async ({ reply }) => {
    serveUsers();
    server.use(http.get('/api/roles', reply));
    await openUsers('/users/create');
    expect(await screen.findByText('Failed to fetch roles.')).toBeVisible();
  });
});
