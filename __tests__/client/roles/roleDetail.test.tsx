import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { box, buildRole, openRoles, PERMISSIONS, serveRoles, tickedBoxes } from './roleScreen';

it('shows both names and all permissions by group, those of the role checked', async () => {
  serveRoles(buildRole());
  await openRoles('/role/9', {});
  const slider = within(await screen.findByRole('group', { name: 'Slider' }));
  expect(slider.getByRole('checkbox', { name: 'Create slider' })).toBeChecked();
  expect(slider.getByRole('checkbox', { name: 'Edit slider' })).not.toBeChecked();
  const role = within(screen.getByRole('group', { name: 'Role' }));
  expect(role.getByRole('checkbox', { name: 'Edit role' })).toBeChecked();
  screen.getAllByRole('checkbox').forEach((one) => expect(one).toBeDisabled());
  expect(screen.getByText('Role Name (English)').nextSibling).toHaveTextContent('Forecaster');
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByText('Role Name (Myanmar)').nextSibling).toHaveTextContent('မိုးလေဝသခန့်မှန်းသူ');
});

it('shows a dash for a missing name', async () => {
  serveRoles(buildRole({ name: {} }));
  await openRoles('/role/9');
  await box('Edit role');
  expect(screen.getAllByText('-')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/build/role/9/edit');
});

it('shows a permission of the role that is not in the list', async () => {
  serveRoles(buildRole({ permissions: [{ slug: 'flood-alarm' }] }));
  await openRoles('/role/9');
  await box('flood-alarm');
  expect(tickedBoxes()).toEqual(['flood-alarm']);
});

it('shows that the permissions are loading', async () => {
  const { held, release } = hold();
  serveRoles(buildRole());
  server.use(
    http.get('/api/roles/permissions', async () => {
      await held;
      return json(PERMISSIONS);
    }),
  );
  await openRoles('/role/9');
  expect(await screen.findByText('Loading permissions...')).toBeVisible();
  expect(screen.getByText('Forecaster')).toBeVisible();
  release();
  expect(await box('Edit role')).toBeChecked();
});
