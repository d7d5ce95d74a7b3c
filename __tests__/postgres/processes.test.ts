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
  // At the same moment, on a database with nothing in it.
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

const get = ({ app }: TestServer, url: string, headers: { authorization: string }) =>
  app.inject({ url, headers });

it('fills the database once, however many processes start on it', async () => {
  const { db } = servers[0].services;
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: ADMIN.email }]);
  expect(await db.selectFrom('permissions').select('slug').execute()).toHaveLength(
    PERMISSION_SLUGS.length,
  );
});

it('knows the sessions of the other process, and that one of them has ended', async () => {
  const [one, other] = servers;
  const headers = await signIn(one);
  expect((await get(other, '/api/sliders', headers)).statusCode).toBe(200);
  await post(other, '/api/logout', {}, headers);
  expect((await get(one, '/api/sliders', headers)).statusCode).toBe(401);
});

it('knows at once what the other process has permitted', async () => {
  const [one, other] = servers;
  const admin = await signInAsAdmin(one);
  const headers = await signIn(one);
  const category = buildCategory();
  expect((await post(other, '/api/categories', category, headers)).statusCode).toBe(403);
  const { db } = one.services;
  const { id } = await db
    .selectFrom('roles')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const name = { en: 'Permitted', mm: 'ခွင့်ပြုထား' };
  const permissions = ['category-create'];
  await one.app.inject({
    method: 'PUT',
    url: `/api/roles/${id}`,
    payload: { name, permissions },
    headers: admin,
  });
  expect((await post(other, '/api/categories', category, headers)).statusCode).toBe(201);
});

it('counts wrong passwords together', async () => {
  const user = buildUser();
  await addUser(servers[0], [], user);
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const server = tries % 2 === 0 ? servers[0] : servers[1];
    statuses.push((await logIn(server, user.email, 'wrong')).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

it('shares known networks and failure counts between processes', async () => {
  const [one, other] = servers;
  const user = buildUser();
  await addUser(one, [], user);
  await logIn(one, user.email, user.password, '203.0.113.7');
  const attack = Array.from({ length: 8 }, (_, stranger) =>
    logIn(stranger % 2 ? one : other, user.email, 'wrong', `192.0.2.${stranger}`),
  );
  const statuses = (await Promise.all(attack)).map((answer) => answer.statusCode);
  expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  const from = (address: string) => logIn(other, user.email, user.password, address);
  expect((await from('198.51.100.1')).statusCode).toBe(429);
  expect((await from('203.0.113.7')).statusCode).toBe(200);
});

it('allows five of many concurrent attempts at two processes, from known and other networks', async () => {
  const user = buildUser();
  await addUser(servers[0], [], user);
  await logIn(servers[0], user.email, user.password, '203.0.113.8');
  // Each stranger has a network of their own: of one network, only two at a time are served.
  for (const addressOf of [() => '203.0.113.8', (index: number) => `198.51.100.${index}`]) {
    const tries = Array.from({ length: 16 }, (_, index) =>
      logIn(index % 2 ? servers[0] : servers[1], user.email, 'wrong', addressOf(index)),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  }
});

it('lets one of two concurrent writes have a name', async () => {
  const headers = await signInAsAdmin(servers[0]);
  for (let round = 0; round < 10; round += 1) {
    const category = { ...buildCategory(), name: `Flood ${round}` };
    const answers = await Promise.all(
      servers.map((server) => post(server, '/api/categories', category, headers)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
  }
});

const TEMPLATES = '/api/announcement-templates';

it('saves once what is sent to both processes with one key', async () => {
  const signedIn = await signInAsAdmin(servers[0]);
  for (let round = 0; round < 5; round += 1) {
    const headers = { ...signedIn, 'idempotency-key': `together-${round}` };
    const template = { hazard: 'heat', type: 'warning', text_en: `Once ${round}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(index % 2 ? servers[0] : servers[1], TEMPLATES, template, headers),
      ),
    );
    const [first] = answers;
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [201, first?.body]),
    );
  }
  const { db } = servers[0].services;
  const made = db.selectFrom('announcement_templates').select('id');
  expect(await made.execute()).toHaveLength(5);
});

it('lets one of two concurrent saves of a version succeed', async () => {
  const headers = await signInAsAdmin(servers[0]);
  const made = await post(
    servers[0],
    '/api/announcements',
    { text: '1', type: 'warning' },
    headers,
  );
  const url = `/api/announcements/${made.json<{ data: { id: number } }>().data.id}`;
  for (let version = 1; version <= 5; version += 1) {
    const answers = await Promise.all(
      servers.map((server) =>
        post(
          server,
          url,
          { text: `${version}`, type: 'warning' },
          {
            ...headers,
            'if-match': `"${version}"`,
          },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
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
