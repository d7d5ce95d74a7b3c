import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { currentPath } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import { alerts, box, buildRole, field, openRoles, serveRoles, tickedBoxes } from './roleScreen';
import { button } from '../../helpers/client/screens';

const NAMES = 'Please fill in both English and Myanmar names.';

async function openEdit(role = buildRole(), user?: Partial<SessionUser>) {
  serveRoles(role);
  const app = await openRoles('/role/9/edit', user);
  await box('Edit role');
  return app;
}

/** Saves and returns the body that was sent. */
async function update(user: Awaited<ReturnType<typeof openEdit>>['user']) {
  server.use(http.put('/api/roles/9', () => json({ data: buildRole() })));
  await user.click(button('Update'));
  await waitFor(() => expect(currentPath()).toBe('/role'));
  return (await callOf('PUT /api/roles/9').json()) as unknown;
}

it('opens on the current role, and sends the changes', async () => {
  const { user } = await openEdit();
  expect(await field('Role Name (English)')).toHaveValue('Forecaster');
  expect(await field('Role Name (Myanmar)')).toHaveValue('မိုးလေဝသခန့်မှန်းသူ');
  expect(tickedBoxes()).toEqual(['Create slider', 'Edit role']);
  await user.type(await field('Role Name (English)'), 's');
  await user.click(await box('Create slider'));
  await user.click(await box('Edit slider'));
  expect(await update(user)).toEqual({
    name: { en: 'Forecasters', mm: 'မိုးလေဝသခန့်မှန်းသူ' },
    permissions: ['role-edit', 'slider-edit'],
  });
});

it('may be left without permissions', async () => {
  const { user } = await openEdit();
  await user.click(button('Select All'));
  await user.click(button('Unselect All'));
  expect(await update(user)).toMatchObject({ permissions: [] });
});

it('asks for both names where one is blank, in one message', async () => {
  const label = 'Role Name (Myanmar)';
  const { user } = await openEdit();
  await user.clear(await field(label));
  await user.click(button('Update'));
  expect(await screen.findAllByText(NAMES)).toHaveLength(1);
  await waitFor(async () => expect(await field(label)).toHaveFocus());
  expect(await field(label)).toBeInvalid();
  expect(await field(label)).toHaveAccessibleDescription(NAMES);
  expect(callNames()).not.toContain('PUT /api/roles/9');
  await user.paste('x');
  await waitFor(() => expect(screen.queryByText(NAMES)).not.toBeInTheDocument());
});

it('keeps the focus while one name is typed and the other is still blank', async () => {
  const { user } = await openEdit(buildRole({ name: null }));
  await user.click(button('Update'));
  await screen.findByText(NAMES);
  await waitFor(async () => expect(await field('Role Name (English)')).toHaveFocus());
  await user.keyboard('Forecaster');
  expect(await field('Role Name (English)')).toHaveValue('Forecaster');
  expect(screen.getByText(NAMES)).toBeVisible();
  expect(await field('Role Name (Myanmar)')).toBeInvalid();
});

it('keeps an unlisted permission, unless it is unchecked', async () => {
  const held = buildRole({ permissions: ['flood-alarm', 'role-edit'] });
  const { user } = await openEdit(held);
  expect(await box('flood-alarm')).toBeChecked();
  await user.click(await box('Edit role'));
  expect(await update(user)).toMatchObject({ permissions: ['flood-alarm'] });
});

it('saves the names and keeps the permissions where their list failed', async () => {
  serveRoles(buildRole());
  server.use(http.get('/api/roles/permissions', () => json(null, 500)));
  const { user } = await openRoles('/role/9/edit');
  expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
  await user.type(await field('Role Name (English)'), 's');
  expect(await update(user)).toMatchObject({
    name: { en: 'Forecasters' },
    permissions: ['slider-create', 'role-edit'],
  });
});

it('shows the server’s message for both names once beside them, else the fixed text', async () => {
  const { user } = await openEdit();
  server.use(http.put('/api/roles/9', () => json({ errors: { name: ['Is taken.'] } }, 422)));
  await user.click(button('Update'));
  await waitFor(() => expect(alerts()).toEqual(['Is taken.']));
  expect(screen.getAllByText('Is taken.')).toHaveLength(2);
  server.use(http.put('/api/roles/9', () => json({ message: 'Odd.' }, 422)));
  await user.click(button('Update'));
  await waitFor(() => expect(alerts()).toEqual(['Failed to update role.']));
  expect(await field('Role Name (English)')).toHaveValue('Forecaster');
});

it('opens on fresh data, not on the cache', async () => {
  serveRoles(buildRole());
  const { router } = await openRoles('/role/9');
  await box('Edit role');
  serveRoles(buildRole({ name: { en: 'Observer', mm: 'လေ့လာသူ' } }));
  await act(() => router.navigate('/role/9/edit'));
  expect(await field('Role Name (English)')).toHaveValue('Observer');
});

it('notes for users without the permission that they may not save', async () => {
  await openEdit(buildRole(), {});
  expect(screen.getByText('You do not have permission to save.')).toBeVisible();
});
