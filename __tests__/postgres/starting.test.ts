import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/server/store/engine/store';
import { withMigrationLock } from '../../src/server/store/engine/locks';
import { bundleServer } from '../helpers/server/bundle';
import { freePort } from '../helpers/server/freePort';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { runServer, stopServer } from '../helpers/server/product';
import { temporaryFolder } from '../helpers/server/testServer';

const POLL_MS = 10;

describeWithPostgres('a server that waits for its database', () => {
  let cluster: PostgresCluster;
  let dataDir: string;

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
    dataDir = temporaryFolder();
  });

  afterAll(async () => {
    await cluster.remove();
    rmSync(dataDir, { recursive: true });
  });

  async function statusAt(url: string): Promise<number | null> {
    return fetch(url).then(
      ({ status }) => status,
      () => null,
    );
  }

  /** @returns the lines that it has printed when it answered, and the first line with its address */
  async function startBehindLock() {
    const databaseUrl = cluster.url('postgres');
    const port = String(await freePort());
    const command = [process.execPath, await bundleServer('starting')];
    const server = runServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: port }, command);
    if (!server.stdout) throw new Error('The server has no output.');
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const health = `http://127.0.0.1:${port}/healthz`;
    const store = openStore({ dataDir, databaseUrl });
    const early: string[] = [];
    try {
      let line = '';
      await withMigrationLock(store.db, async () => {
        while ((await statusAt(health)) === null) await pause(POLL_MS);
        expect(await statusAt(health)).toBe(503);
        while (!/Server (starting|listening)/.test(line)) {
          line = String((await lines.next()).value);
          early.push(line);
        }
      });
      while (!line.includes(`:${port}`)) line = String((await lines.next()).value);
      return { port, early, line, status: await statusAt(health) };
    } finally {
      await store.close();
      server.stdout.resume();
      await stopServer(server);
    }
  }

  it('says its address once it answers, and only 503 before', async () => {
    const { port, early, line, status } = await startBehindLock();
    expect(early.join('\n')).not.toContain(`:${port}`);
    expect(line).toContain(`"msg":"Server listening at http://127.0.0.1:${port}"`);
    expect(status).toBe(200);
  });
});
