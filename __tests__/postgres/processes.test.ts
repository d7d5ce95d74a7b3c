import { PERMISSION_SLUGS } from '../../src/contract/permissions';
import { rmSync } from 'node:fs';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  post,
  signIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';
import { buildCategory } from '../helpers/server/content';
import { dropDatabase } from '../helpers/server/testDatabase';

const dataDir = temporaryFolder();
let servers: [TestServer, TestServer];

beforeAll(async () => {
  // Both start at the same moment on an empty database.
  const start = () => startTestServer({ dataDir });
  const [one, other, ...more] = await Promise.all([start(), start(), start(), start()]);
  for (const { app } of more) await app.close();
  servers = [one, other];
});

afterAll(async () => {
  for (const { app } of servers) await app.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

it('fills the database once, however many processes start on it', async () => {
  const { db } = servers[0].services;
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: ADMIN.email }]);
  expect(await db.selectFrom('permissions').select('slug').execute()).toHaveLength(
    PERMISSION_SLUGS.length,
  );
});

it('knows at once the sessions of the other process, and what it has permitted', async () => {
  const [one, other] = servers;
  const category = buildCategory();
  const headers = await signIn(one);
  expect((await post(other, '/api/categories', category, headers)).statusCode).toBe(403);
  const permitted = await signIn(one, 'category-create');
  expect((await post(other, '/api/categories', category, permitted)).statusCode).toBe(201);
  const { db } = one.services;
  await db.deleteFrom('role_permissions').execute();
  expect((await post(other, '/api/categories', category, permitted)).statusCode).toBe(403);
  await post(other, '/api/logout', {}, permitted);
  expect((await post(one, '/api/categories', category, permitted)).statusCode).toBe(401);
});

it('allows five of many concurrent attempts at two processes, from known and other networks', async () => {
  const user = buildUser();
  await addUser(servers[0], [], user);
  await logIn(servers[0], user.email, user.password, '203.0.113.8');
  // Each stranger has a different network, because only two hashes of one network run at a time.
  for (const addressOf of [() => '203.0.113.8', (index: number) => `198.51.100.${index}`]) {
    const tries = Array.from({ length: 16 }, (_, index) =>
      logIn(index % 2 ? servers[0] : servers[1], user.email, 'wrong', addressOf(index)),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  }
});

it('never assigns an id twice', async () => {
  const headers = await signInAsAdmin(servers[0]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(index % 2 ? servers[0] : servers[1], '/api/tags', { name: `Rain ${index}` }, headers),
    ),
  );
  const ids = answers.map((answer) => answer.json<{ data: { id: number } }>().data.id);
  expect(new Set(ids).size).toBe(40);
});
