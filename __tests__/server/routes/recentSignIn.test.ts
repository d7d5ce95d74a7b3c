import type { TrashedNoun } from '../../../src/contract/nouns';
import { shown, trailOf } from '../../helpers/server/audit';
import {
  addRole,
  buildRole,
  buildUserForm,
  clientOf,
  expectRefusal,
} from '../../helpers/server/content';
import { sessionOf } from '../../helpers/server/recovery';
import { addUser, ADMIN, post, startedFor } from '../../helpers/server/testServer';

const server = startedFor('each');

const MINUTE = 60;
const WHY = 'Confirm with your password that it is you.';

let headers: Record<string, string>;
let userId: number;
let roleId: number;

beforeEach(async () => {
  headers = await sessionOf(server, ADMIN);
  userId = await addUser(server, []);
  roleId = await addRole(server, 'target', ['post-edit']);
  await addToTrash('post', 'slider');
});

async function addToTrash(...nouns: TrashedNoun[]): Promise<void> {
  const by = { user_id: 1, user_name: 'Administrator', user_email: ADMIN.email };
  const deleted = { deleted_at: new Date(server.clock.ms).toISOString(), content: '{}', ...by };
  const rows = nouns.map((noun, index) => ({ id: index + 1, noun, noun_id: 7, ...deleted }));
  await server.services.db.insertInto('trash').values(rows).execute();
}

const OWN = { name: 'Administrator', email: 'new@example.org', role_id: 1 };

async function userForm(more: object = {}) {
  const users = server.services.db.selectFrom('users').select(['name', 'email', 'role_id']);
  return { ...(await users.where('id', '=', userId).executeTakeFirstOrThrow()), ...more };
}

const client = () => clientOf(server, headers);
const confirm = (password: string) => post(server, '/api/confirm-identity', { password }, headers);

const CALLS: [string, () => Promise<{ statusCode: number }>, number][] = [
  ['creating a role', () => client().post('/api/roles', buildRole()), 201],
  ['changing a role', () => client().put(`/api/roles/${roleId}`, buildRole()), 200],
  ['creating a user', () => client().post('/api/users', buildUserForm({ role_id: roleId })), 201],
  [
    'giving another role',
    async () => client().put(`/api/users/${userId}`, await userForm({ role_id: roleId })),
    200,
  ],
  [
    'changing the e-mail address of somebody else',
    async () => client().put(`/api/users/${userId}`, await userForm({ email: 'x@example.org' })),
    200,
  ],
  ['changing one’s own e-mail address', () => client().put('/api/users/1', OWN), 200],
  ['deleting a user', () => client().delete(`/api/users/${userId}`), 204],
  [
    'ending the sessions of somebody else',
    () => client().delete(`/api/users/${userId}/sessions`),
    204,
  ],
  ['deleting a post for good', () => client().delete('/api/trash/posts/7'), 204],
  ['deleting a slider for good', () => client().delete('/api/trash/sliders/7'), 204],
  ['downloading the activity', () => client().get('/api/audit/csv'), 200],
  ['resetting a password', () => client().post(`/api/users/${userId}/reset-password`), 200],
  ['resetting two-factor sign-in', () => client().delete(`/api/users/${userId}/two-factor`), 204],
];

it.each(CALLS)('%s takes a sign-in of the last 15 minutes', async (_case, call, success) => {
  server.clock.advance(15 * MINUTE);
  const earlier = await trailOf(server);
  expect(await call()).toMatchObject({
    statusCode: 403,
    headers: {
      'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="900"',
    },
    body: JSON.stringify({ message: WHY }),
  });
  expect((await client().get('/api/sliders')).statusCode).toBe(200);
  expect(await trailOf(server)).toEqual(earlier);
  expect((await confirm(ADMIN.password)).statusCode).toBe(204);
  server.clock.advance(15 * MINUTE - 1);
  expect((await call()).statusCode).toBe(success);
});

it('is not asked for what gives no rights away', async () => {
  server.clock.advance(60 * MINUTE);
  const renamed = await userForm({ name: 'Another name' });
  expect((await client().put(`/api/users/${userId}`, renamed)).statusCode).toBe(200);
  const own = { ...OWN, email: ADMIN.email };
  expect((await client().put('/api/users/1', own)).statusCode).toBe(200);
  expect((await client().get('/api/audit')).statusCode).toBe(200);
  for (const path of ['/api/users/1/sessions', '/api/sessions']) {
    expect((await client().delete(path)).statusCode).toBe(204);
  }
});

it('is not renewed by using the session', async () => {
  server.clock.advance(10 * MINUTE);
  await client().get('/api/sliders');
  server.clock.advance(10 * MINUTE);
  expect((await client().post('/api/roles', buildRole())).statusCode).toBe(403);
});

it('counts and records failures as failed sign-ins', async () => {
  expectRefusal(await confirm('wrong'), 'password', 'The current password is incorrect.');
  for (let count = 0; count < 4; count += 1) await confirm('wrong');
  expect((await confirm(ADMIN.password)).statusCode).toBe(429);
  const failures = (await trailOf(server))
    .map(shown)
    .filter(({ action }) => action === 'sign-in-failed');
  expect(failures).toHaveLength(5);
  expect(failures[0]).toMatchObject({ user: null, noun_id: 1 });
});

it('does not last because a clock was ahead', async () => {
  const YEAR = 365 * 24 * 60 * MINUTE;
  await server.services.db
    .updateTable('sessions')
    .set({ verified_at: new Date(server.clock.ms + 1000 * YEAR).toISOString() })
    .execute();
  expect((await client().post('/api/roles', buildRole())).statusCode).toBe(403);
});
