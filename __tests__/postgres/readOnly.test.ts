import { openStore } from '../../src/server/store/engine/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { refusalOf } from '../helpers/server/testDatabase';
import { signInAsAdmin, startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

describeWithPostgres('a database that can be read but not written', () => {
  let cluster: PostgresCluster;
  let server: TestServer;
  let headers: { authorization: string };

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    server = await startTestServer({ databaseUrl: cluster.url('postgres') });
    headers = await signInAsAdmin(server);
    await cluster.query('postgres', 'create role reader login');
    await cluster.query('postgres', 'grant select on all tables in schema public to reader');
    await cluster.query('postgres', 'grant select on all sequences in schema public to reader');
  });

  afterAll(async () => {
    await server.stop();
    await cluster.remove();
  });

  async function refusal(user = 'postgres'): Promise<string> {
    const databaseUrl = cluster.url('postgres').replace('postgres@', `${user}@`);
    const store = openStore({ dataDir: '', databaseUrl });
    return refusalOf(store.prepare().finally(() => store.close()));
  }

  /** Changes a setting from a session in which it does not apply. */
  const change = (statement: string) =>
    cluster.query('postgres?options=-c%20default_transaction_read_only%3Doff', statement);

  const setReadOnly = (value: 'on' | 'off') =>
    change(`alter system set default_transaction_read_only = ${value}`);

  const reload = () => cluster.query('postgres', 'select pg_reload_conf()');

  /** The statuses of a read, a write and the check of readiness, and when to repeat the write. */
  async function answers() {
    const read = await server.app.inject({ url: '/api/tags', headers });
    const payload = { name: 'rain' };
    const write = await server.app.inject({ method: 'POST', url: '/api/tags', headers, payload });
    const { statusCode } = await server.app.inject({ url: '/readyz' });
    return [read.statusCode, write.statusCode, write.headers['retry-after'], statusCode];
  }

  it('is refused at the start where the user has no right to write', async () =>
    expect(await refusal('reader')).toMatch(
      /may not be changed by this user\. Make the user its owner\.$/,
    ));

  it('is refused at the start, and serves only reads while a server runs', async () => {
    await setReadOnly('on');
    await reload();
    expect(await refusal()).toMatch(
      /can be read but not written: it is a standby, or default_transaction_read_only is on\. Set/,
    );
    expect(await answers()).toEqual([200, 503, '5', 503]);
    await setReadOnly('off');
    await reload();
    expect(await answers()).toEqual([200, 201, undefined, 200]);
  });

  it('is left for a new connection as soon as one proves to be read-only', async () => {
    await change('alter database postgres set default_transaction_read_only = on');
    await cluster.query(
      'postgres',
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'back-office'",
    );
    await answers();
    expect(await answers()).toEqual([200, 503, '5', 503]);
    await change('alter database postgres reset default_transaction_read_only');
    // Each of these calls meets an old connection at most, which is closed.
    await answers();
    expect(await answers()).toEqual([200, 200, undefined, 200]);
  });
});
