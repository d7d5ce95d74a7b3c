import fs, {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StoreError } from '../../../src/server/store/engine/engine';
import { firstStartAt } from '../../../src/server/store/firstStart';
import { openStore } from '../../../src/server/store/engine/store';
import { backUp } from '../../../src/server/tools/backup';
import { buildImage, createSlider } from '../../helpers/server/images';
import {
  ADMIN,
  logIn,
  post,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { refusalOf } from '../../helpers/server/testDatabase';

let dataDir: string;
let elsewhere: string;

beforeEach(() => {
  dataDir = temporaryFolder();
  elsewhere = temporaryFolder();
});

afterEach(() => {
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const LOG = 'store.sqlite-wal';

/** Copies a file between the two folders. */
function copy(name: string, target = 'store.sqlite'): void {
  copyFileSync(join(dataDir, name), join(elsewhere, target));
}

async function prepared(folder: string): Promise<string> {
  const store = openStore({ dataDir: folder, databaseUrl: null });
  try {
    await store.prepare();
    return await firstStartAt(store.db);
  } finally {
    await store.close();
  }
}

const refusal = (folder: string) => refusalOf(prepared(folder));

async function write(server: TestServer): Promise<void> {
  const headers = await signInAsAdmin(server);
  const body = { text: 'Rain', type: 'warning' };
  expect((await post(server, '/api/announcements', body, headers)).statusCode).toBe(201);
}

it('has all of a first start in its file, which may be copied alone', async () => {
  const server = await startTestServer({ dataDir });
  copy('store.sqlite');
  expect(await prepared(elsewhere)).toBe(await firstStartAt(server.services.db));
  await server.stop();
});

it('has all that a backup has in its file', async () => {
  const server = await startTestServer({ dataDir });
  await write(server);
  expect(statSync(join(dataDir, LOG)).size).toBeGreaterThan(0);
  await backUp(dataDir, join(elsewhere, 'backup.sqlite'));
  expect(statSync(join(dataDir, LOG)).size).toBe(0);
  await server.stop();
});

it('refuses a file without tables, as it is copied during the first start', async () => {
  const store = openStore({ dataDir, databaseUrl: null });
  await store.prepare();
  copy('store.sqlite');
  await store.close();
  expect(await refusal(elsewhere)).toMatch(/is incomplete: it has none of the tables of this prog/);
  writeFileSync(join(elsewhere, 'store.sqlite'), '');
  expect(await refusal(elsewhere)).toMatch(/Restore it from a backup, remove it to begin with/);
});

it('goes on with a first start that was killed', async () => {
  const store = openStore({ dataDir, databaseUrl: null });
  await store.prepare();
  for (const end of ['', '-wal']) copy(`store.sqlite${end}`, `store.sqlite${end}`);
  await store.close();
  const server = await startTestServer({ dataDir: elsewhere });
  await write(server);
  await server.stop();
});

describe('the log of another store', () => {
  const sentence = () => `${join(elsewhere, LOG)} belongs to another store; move it away.`;

  /** Leaves the files of a killed server: its store and its log. */
  async function crash(): Promise<void> {
    const server = await startTestServer({ dataDir });
    await write(server);
    for (const end of ['', '-wal']) copy(`store.sqlite${end}`, `store.sqlite${end}`);
    await server.app.close();
  }

  it('is distinguished from the log of a killed server', async () => {
    await crash();
    await prepared(elsewhere);
  });

  it.each<[string, () => Promise<unknown> | undefined]>([
    ['a backup', () => backUp(dataDir, join(elsewhere, 'store.sqlite'))],
    ['a store that was stopped', () => void copy('store.sqlite')],
    ['no store at all', () => undefined],
  ])('is refused beside %s, and left as it is', async (_name, place) => {
    await crash();
    rmSync(join(elsewhere, 'store.sqlite'));
    await place();
    const { size } = statSync(join(elsewhere, LOG));
    expect(await refusal(elsewhere)).toBe(sentence());
    await expect(backUp(elsewhere, join(elsewhere, 'backup'))).rejects.toThrow(StoreError);
    expect(statSync(join(elsewhere, LOG)).size).toBe(size);
  });
});

it('works in a folder whose permissions it may not change, with a warning', async () => {
  // Root may change the permissions of any file.
  const chmod = jest.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  const store = openStore({ dataDir, databaseUrl: null });
  await store.prepare();
  chmod.mockRestore();
  await store.close();
  expect(store.warning()).toBe(
    `Make sure that others cannot read ${join(dataDir, 'store.sqlite')}: its permissions cannot be changed (EPERM).`,
  );
});

/** Runs work as a user for whom the rights of files count, as they do not for root. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('a store that can be read but not written', () => {
  /** Leaves the store of a stopped server, or the files of a killed one. */
  async function leave(isKilled: boolean): Promise<void> {
    const store = openStore({ dataDir, databaseUrl: null });
    await store.prepare();
    if (isKilled)
      for (const end of ['', '-wal', '-shm']) copy(`store.sqlite${end}`, `store.sqlite${end}`);
    await store.close();
    if (!isKilled) copy('store.sqlite');
  }

  it.each([
    ['of a stopped server, in a folder of another owner', false, 0o755],
    ['of a killed server, in a folder of another owner', true, 0o755],
    ['of a stopped server, in an open folder', false, 0o777],
    ['of a killed server, in an open folder', true, 0o777],
  ])('is refused at the start (%s)', async (_case, isKilled, mode) => {
    await leave(isKilled);
    for (const name of readdirSync(elsewhere)) chmodSync(join(elsewhere, name), 0o444);
    chmodSync(elsewhere, mode === 0o755 && process.geteuid?.() !== 0 ? 0o555 : mode);
    expect(await asNobody(() => refusal(elsewhere))).toMatch(
      /store\.sqlite cannot be (written|opened)\. Give this user the right to write there, or set/,
    );
    chmodSync(elsewhere, 0o700);
  });
});

describe('a store that cannot be used', () => {
  it('is refused when it is not a database', async () => {
    writeFileSync(join(dataDir, 'store.sqlite'), 'this is no database at all '.repeat(400));
    expect(await refusal(dataDir)).toMatch(/is not a database\. Restore it from a backup/);
  });

  it('is refused when its pages are damaged', async () => {
    const store = openStore({ dataDir, databaseUrl: null });
    await store.prepare();
    await store.close();
    const file = join(dataDir, 'store.sqlite');
    writeFileSync(file, readFileSync(file).fill(0x5a, 100));
    expect(await refusal(dataDir)).toMatch(/is damaged\. Restore it from a backup/);
  });

  it('is refused when there is a file in place of its folder', async () => {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, 'a file');
    expect(await refusal(dataDir)).toMatch(/set DATA_DIR to another folder/);
  });
});

it('flushes to the disk before it answers a write', async () => {
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
  // Nothing is purged before the second reading of the clock.
  server.clock.advance(6 * 3600);
  await logIn(server, ADMIN.email, ADMIN.password);
  await server.app.close();
  const tail = bytes.subarray(-120);
  expect(readFileSync(join(dataDir, 'store.sqlite')).includes(tail)).toBe(false);
});
