import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { failure, failures, nothing } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import {
  alerts,
  box,
  buildPermission,
  buildRole,
  field,
  openRoles,
  serveRoles,
} from './roleScreen';
import { button } from '../../helpers/client/screens';

const text = () => document.body.textContent;
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

  it('alerts after a failure', async () => {
    server.use(http.get('/api/roles', failure));
    await openRoles('/role');
    await waitFor(() => expect(alerts()).toEqual(['Failed to fetch roles.']));
    expect(screen.getByText('No role data found.')).toBeVisible();
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
    ...nothing.map((each) => ({ ...each, shown: 'Role not found.' })),
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

  it.each([{ what: 'a failure', reply: failure }, ...nothing])(
    'says after $what that there are no permissions',
    async ({ reply }) => {
      serveRoles(buildRole());
      server.use(http.get('/api/roles/permissions', reply));
      await openRoles('/role/9');
      expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
      expect(screen.getByText('Forecaster')).toBeVisible();
    },
  );
});

describe('the forms of roles', () => {
  it.each(failures)('keep the new one after $what', async ({ reply, errors }) => {
    serveRoles();
    server.use(http.post('/api/roles', reply));
    const { user } = await openRoles('/role/create');
    await user.type(await field('Role Name (English)'), 'E');
    await user.type(await field('Role Name (Myanmar)'), 'မ');
    await user.click(await box('Edit role'));
    await user.click(button('Create'));
    await waitFor(() => expect(alerts()).toEqual([errors ?? 'Failed to create role.']));
    expect(await field('Role Name (English)')).toHaveValue('E');
    expect(button('Create')).toBeEnabled();
  });

  it.each([missing, { what: 'a failure', reply: failure }, ...nothing])(
    'do not open on $what',
    async ({ reply }) => {
      serveRoles();
      server.use(http.get('/api/roles/9', reply));
      await openRoles('/role/9/edit');
      await waitFor(() => expect(alerts()).toEqual(['Failed to load role data.']));
      expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    },
  );

  it.each(failures)('keep the changed one after $what', async ({ reply, errors }) => {
    serveRoles(buildRole());
    server.use(http.put('/api/roles/9', reply));
    const { user } = await openRoles('/role/9/edit');
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    await waitFor(() => expect(alerts()).toEqual([errors ?? 'Failed to update role.']));
    expect(await field('Role Name (English)')).toHaveValue('Forecaster');
  });
});
