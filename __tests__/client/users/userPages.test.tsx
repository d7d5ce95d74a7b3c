import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ADMIN } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { json } from '../../helpers/client/replies';
import { facts, tableTexts } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { buildUserRow, openUsers, serveUsers } from './userScreen';
import { initials } from '../../../src/client/features/users/UserDetailPage';

describe('the list of users', () => {
  const texts = () => tableTexts().map((row) => row.slice(0, 4));
  const actions = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...(row.lastElementChild?.querySelectorAll('a, button') ?? [])])
      .map((all) => all.map((action) => action.getAttribute('aria-label')));

  it('has its columns and rows, and offers Delete by the three rules', async () => {
    serveUsers(
      buildUserRow(),
      buildUserRow({ id: 22, name: '', email: 'tech@example.org', slug: 'tech-admin' }),
      buildUserRow({ id: '1', name: 'Su', email: 'su@example.org', roleName: {}, role: null }),
    );
    await openUsers('/users', ADMIN);
    await screen.findByText('ဒေါ်ခင်ခင်');
    expect(texts()).toEqual([
      ['No', 'Name', 'Email', 'Role'],
      ['1', 'ဒေါ်ခင်ခင်', 'khin@example.org', 'Editor'],
      ['2', '-', 'tech@example.org', 'Editor'],
      ['3', 'Su', 'su@example.org', '-'],
    ]);
    expect(actions()).toEqual([
      ['View', 'Edit', 'Delete'],
      ['View', 'Edit'],
      ['View', 'Edit'],
    ]);
  });

  it.each([
    ['user-edit', ['View', 'Edit'], 0],
    ['user-create', ['View'], 1],
  ])('offers a user with %s what they may do', async (permission, offered, creates) => {
    serveUsers(buildUserRow());
    await openUsers('/users', { permissions: [permission] });
    await screen.findByText('khin@example.org');
    expect(actions()).toEqual([offered]);
    expect(screen.queryAllByRole('link', { name: 'Create' })).toHaveLength(creates);
  });

  it('numbers rows by ten per page, searches with the five parameters, and is silently empty after a failure', async () => {
    server.use(
      http.get('/api/users', () => json({ data: [buildUserRow()] })),
      http.get('/api/users/search', failure),
    );
    const { router } = await openUsers('/users?page=2');
    await screen.findByText('ဒေါ်ခင်ခင်');
    expect(texts()[1]?.[0]).toBe('11');
    await act(() => router.navigate('/users?query=khin'));
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const { search } = new URL(callOf('GET /api/users/search').url);
    expect(search).toBe('?page=1&per_page=5&query=khin&start_date=&end_date=');
  });
});

describe('User Detail', () => {
  async function openDetail(over: Record<string, unknown> = {}, me = {}) {
    serveUsers(buildUserRow(over));
    await openUsers('/users/21', me);
    return screen.findByRole('heading', { level: 2 });
  }

  it('shows name, initials, role, the day in Yangon, status and address', async () => {
    expect(await openDetail({}, { permissions: ['user-edit'] })).toHaveTextContent('ဒေါ်ခင်ခင်');
    expect(screen.getByText('ဒေါ်')).toBeVisible();
    expect(screen.getAllByText('Editor')[0]).toBeVisible();
    expect(facts()).toEqual({
      Joined: '20 November 2026',
      Status: 'Offline',
      'E-mail': 'khin@example.org',
    });
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit).toHaveAttribute('href', '/build/users/21/edit');
    await waitFor(() => expect(document.title).toBe('User Detail · ဒေါ်ခင်ခင် · Disaster Info'));
  });

  it('shows only oneself as active, whatever the type of the id, and the id of a role without a name', async () => {
    const role = { roleName: null, role: { id: 4, name: null } };
    const heading = await openDetail(role, { id: '21' });
    expect(heading.parentElement).toHaveTextContent('ဒေါ်ခင်ခင်4');
    expect(facts().Status).toBe('Active');
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('shows dashes for missing values, and User for a missing role', async () => {
    server.use(http.get('/api/users/21', () => json({ id: 21 })));
    await openUsers('/users/21');
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading.parentElement).toHaveTextContent('-User');
    expect(facts()).toEqual({ Joined: '-', Status: 'Offline', 'E-mail': '-' });
    expect(screen.getByText('?')).toBeVisible();
    expect(document.body).not.toHaveTextContent('undefined');
  });
});

it.each([
  ['Daw Khin Khin', 'DK'],
  ['khin', 'K'],
  ['  Élodie   Ångström ', 'ÉÅ'],
  ['ဒေါ်ခင်ခင်', 'ဒေါ်'],
  ['ဦး မောင်မောင်', 'ဦးမော'],
  ['ကျွန်ုပ်', 'ကျွ'],
  ['မ္မန်', 'မ္မ'],
  ['\u1004\u103A\u1039\u1002\u102C', '\u1004\u103A\u1039\u1002\u102C'],
  ['(Duty) Officer', 'DO'],
  ['123', '?'],
  ['', '?'],
])('uses the first letters with their signs of %s', (name, expected) =>
  expect(initials(name)).toBe(expected),
);
