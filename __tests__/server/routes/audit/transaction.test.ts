import { signIn, signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { shown, trailOf } from '../../../helpers/server/audit';
import { addRole, adminOf, buildCategory, clientOf } from '../../../helpers/server/content';
import { repeatIds } from '../../../helpers/server/ids';
import { buildImage, createSlider } from '../../../helpers/server/images';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

it.each([
  ['/api/tags', { name: 'Storm' }],
  ['/api/announcements', { text: 'Storm', type: 'warning' }],
])('undoes a write to %s that cannot be recorded', async (url, body) => {
  const admin = await adminOf(server);
  expect((await admin.post('/api/tags', { name: 'Rain' })).statusCode).toBe(201);
  const before = (await admin.get(url)).json<unknown>();
  await repeatIds(server.services.db, 'audit');
  expect((await admin.post(url, body)).statusCode).toBe(500);
  expect((await admin.get(url)).json()).toEqual(before);
});

it('records nothing of a write that fails half-way', async () => {
  const headers = await signInAsAdmin(server);
  const file = await buildImage();
  await createSlider(server, headers, file);
  await repeatIds(server.services.db, 'images');
  expect(await createSlider(server, headers, file)).toBeUndefined();
  expect(await trailOf(server)).toHaveLength(1);
});

it('still names a user who has been renamed and deleted', async () => {
  const caller = clientOf(server, await signIn(server, 'category-create'));
  const me = await server.services.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await caller.post('/api/categories', buildCategory())).statusCode).toBe(201);
  const [record] = await trailOf(server);
  const admin = await adminOf(server);
  const role_id = await addRole(server, 'another');
  const form = { name: 'Another', email: 'another@example.org', role_id };
  expect((await admin.put(`/api/users/${me.id}`, form)).statusCode).toBe(200);
  expect((await admin.delete(`/api/users/${me.id}`)).statusCode).toBe(204);
  const [found] = await trailOf(server);
  expect(found).toEqual(record);
  expect(found && shown(found).user).toEqual(me);
});
