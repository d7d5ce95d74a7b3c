import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StoreError } from '../../../src/server/store/engine';
import { openStore } from '../../../src/server/store/store';
import {
  ADMIN,
  logIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import { buildImage, createSlider } from '../../helpers/server/images';

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function refusal(): Promise<string> {
  const store = openStore({ dataDir, databaseUrl: null });
  const error: unknown = await store.prepare().catch((reason: unknown) => reason);
  await store.close();
  expect(error).toBeInstanceOf(StoreError);
  return error instanceof StoreError ? error.message : '';
}

describe('a store that cannot be used', () => {
  it('is refused when it is not a database', async () => {
    writeFileSync(join(dataDir, 'store.sqlite'), 'this is no database at all '.repeat(400));
    expect(await refusal()).toMatch(/is not a database\. Restore it from a backup/);
  });

  it('is refused when its pages are damaged', async () => {
    const store = openStore({ dataDir, databaseUrl: null });
    await store.prepare();
    await store.close();
    const file = join(dataDir, 'store.sqlite');
    const size = statSync(file).size;
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(size - 100, 0x5a), 0, size - 100, 100);
    closeSync(handle);
    expect(await refusal()).toMatch(/is damaged\. Restore it from a backup/);
  });

  it('is refused when there is a file in place of its folder', async () => {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, 'a file');
    expect(await refusal()).toMatch(/set DATA_DIR to another folder/);
  });
});

it('waits for the disk before it answers a write', async () => {
  const server = await startTestServer({ dataDir });
  const { db } = server.services;
  const pragma = async (name: string): Promise<unknown> => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return rows[0]?.[name];
  };
  const FULL = 2;
  expect(await pragma('synchronous')).toBe(FULL);
  expect(await pragma('journal_mode')).toBe('wal');
  await server.stop();
});

it('overwrites what is purged from the trash', async () => {
  const server = await startTestServer({ dataDir });
  const headers = await signInAsAdmin(server);
  const { images } = await createSlider(server, headers, await buildImage());
  const bytes = (await server.app.inject({ url: String(images[0]?.url) })).rawPayload;
  await server.app.inject({ method: 'DELETE', url: '/api/sliders/1', headers });
  server.clock.advance(30 * 24 * 3600);
  await logIn(server, ADMIN.email, ADMIN.password);
  // The second look at the clock, without which nothing is purged.
  server.clock.advance(6 * 3600);
  await logIn(server, ADMIN.email, ADMIN.password);
  await server.app.close();
  const tail = bytes.subarray(-120);
  expect(readFileSync(join(dataDir, 'store.sqlite')).includes(tail)).toBe(false);
});
