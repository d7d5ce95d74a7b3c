import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../../src/server/store/engine';
import { openStore } from '../../src/server/store/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';

const PAGE = 8192;

describeWithPostgres('a PostgreSQL store that cannot be used is refused at the start', () => {
  let cluster: PostgresCluster;
  let database = '';
  let count = 0;

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
  });

  afterAll(() => cluster.remove());

  beforeEach(async () => {
    count += 1;
    database = `store_${count}`;
    await cluster.query('postgres', `create database ${database}`);
  });

  async function refusal(): Promise<string> {
    const store = openStore({ dataDir: '', databaseUrl: cluster.url(database) });
    const error: unknown = await store.prepare().catch((reason: unknown) => reason);
    await store.close();
    expect(error).toBeInstanceOf(StoreError);
    const message = error instanceof StoreError ? error.message : '';
    expect(message).toContain(`/${database} `);
    return message;
  }

  async function prepare(): Promise<void> {
    const store = openStore({ dataDir: '', databaseUrl: cluster.url(database) });
    await store.prepare();
    await store.close();
  }

  const query = (statement: string) => cluster.query(database, statement);

  /** Changes a table's file while PostgreSQL is down. */
  async function harm(table: string, work: (file: string) => void): Promise<void> {
    await query('checkpoint');
    const file = join(cluster.dataDir, await query(`select pg_relation_filepath('${table}')`));
    await cluster.stop('fast');
    work(file);
    await cluster.start();
  }

  it('when pages of a table make no sense', async () => {
    await prepare();
    await query("insert into tags values (1, 'a', 'a', 'a', '2030-01-01T00:00:00Z')");
    await harm('tags', (file) => {
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(PAGE, 0x5a), 0, PAGE, 0);
      closeSync(handle);
    });
    expect(await refusal()).toMatch(/is damaged\. Restore it from a backup, or set DATABASE_URL/);
  });

  it("when a table's file is gone", async () => {
    await prepare();
    await harm('posts', (file) => rmSync(file));
    expect(await refusal()).toMatch(/is damaged\. Restore it from a backup, or set DATABASE_URL/);
  });

  it('when it is the database of another program', async () => {
    await query('create table users (id integer)');
    expect(await refusal()).toMatch(
      /contains tables of another program\. Set DATABASE_URL to an empty/,
    );
  });

  it('when it does not answer', async () => {
    await cluster.stop('fast');
    expect(await refusal()).toMatch(/does not answer\. Start PostgreSQL, or correct DATABASE_URL/);
    await cluster.start();
  });
});
