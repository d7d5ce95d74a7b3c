import { Client } from 'pg';
import { withMigrationLock } from '../../src/server/store/locks';
import { openDesk, postOf } from '../helpers/server/posts';
import { buildCategory, clientOf, expectRefusal } from '../helpers/server/content';
import { anyPostgres, describeWithPostgres } from '../helpers/server/postgresCluster';
import {
  addUser,
  ADMIN,
  buildUser,
  lastUser,
  logIn,
  signInAsAdmin,
  startTestServer,
} from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';
import { statusesOf, TwoServers } from '../helpers/server/twoServers';

/** An arbitrary number that the trigger and the test share. */
const GATE = 7_001;

/** Keeps transactions open at their end, where they add their audit record. */
class Gate {
  private constructor(private readonly client: Client) {}

  /** Makes a gate that is open. */
  static async build(databaseUrl: string): Promise<Gate> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return new Gate(client);
  }

  /** @param condition selects the audit records (`new`) whose transactions wait */
  async close(condition: string): Promise<void> {
    await this.client.query('select pg_advisory_lock($1)', [GATE]);
    await this.client.query(`
      create function wait_at_gate() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end';
      create trigger gate after insert on audit
        for each row when (${condition}) execute function wait_at_gate()`);
  }

  /** Resolves when this many connections wait for the gate or for each other. */
  async waiting(count: number): Promise<void> {
    const query = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await this.client.query(query)).rowCount ?? 0) < count);
  }

  /** Lets the transactions end. */
  async open(): Promise<void> {
    await this.client.query('select pg_advisory_unlock($1)', [GATE]);
  }

  /** Ends its connection, which opens the gate. */
  async remove(): Promise<void> {
    await this.client.end();
  }
}

const FIRST_VERSION = { 'if-match': '"1"' };

let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let two: TwoServers;
let gate: Gate;

/** Creates three posts, and starts a save of the first one that waits at its end. */
async function holdSave() {
  const [server] = two.servers;
  const desk = await openDesk(server);
  for (const title of ['Wind', 'Fog', 'Hail']) await desk.create({ title });
  await gate.close("new.noun = 'post' and new.noun_id = 1 and new.action = 'update'");
  const held = two.savePost(server, 1, 'Storm', FIRST_VERSION);
  const refused = held.then(({ body }) => Promise.reject(new Error(body)));
  await Promise.race([gate.waiting(1), refused]);
  return { held, desk };
}

describeWithPostgres('two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await anyPostgres();
  });

  afterAll(() => postgres.remove());

  beforeEach(async () => {
    two = await TwoServers.start(postgres.url);
    gate = await Gate.build(two.databaseUrl);
  });

  afterEach(async () => {
    await gate.remove();
    await two.stop();
  });

  it('migrate one after the other', async () => {
    const { databaseUrl, servers } = two;
    let start: Promise<TestServer> | undefined;
    await withMigrationLock(servers[0].services.db, async () => {
      start = startTestServer({ databaseUrl });
      const startsAtOnce = start.then(() => true);
      expect(await Promise.race([startsAtOnce, gate.waiting(1).then(() => false)])).toBe(false);
    });
    await (await start)?.stop();
  });

  it('let others write while the save of a post takes long', async () => {
    const { held, desk } = await holdSave();
    const [first, second] = two.servers;
    const client = two.clients[1];
    const role = { name: { en: 'Writer', mm: 'စာရေးသူ' }, permissions: ['post-edit'] };
    const responses = [
      await two.savePost(second, 2, 'Snow'),
      await two.savePost(first, 2, 'Ice'),
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
    const rivals = two.race((server) => two.savePost(server, 1, 'Breeze', FIRST_VERSION));
    await gate.waiting(7);
    await gate.open();
    expect((await held).statusCode).toBe(200);
    expect(statusesOf(await rivals)).toEqual([412, 412, 412, 412, 412, 412]);
    const post = postOf(await desk.admin.get('/api/posts/1'));
    expect(post).toMatchObject({ title: 'Storm', version: 2 });
  });

  it('delete no tag of a post whose save takes long', async () => {
    const desk = await openDesk(two.servers[0]);
    await desk.create();
    await gate.close("new.noun = 'post' and new.action = 'update'");
    const held = desk.update(1, { 'tags[]': ['1', '3'] });
    await gate.waiting(1);
    const deleted = two.clients[1].delete('/api/tags/3');
    await gate.waiting(2);
    await gate.open();
    expect(postOf(await held).tags.map(({ id }) => id)).toEqual([1, 3]);
    expect((await deleted).statusCode).toBe(409);
  });

  it('save no post with a tag whose deletion takes long', async () => {
    const desk = await openDesk(two.servers[0]);
    await desk.create();
    await gate.close("new.noun = 'tag' and new.action = 'delete'");
    const deleted = two.clients[1].delete('/api/tags/3');
    await gate.waiting(1);
    const held = desk.update(1, { 'tags[]': ['1', '3'] });
    await gate.waiting(2);
    await gate.open();
    expect((await deleted).statusCode).toBe(204);
    expectRefusal(await held, 'tags', 'The selected tag is invalid.');
  });

  it('end a session that is opened while its password is replaced', async () => {
    const [first] = two.servers;
    const user = buildUser();
    const id = await addUser(first, [], user);
    await gate.close(`new.action = 'sign-in' and new.noun_id = ${id}`);
    const login = logIn(first, user.email, user.password);
    await gate.waiting(1);
    const reset = two.clients[1].post(`/api/users/${id}/reset-password`);
    await gate.waiting(2);
    await gate.open();
    const { token } = (await login).json<{ token: string }>();
    expect((await reset).statusCode).toBe(200);
    const client = clientOf(first, { authorization: `Bearer ${token}` });
    expect((await client.get('/api/sessions')).statusCode).toBe(401);
  });

  it('end a write that has begun before its user is demoted', async () => {
    const caller = await lastUser(two.servers[0]);
    const { held } = await holdSave();
    const admin = clientOf(two.servers[1], await signInAsAdmin(two.servers[1]));
    const demotion = admin.put(`/api/users/${caller.id}`, { ...caller, role_id: 4 });
    const first = Promise.race([gate.waiting(2), demotion]);
    expect(await first).toBeUndefined();
    await gate.open();
    expect([(await held).statusCode, (await demotion).statusCode]).toEqual([200, 200]);
  });
});
