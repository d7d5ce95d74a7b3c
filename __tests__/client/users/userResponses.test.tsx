import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure, failures } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildUserRow, openUsers, serveUsers } from './userScreen';

const text = () => document.body.textContent;
const noBody = { what: 'no body', reply: () => empty(), message: undefined };
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

  it('is empty without a word after a failure', async () => {
    server.use(http.get('/api/users', failure), http.get('/api/users/search', failure));
    const { unmount } = await openUsers();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    unmount();
    await openUsers('/users?query=khin');
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(text()).not.toContain('undefined');
  });
});

describe('User Detail', () => {
  it('shows a bare user with nothing but an id and an address', async () => {
    server.use(http.get('/api/users/21', () => json({ id: 21, email: 'khin@example.org' })));
    await openUsers('/users/21');
    expect(await screen.findByText('khin@example.org')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, noBody])('shows the reason after $what', async ({ reply, message }) => {
    server.use(http.get('/api/users/21', reply));
    await openUsers('/users/21');
    const shown = message ?? 'Failed to load user data.';
    expect((await screen.findByRole('alert')).innerHTML).toBe(shown);
  });
});

it.each([{ what: 'a failure', reply: failure }, noBody])(
  'the form says after $what that there is no user',
  async ({ reply }) => {
    serveUsers();
    server.use(http.get('/api/users/21', reply));
    await openUsers('/users/21/edit');
    expect((await screen.findByRole('alert')).innerHTML).toBe('Failed to load user data.');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  },
);
