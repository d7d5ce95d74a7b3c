import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildUserRow, openUsers, serveUsers } from './userScreen';

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

async function openDetail(over: Record<string, unknown> = {}, me = {}) {
  serveUsers(buildUserRow(over));
  await openUsers('/users/21', me);
  return screen.findByRole('heading', { level: 2 });
}

describe('User Detail', () => {
  it('shows Loading..., then name, initials, role, the day in Yangon, status and address', async () => {
    const { held, release } = hold();
    server.use(http.get('/api/users/21', () => held.then(() => json(buildUserRow()))));
    await openUsers('/users/21');
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('ဒေါ်ခင်ခင်');
    expect(screen.getByText('ဒေါ်')).toBeVisible();
    expect(screen.getAllByText('Editor')[0]).toBeVisible();
    expect(facts()).toEqual({
      Joined: '20 November 2026',
      Status: 'Offline',
      'E-mail': 'khin@example.org',
    });
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/build/users/21/edit',
    );
    await waitFor(() => expect(document.title).toBe('User Detail · ဒေါ်ခင်ခင် · Disaster Info'));
  });

  it('shows only oneself as active, whatever the type of the id', async () => {
    await openDetail({}, { id: '21' });
    expect(facts().Status).toBe('Active');
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('shows the id of a role without a name on the badge', async () => {
    const heading = await openDetail({ roleName: null, role: { id: 4, name: null } });
    expect(heading.parentElement).toHaveTextContent('ဒေါ်ခင်ခင်4');
  });

  it('shows dashes for missing values, and User for a missing role', async () => {
    const none = { name: null, email: null, roleName: null, role: null, role_id: null };
    const heading = await openDetail({ ...none, created_at: null });
    expect(heading.parentElement).toHaveTextContent('-User');
    expect(facts()).toEqual({ Joined: '-', Status: 'Offline', 'E-mail': '-' });
    expect(screen.getByText('?')).toBeVisible();
  });
});
