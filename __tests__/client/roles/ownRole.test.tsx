import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import type { SessionUser } from '../../../src/contract/session';
import { currentPath } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { box, buildRole, field, openRoles, serveRoles } from './roleScreen';
import { button } from '../../helpers/client/screens';

const own = { id: 9, slug: 'forecaster', name: { en: 'Forecaster', mm: 'ခ' } };
const stored = () => JSON.parse(localStorage.getItem(AUTH_USER_KEY) ?? 'null') as SessionUser;

/** Renames role 9 and replaces its permission `role-edit` by `slider-edit`. */
async function change(user: Partial<SessionUser>, status = 200) {
  serveRoles(buildRole());
  server.use(http.put('/api/roles/9', () => json(null, status)));
  const app = await openRoles('/role/9/edit', { permissions: ['role-edit'], ...user });
  await app.user.click(await box('Edit role'));
  await app.user.click(await box('Edit slider'));
  await app.user.type(await field('Role Name (English)'), 's');
  await app.user.click(button('Update'));
  return app;
}

it.each<[string, Partial<SessionUser>]>([
  ['the id of the role', { role: own, role_id: 4 }],
  ['the role id, a text', { role: { ...own, id: 4 }, role_id: '9' }],
])('refreshes the person whose own role it is, by %s', async (_, user) => {
  await change(user);
  await waitFor(() => expect(currentPath()).toBe('/role'));
  expect(screen.getByText('Forecasters')).toBeVisible();
  await screen.findByRole('link', { name: 'View' });
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  const permissions = ['slider-create', 'slider-edit'];
  expect(stored()).toMatchObject({
    permissions,
    role: { name: { en: 'Forecasters' }, permissions },
    roleName: { en: 'Forecasters' },
    name: 'Daw Khin Khin',
  });
});

it('ignores the roles of others', async () => {
  await change({});
  await waitFor(() => expect(currentPath()).toBe('/role'));
  expect(stored()).toMatchObject({ permissions: ['role-edit'], roleName: { en: 'Editor' } });
});

it('leaves the session unchanged where the save failed', async () => {
  await change({ role: own, role_id: 9 }, 500);
  expect(await screen.findByText('Failed to update role.')).toBeVisible();
  expect(stored()).toMatchObject({ permissions: ['role-edit'] });
});
