import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { empty, hold, json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import { ADMIN, buildPage, buildUserRow, openUsers, serveUsers } from './userScreen';

const QUESTION = 'Are you sure you want to delete this user?';
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);
const texts = () =>
  rows().map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));

/** The actions of the row with that e-mail address. */
function actionsOf(email: string) {
  const row = screen.getByRole('cell', { name: email }).closest('tr') as HTMLElement;
  const [cell] = within(row).getAllByRole('cell').slice(-1);
  return [...(cell as HTMLElement).querySelectorAll('a, button')].map((action) =>
    action.getAttribute('aria-label'),
  );
}

describe('the list of users', () => {
  it('has its title, breadcrumb, columns and rows', async () => {
    serveUsers(
      buildUserRow(),
      buildUserRow({ id: 22, name: 'Aung', email: 'aung@example.org', roleName: null }),
      buildUserRow({ id: 23, name: 'Su', email: 'su@example.org', roleName: {}, role: null }),
    );
    await openUsers();
    await findPage('Users');
    await screen.findByText('ဒေါ်ခင်ခင်');
    expect(columns()).toEqual(['No', 'Name', 'Email', 'Role', 'Action']);
    expect(texts()).toEqual([
      ['1', 'ဒေါ်ခင်ခင်', 'khin@example.org', 'Editor'],
      ['2', 'Aung', 'aung@example.org', 'Editor'],
      ['3', 'Su', 'su@example.org', '-'],
    ]);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'User>User List',
    );
    expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute(
      'href',
      '/build/users/create',
    );
  });

  it.each<[string, Partial<SessionUser>, string[], boolean]>([
    ['user-edit', { permissions: ['user-edit'] }, ['View', 'Edit'], false],
    ['user-create', { permissions: ['user-create'] }, ['View'], true],
  ])('offers a user with %s what they may do', async (_, me, actions, mayCreate) => {
    serveUsers(buildUserRow());
    await openUsers('/users', me);
    await screen.findByText('khin@example.org');
    expect(actionsOf('khin@example.org')).toEqual(actions);
    expect(screen.queryAllByRole('link', { name: 'Create' })).toHaveLength(mayCreate ? 1 : 0);
  });

  it('offers Delete by the three rules', async () => {
    serveUsers(
      buildUserRow({ email: 'plain@example.org' }),
      buildUserRow({ id: 22, email: 'other.admin@example.org', slug: 'tech-admin' }),
      buildUserRow({ id: '1', email: 'me@example.org' }),
    );
    await openUsers('/users', ADMIN);
    await screen.findByText('plain@example.org');
    expect(actionsOf('plain@example.org')).toEqual(['View', 'Edit', 'Delete']);
    expect(actionsOf('other.admin@example.org')).toEqual(['View', 'Edit']);
    expect(actionsOf('me@example.org')).toEqual(['View', 'Edit']);
  });

  it('numbers rows by ten per page, searches with the five parameters and returns with Clear', async () => {
    server.use(
      http.get('/api/users', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const user = buildUserRow({ id: page, name: `On page ${page}` });
        return json({ data: [user], meta: { current_page: page, last_page: 2 } });
      }),
    );
    const { user } = await openUsers();
    await screen.findByText('On page 1');
    await user.click(button('Next page'));
    await screen.findByText('On page 2');
    expect(texts()[0]?.[0]).toBe('11');
    server.use(
      http.get('/api/users/search', () => json({ data: [buildUserRow({ name: 'Found' })] })),
    );
    await user.click(screen.getByLabelText('Search'));
    await user.paste('ခင်');
    await user.click(button('Filter'));
    await screen.findByText('Found');
    const [call] = callsOf('GET /api/users/search');
    expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toEqual({
      page: '1',
      per_page: '5',
      query: 'ခင်',
      start_date: '',
      end_date: '',
    });
    await user.click(button('Clear'));
    expect(await screen.findByText('On page 1')).toBeVisible();
  });
});

describe('deleting a user', () => {
  /** Presses Delete in the only row, then a button of the question. */
  const answer = async (user: UserEvent, name: 'Delete' | 'Cancel') => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: QUESTION });
    await user.click(within(question).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };

  it('asks for confirmation, deletes once and refetches the list', async () => {
    serveUsers(buildUserRow());
    const { user } = await openUsers('/users', ADMIN);
    await answer(user, 'Cancel');
    expect(callNames()).not.toContain('DELETE /api/users/21');
    const { held, release } = hold();
    server.use(http.delete('/api/users/21', () => held.then(() => empty())));
    await answer(user, 'Delete');
    await user.click(button('Delete'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    serveUsers();
    release();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(callsOf('DELETE /api/users/21')).toHaveLength(1);
    expect(screen.getByText('User deleted successfully!')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus();
  });

  it('alerts with only the fixed text where it fails', async () => {
    serveUsers(buildUserRow());
    server.use(http.delete('/api/users/21', () => json({ message: 'In use.' }, 409)));
    const { user } = await openUsers('/users', ADMIN);
    await answer(user, 'Delete');
    expect((await screen.findByText('Failed to delete user.')).outerHTML).toBe(
      '<div role="alert">Failed to delete user.</div>',
    );
    expect(screen.getByText('khin@example.org')).toBeVisible();
  });

  it('shows the previous page where the last row of a page was deleted', async () => {
    let isGone = false;
    server.use(
      http.get('/api/users', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const meta = { current_page: page, last_page: isGone ? 1 : 2 };
        if (page === 1) return json(buildPage([buildUserRow({ id: 3, name: 'Aung' })], meta));
        return json(buildPage(isGone ? [] : [buildUserRow()], meta));
      }),
      http.delete('/api/users/21', () => {
        isGone = true;
        return empty();
      }),
    );
    const { user } = await openUsers('/users?page=2', ADMIN);
    await answer(user, 'Delete');
    expect(await screen.findByText('Aung')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
