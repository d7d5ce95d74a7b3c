import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
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
    ['nothing', {}, ['View'], false],
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

  it('says that there are none, and is silently empty after a failure', async () => {
    server.use(http.get('/api/users', () => json({ message: 'Server Error' }, 500)));
    await openUsers();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByText('Server Error')).not.toBeInTheDocument();
  });

  it('numbers rows across pages, with ten per page as the default', async () => {
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
  });

  it('searches with the five parameters and returns with Clear', async () => {
    serveUsers(buildUserRow());
    server.use(
      http.get('/api/users/search', () => json({ data: [buildUserRow({ name: 'Found' })] })),
    );
    const { user } = await openUsers();
    await user.type(await screen.findByLabelText('Search'), 'ခင်');
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
    expect(await screen.findByText('ဒေါ်ခင်ခင်')).toBeVisible();
  });
});

describe('deleting a user', () => {
  it('asks for confirmation, and Cancel changes nothing', async () => {
    serveUsers(buildUserRow());
    const { user } = await openUsers('/users', ADMIN);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: QUESTION });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(callNames()).not.toContain('DELETE /api/users/21');
  });

  const confirmDelete = async () => {
    const app = await openUsers('/users', ADMIN);
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: QUESTION });
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    return app;
  };

  it('deletes once and refetches the list', async () => {
    serveUsers(buildUserRow());
    const { held, release } = hold();
    server.use(http.delete('/api/users/21', () => held.then(() => empty())));
    const { user } = await confirmDelete();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(button('Delete'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    serveUsers();
    release();
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(callsOf('DELETE /api/users/21')).toHaveLength(1);
  });

  it('alerts with only the fixed text where it fails', async () => {
    serveUsers(buildUserRow());
    server.use(http.delete('/api/users/21', () => json({ message: 'In use.' }, 409)));
    await confirmDelete();
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
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: QUESTION });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Aung')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
