import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { alerts, box, buildPermission, buildRole, openRoles, serveRoles } from './roleScreen';

const text = () => document.body.textContent;
const noBody = { what: 'no body', reply: () => empty() };
const missing = { what: '404', reply: () => json({ message: 'Not found.' }, 404) };

describe('the list of roles', () => {
  it('shows a role of another server', async () => {
    const foreign = buildRole({ id: '9', name: null, label: 'Forecaster', permissions: null });
    server.use(http.get('/api/roles', () => json([null, 5, {}, foreign])));
    await openRoles('/role');
    expect(await screen.findByRole('cell', { name: 'Forecaster' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(text()).not.toContain('undefined');
  });

  it('is empty and silent after a response without a body', async () => {
    server.use(http.get('/api/roles', () => empty()));
    await openRoles('/role');
    expect(await screen.findByText('No role data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('Role Detail', () => {
  it.each([
    { what: 'a failure', reply: failure, shown: 'Failed to load role details.' },
    { ...missing, shown: 'Role not found.' },
    { ...noBody, shown: 'Role not found.' },
  ])('shows after $what: $shown', async ({ reply, shown }) => {
    serveRoles();
    server.use(http.get('/api/roles/9', reply));
    await openRoles('/role/9');
    await waitFor(() => expect(alerts()).toEqual([shown]));
    expect(screen.getByRole('heading', { level: 1, name: 'Role Detail' })).toBeVisible();
  });

  it('shows a bare role whose permissions are objects', async () => {
    server.use(
      http.get('/api/roles/9', () => json(buildRole({ permissions: [{ slug: 'role-edit' }] }))),
      http.get('/api/roles/permissions', () =>
        json({ data: [buildPermission('role-edit', 'Role', 'Edit role')] }),
      ),
    );
    await openRoles('/role/9');
    expect(await box('Edit role')).toBeChecked();
    expect(text()).not.toContain('undefined');
  });

  it('says after a response without a body that there are no permissions, and fetches them on Try again', async () => {
    serveRoles(buildRole());
    server.use(http.get('/api/roles/permissions', () => empty()));
    const { user } = await openRoles('/role/9');
    expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
    expect(screen.getByText('Forecaster')).toBeVisible();
    serveRoles(buildRole());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Edit role')).toBeChecked();
  });
});

it.each([{ what: 'a failure', reply: failure }, noBody])(
  'the form does not open on $what',
  async ({ reply }) => {
    serveRoles();
    server.use(http.get('/api/roles/9', reply));
    await openRoles('/role/9/edit');
    await waitFor(() => expect(alerts()).toEqual(['Failed to load role data.']));
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  },
);
