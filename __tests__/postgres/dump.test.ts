import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '../../src/server/store/engine/store';
import { summarize } from '../../src/server/tools/copyStore';
import { runTool } from '../helpers/server/bundle';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { openDesk } from '../helpers/server/posts';
import { refusalOf } from '../helpers/server/testDatabase';
import { startTestServer, temporaryFolder } from '../helpers/server/testServer';

const run = promisify(execFile);

describeWithPostgres('a dump of PostgreSQL', () => {
  const folder = temporaryFolder();
  const files = { sql: join(folder, "it's.sql"), custom: join(folder, 'custom.dump') };
  let cluster: PostgresCluster;
  let content: Awaited<ReturnType<typeof summarize>>;

  /** Makes a database that a server has filled. */
  async function fill(database: string) {
    await cluster.query('postgres', `create database ${database}`);
    return startTestServer({ databaseUrl: cluster.url(database) });
  }

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    const server = await fill('original');
    const desk = await openDesk(server);
    for (const title of ['Wind', 'Fog', 'Hail']) await desk.create({ title });
    await cluster.query('original', 'truncate sessions');
    content = await summarize(server.services.db);
    await server.stop();
    const original = cluster.url('original');
    const { stdout } = await run(cluster.program('pg_dump'), [original]);
    writeFileSync(files.sql, stdout);
    await run(cluster.program('pg_dump'), ['-Fc', '-f', files.custom, original]);
  });

  afterAll(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true });
  });

  /** Runs the command that the tool prints, and resolves to its exit code. */
  async function restore(database: string, file: string): Promise<number> {
    const { errors } = await runTool('restore', { DATABASE_URL: cluster.url(database) }, file);
    const command = errors.trimEnd().split('\n').at(-1) ?? '';
    const PATH = `${dirname(cluster.program('psql'))}:${process.env.PATH}`;
    const done = run('sh', ['-c', command], { env: { ...process.env, PATH } });
    return done.then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  }

  async function contentOf(database: string) {
    const store = openStore({ dataDir: '', databaseUrl: cluster.url(database) });
    try {
      await store.prepare();
      return await summarize(store.db);
    } finally {
      await store.close();
    }
  }

  it('replaces a filled database by the printed command', async () => {
    await (await fill('filled')).stop();
    expect(await restore('filled', files.custom)).toBe(0);
    expect(await contentOf('filled')).toEqual(content);
  });

  it('goes into an empty database by the printed command', async () => {
    await cluster.query('postgres', 'create database empty');
    expect(await restore('empty', files.sql)).toBe(0);
    expect(await contentOf('empty')).toEqual(content);
  });

  it('changes nothing where it does not fit', async () => {
    await (await fill('other')).stop();
    const before = await contentOf('other');
    expect(await restore('other', files.sql)).toBeGreaterThan(0);
    expect(await contentOf('other')).toEqual(before);
  });

  it('makes a mixture that is refused where errors were ignored', async () => {
    await (await fill('mixture')).stop();
    await run(cluster.program('psql'), ['-f', files.sql, cluster.url('mixture')]);
    expect(await refusalOf(contentOf('mixture'))).toMatch(
      /is incomplete, as after a restoration that failed: .*\. Restore it from a backup/,
    );
  });
});
