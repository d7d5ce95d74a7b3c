import { rmSync } from 'node:fs';
import { Client as Connection } from 'pg';
import { withMigrationLock } from '../../src/server/store/engine/locks';
import { adminOf, buildCategory, clientOf, dataOf, expectRefusal } from '../helpers/server/content';
import type { Client, TestResponse } from '../helpers/server/content';
import { upload } from '../helpers/server/images';
import { openDesk, postOf } from '../helpers/server/posts';
import { statusWith, tokenIn } from '../helpers/server/recovery';
import { dropDatabase, storeConfig } from '../helpers/server/testDatabase';
import {
  addUser,
  ADMIN,
  buildUser,
  lastUser,
  logIn,
  post,
  signIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';
import { buildPostForm, toFields } from '../helpers/postForm';

/** An arbitrary number that the trigger and the test share. */
const GATE = 7_001;

/** Keeps transactions open at their end, where they add their audit record. */
class Gate {
  private constructor(private readonly connection: Connection) {}

  /** Makes a gate that is open. */
  static async build(databaseUrl: string): Promise<Gate> {
    const connection = new Connection({ connectionString: databaseUrl });
    await connection.connect();
    return new Gate(connection);
  }

  /** @param condition selects the audit records (`new`) whose transactions wait */
  async close(condition: string): Promise<void> {
    await this.connection.query('select pg_advisory_lock($1)', [GATE]);
    await this.connection.query(`
      create function wait_at_gate() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end';
      create trigger gate after insert on audit
        for each row when (${condition}) execute function wait_at_gate()`);
  }

  /** Resolves when this many connections wait for the gate or for each other. */
  async waiting(count: number): Promise<void> {
    const query = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await this.connection.query(query)).rowCount ?? 0) < count);
  }

  /** Lets the transactions end. */
  async open(): Promise<void> {
    await this.connection.query('select pg_advisory_unlock($1)', [GATE]);
  }

  /** Ends its connection, which opens the gate. */
  async remove(): Promise<void> {
    await this.connection.end();
  }
}

const FIRST_VERSION = { 'if-match': '"1"' };
const ONE_OF_SIX = [201, 422, 422, 422, 422, 422];

let dataDir: string;
let servers: [TestServer, TestServer];
/** A caller with every permission. */
let headers: { authorization: string };
let clients: [Client, Client];
let gate: Gate;

beforeEach(async () => {
  dataDir = temporaryFolder();
  // Both start at the same moment on an empty database.
  servers = await Promise.all([startTestServer({ dataDir }), startTestServer({ dataDir })]);
  headers = await signInAsAdmin(servers[0]);
  clients = [clientOf(servers[0], headers), clientOf(servers[1], headers)];
  gate = await Gate.build(String((await storeConfig(dataDir)).databaseUrl));
});

afterEach(async () => {
  await gate.remove();
  for (const { app } of servers) await app.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

/** Makes six concurrent calls, alternating between the servers. */
const race = (call: (server: TestServer) => Promise<TestResponse>) =>
  Promise.all([...servers, ...servers, ...servers].map(call));

const raceToPost = (url: string, body: object, more: object = {}) =>
  race((server) => post(server, url, body, { ...headers, ...more }));

const statusesOf = (responses: readonly TestResponse[]): number[] =>
  responses.map(({ statusCode }) => statusCode).sort();

const savePost = (server: TestServer, id: number, title: string, more: object = {}) =>
  upload(
    server,
    `/api/posts/${id}`,
    { ...headers, ...more },
    ...toFields(buildPostForm({ title })),
  );

/** Creates three posts, and starts a save of the first one that waits at its end. */
async function holdSave() {
  const [server] = servers;
  const desk = await openDesk(server);
  for (const title of ['Wind', 'Fog', 'Hail']) await desk.create({ title });
  await gate.close("new.noun = 'post' and new.noun_id = 1 and new.action = 'update'");
  const held = savePost(server, 1, 'Storm', FIRST_VERSION);
  const refused = held.then(({ body }) => Promise.reject(new Error(body)));
  await Promise.race([gate.waiting(1), refused]);
  return { held, desk };
}

describe('two servers on one PostgreSQL', () => {
  it('migrate one after the other', async () => {
    let start: Promise<TestServer> | undefined;
    await withMigrationLock(servers[0].services.db, async () => {
      start = startTestServer({ dataDir });
      const startsAtOnce = start.then(() => true);
      expect(await Promise.race([startsAtOnce, gate.waiting(1).then(() => false)])).toBe(false);
    });
    await (await start)?.app.close();
  });

  it('let others write while the save of a post takes long', async () => {
    const { held, desk } = await holdSave();
    const [first, second] = servers;
    const [, client] = clients;
    const role = { name: { en: 'Writer', mm: 'စာရေးသူ' }, permissions: ['post-edit'] };
    const responses = [
      await savePost(second, 2, 'Snow'),
      await savePost(first, 2, 'Ice'),
      await desk.create({ title: 'Heat' }),
      await client.delete('/api/posts/3'),
      await client.post('/api/announcements', { text: 'Storm', type: 'warning' }),
      await client.post('/api/tags', { name: 'Storm' }),
      await client.put('/api/categories/1', buildCategory({ name: 'Storms' })),
      await client.put('/api/roles/4', role),
      await logIn(second, ADMIN.email, ADMIN.password),
    ];
    const statuses = [200, 200, 201, 204, 201, 201, 200, 200, 200];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses);
    await gate.open();
    expect((await held).statusCode).toBe(200);
  });

  it('let one of those who save the same version of a post succeed', async () => {
    const { held, desk } = await holdSave();
    const rivals = race((server) => savePost(server, 1, 'Breeze', FIRST_VERSION));
    await gate.waiting(7);
    await gate.open();
    expect((await held).statusCode).toBe(200);
    expect(statusesOf(await rivals)).toEqual([412, 412, 412, 412, 412, 412]);
    const post = postOf(await desk.admin.get('/api/posts/1'));
    expect(post).toMatchObject({ title: 'Storm', version: 2 });
  });

  it('delete no tag of a post whose save takes long', async () => {
    const desk = await openDesk(servers[0]);
    await desk.create();
    await gate.close("new.noun = 'post' and new.action = 'update'");
    const held = desk.update(1, { 'tags[]': ['1', '3'] });
    await gate.waiting(1);
    const deleted = clients[1].delete('/api/tags/3');
    await gate.waiting(2);
    await gate.open();
    expect(postOf(await held).tags.map(({ id }) => id)).toEqual([1, 3]);
    expect((await deleted).statusCode).toBe(409);
  });

  it('save no post with a tag whose deletion takes long', async () => {
    const desk = await openDesk(servers[0]);
    await desk.create();
    await gate.close("new.noun = 'tag' and new.action = 'delete'");
    const deleted = clients[1].delete('/api/tags/3');
    await gate.waiting(1);
    const held = desk.update(1, { 'tags[]': ['1', '3'] });
    await gate.waiting(2);
    await gate.open();
    expect((await deleted).statusCode).toBe(204);
    expectRefusal(await held, 'tags', 'The selected tag is invalid.');
  });

  it('end a session that is opened while its password is replaced', async () => {
    const [first] = servers;
    const user = buildUser();
    const id = await addUser(first, [], user);
    await gate.close(`new.action = 'sign-in' and new.noun_id = ${id}`);
    const login = logIn(first, user.email, user.password);
    await gate.waiting(1);
    const reset = clients[1].post(`/api/users/${id}/reset-password`);
    await gate.waiting(2);
    await gate.open();
    const session = tokenIn(await login);
    expect((await reset).statusCode).toBe(200);
    expect(await statusWith(first, session)).toBe(401);
  });

  it('end a write that has begun before its user is demoted', async () => {
    const caller = await lastUser(servers[0]);
    const { held } = await holdSave();
    const admin = await adminOf(servers[1]);
    const demotion = admin.put(`/api/users/${caller.id}`, { ...caller, role_id: 4 });
    const first = Promise.race([gate.waiting(2), demotion]);
    expect(await first).toBeUndefined();
    await gate.open();
    expect([(await held).statusCode, (await demotion).statusCode]).toEqual([200, 200]);
  });

  it.each([
    ['/api/categories', buildCategory({ name: 'Rain' }), ONE_OF_SIX],
    ['/api/tags', { name: 'Rain' }, [200, 200, 200, 200, 200, 201]],
    ['/api/roles', { name: { en: 'Rain', mm: 'မိုး' }, permissions: ['post-edit'] }, ONE_OF_SIX],
  ])('give a name at %s only once', async (url, body, statuses) => {
    expect(statusesOf(await raceToPost(url, body))).toEqual(statuses);
  });

  it('give an e-mail address to one user only', async () => {
    const password = 'secret1';
    const user = { name: 'Hla', email: 'hla@example.org', role_id: 4 };
    const body = { ...user, password, password_confirmation: password };
    const [created, ...others] = statusesOf(await raceToPost('/api/users', body));
    expect(created).toBe(201);
    // A server hashes one password of an account at a time and refuses more.
    expect(others.filter((status) => status !== 422 && status !== 503)).toEqual([]);
  });

  it('create one announcement', async () => {
    const rain = { text: 'Rain', type: 'warning' };
    const create = () => raceToPost('/api/announcements', rain);
    expect(statusesOf(await create())).toEqual([201, 409, 409, 409, 409, 409]);
    expect(statusesOf(await create())).toEqual([409, 409, 409, 409, 409, 409]);
  });

  it('run a request once that is sent several times with one key', async () => {
    const key = { 'idempotency-key': 'the-key-of-one-save' };
    const responses = await raceToPost(
      '/api/announcements',
      { text: 'Storm', type: 'warning' },
      key,
    );
    expect(statusesOf(responses)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(responses.map((response) => dataOf(response).id)).size).toBe(1);
  });

  it('leave one privileged user where two take the role from each other', async () => {
    const { db } = servers[0].services;
    const users = await db.selectFrom('users').select(['id', 'name', 'email']).execute();
    expect(users).toHaveLength(2);
    await Promise.all(
      clients.map((client, index) =>
        client.put(`/api/users/${users[index]?.id}`, { ...users[index], role_id: 4 }),
      ),
    );
    const left = await db.selectFrom('users').select('id').where('role_id', '!=', 4).execute();
    expect(left).toHaveLength(1);
  });

  it('keep categories at two levels where two become children of each other', async () => {
    const [first, second] = clients;
    for (const name of ['Rain', 'Wind'])
      await first.post('/api/categories', buildCategory({ name }));
    const under = (parent_id: number) => buildCategory({ level: 2, parent_id });
    const responses = await Promise.all([
      first.put('/api/categories/1', under(2)),
      second.put('/api/categories/2', under(1)),
    ]);
    expect(statusesOf(responses)).toEqual([200, 422]);
  });

  it('fill the database once', async () => {
    const { db } = servers[0].services;
    const emails = await db.selectFrom('users').select('email').orderBy('id').execute();
    expect(emails).toMatchObject([{ email: ADMIN.email }, {}]);
  });

  it('know at once the sessions of the other one, and what it has permitted', async () => {
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

  it('allow five of many concurrent attempts, from known and other networks', async () => {
    const [one, other] = servers;
    const user = buildUser();
    await addUser(one, [], user);
    await logIn(one, user.email, user.password, '203.0.113.8');
    // Each stranger has a different network, because only two hashes of one network run at a time.
    for (const addressOf of [() => '203.0.113.8', (index: number) => `198.51.100.${index}`]) {
      const tries = Array.from({ length: 16 }, async (_, index) => {
        const server = index % 2 ? one : other;
        let status = 503;
        // A server hashes one password of an account at a time and asks the others to come back.
        while (status === 503) {
          ({ statusCode: status } = await logIn(server, user.email, 'wrong', addressOf(index)));
        }
        return status;
      });
      const statuses = await Promise.all(tries);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    }
  });

  it('assign no id twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        clients[index % 2 ? 1 : 0].post('/api/tags', { name: `Rain ${index}` }),
      ),
    );
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(40);
  });
});
