import { http } from 'msw/core/http';
import { roleNameOf, usersApi } from '../../../src/client/features/users/usersApi';
import type { User } from '../../../src/contract/user';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildRole, buildUserRow } from './userScreen';

/** The stored user after a response with this user. */
async function readUser(body: unknown) {
  server.use(http.get('/api/users/21', () => json(body)));
  const { store } = makeCaller();
  const { data } = await store.dispatch(usersApi.endpoints.getUser.initiate('21'));
  return data;
}

it.each<[string, Record<string, unknown>, object]>([
  ['ids as texts', { id: '21', role_id: '4' }, { id: '21', role_id: '4' }],
  ['no role_id', { role_id: null }, {}],
  ['no slug', { slug: undefined }, {}],
  ['no name', { name: null }, { name: '' }],
  ['an address of another kind', { email: 5 }, { email: '' }],
])('reads %s', async (_, over, expected) => {
  const read = await readUser(buildUserRow());
  expect(await readUser(buildUserRow(over))).toEqual({ ...read, ...expected });
});

it.each<[string, Record<string, unknown>, string]>([
  ['roleName', { roleName: { en: 'Lead' } }, 'Lead'],
  ['a bare roleName', { roleName: 'Lead' }, 'Lead'],
  ['the role without a roleName', {}, 'Editor'],
  ['a role that is a bare name', { role: 'Lead' }, 'Lead'],
  ['a role with a label', { role: { label: 'Lead' }, roleName: {} }, 'Lead'],
  ['no role', { role: null }, ''],
  ['a role without an id', { role: { id: null }, roleName: 'Lead' }, 'Lead'],
])('names the role after %s', async (_, over, name) => {
  const user = await readUser(buildUserRow({ roleName: null, ...over }));
  expect(roleNameOf(user as User)).toBe(name);
});

it('leaves missing fields empty', async () =>
  expect(await readUser({ id: 21 })).toEqual({
    id: 21,
    name: '',
    email: '',
    role: { id: '', slug: '', name: { en: '', mm: '' }, permissions: [] },
    roleName: { en: '' },
    slug: '',
    role_id: '',
    created_at: '',
  }));

it.each([[null], ['khin'], [5], [{}], [{ ...buildUserRow(), id: null }]])(
  'finds no user in %j',
  async (value) => expect(await readUser(value)).toBeNull(),
);

it('offers the roles of another server', async () => {
  const roles = [null, buildRole({ id: '4', name: null, label: 'Forecaster' })];
  server.use(http.get('/api/roles', () => json(roles)));
  const { store } = makeCaller();
  const { data } = await store.dispatch(usersApi.endpoints.getRoleOptions.initiate());
  expect(data).toMatchObject([{ id: '4', name: { en: 'Forecaster' } }]);
});
