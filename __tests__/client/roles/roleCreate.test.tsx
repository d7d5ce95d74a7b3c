import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { currentPath } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import { alerts, box, field, openRoles, serveRoles, tickedBoxes } from './roleScreen';
import { button, findPage } from '../../helpers/client/screens';

async function openCreate() {
  serveRoles();
  const app = await openRoles('/role/create');
  await box('Edit role');
  return app;
}

/** The form with both names and a permission. */
async function openFilled() {
  const app = await openCreate();
  await app.user.click(await field('Role Name (English)'));
  await app.user.paste(' Forecaster ');
  await app.user.click(await field('Role Name (Myanmar)'));
  await app.user.paste('ခန့်မှန်းသူ');
  await app.user.click(await box('Edit role'));
  return app;
}

it('shows a message for each missing field, and sends nothing', async () => {
  const { user } = await openCreate();
  await user.click(button('Create'));
  expect(await screen.findByText('English name is required.')).toBeVisible();
  expect(screen.getByText('Myanmar name is required.')).toBeVisible();
  expect(screen.getByText('At least one permission must be selected.')).toBeVisible();
  expect(await field('Role Name (English)')).toHaveFocus();
  expect(callNames()).not.toContain('POST /api/roles');
});

it('moves the focus to the first permission where only they are missing', async () => {
  const { user } = await openFilled();
  await user.click(await box('Edit role'));
  await user.click(button('Create'));
  expect(await screen.findByText('At least one permission must be selected.')).toBeVisible();
  expect(await box('Create slider')).toHaveFocus();
  await user.keyboard(' ');
  await waitFor(() =>
    expect(screen.queryByText('At least one permission must be selected.')).toBeNull(),
  );
});

it('selects all and none, also once the last one has been checked by hand', async () => {
  const { user } = await openCreate();
  await user.click(button('Select All'));
  expect(tickedBoxes()).toEqual(['Create slider', 'Edit slider', 'Edit role']);
  await user.click(button('Unselect All'));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(button('Select All')).toBeVisible();
  await user.click(await box('Create slider'));
  await user.click(await box('Edit slider'));
  expect(button('Select All')).toBeVisible();
  await user.click(await box('Edit role'));
  expect(button('Unselect All')).toBeVisible();
  await user.click(await box('Edit slider'));
  expect(button('Select All')).toBeVisible();
});

it('sends trimmed names and slugs once, and is busy until the list opens', async () => {
  const { user } = await openFilled();
  const { held, release } = hold();
  server.use(
    http.post('/api/roles', async () => {
      await held;
      return json(null, 201);
    }),
  );
  await user.dblClick(button('Create'));
  expect(button('Creating...')).toBeDisabled();
  release();
  let wasIdle = false;
  await waitFor(() => {
    wasIdle ||= screen.queryByRole('button', { name: 'Create' }) !== null;
    expect(currentPath()).toBe('/role');
  });
  expect(wasIdle).toBe(false);
  expect(await findPage('Roles')).toBeVisible();
  expect(await callOf('POST /api/roles').json()).toEqual({
    name: { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' },
    permissions: ['role-edit'],
  });
});

it("joins the server's errors and puts them on their fields, else shows the fixed text", async () => {
  const { user } = await openFilled();
  server.use(
    http.post('/api/roles', () =>
      json(
        {
          message: 'Not this.',
          errors: { 'name.en': ['Is taken.', 'Is odd.'], permissions: ['Too many.'] },
        },
        422,
      ),
    ),
  );
  await user.click(button('Create'));
  await waitFor(() => expect(alerts()).toEqual(['Is taken. Is odd. Too many.']));
  expect(await field('Role Name (English)')).toHaveAccessibleDescription('Is taken. Is odd.');
  expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
    'Too many.',
  );
  server.use(http.post('/api/roles', () => json({ message: 'Not this.' }, 500)));
  await user.click(button('Create'));
  await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
  expect(await field('Role Name (English)')).toHaveValue(' Forecaster ');
  expect(button('Create')).toBeEnabled();
});

it('tells users without the permission that they may not save, and leads back by Cancel', async () => {
  serveRoles();
  const { user } = await openRoles('/role/create', {});
  expect(await screen.findByText('You do not have permission to save.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await findPage('Roles');
});
