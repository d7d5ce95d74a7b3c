import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { openStore } from '../../../src/server/store/store';
import { backUp } from '../../../src/server/tools/backup';
import {
  post,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { bundleTool } from '../../helpers/server/bundle';
import { buildImage, createSlider } from '../../helpers/server/images';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the README describes: the backup becomes the store of an empty data folder. */
function restore(backup: string): string {
  const dataDir = join(folder, 'restored');
  mkdirSync(dataDir);
  copyFileSync(backup, join(dataDir, 'store.sqlite'));
  return dataDir;
}

/** Backs up by a process of its own, as an operator does. */
async function runBackup(dataDir: string, file: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [await bundleTool('backup'), file], { env });
}

it('copies the store while it is written, and the copy serves as the store did', async () => {
  const server = await startTestServer();
  const headers = await signInAsAdmin(server);
  const slider = await createSlider(server, headers, await buildImage());
  const backup = join(folder, 'backup.sqlite');

  let written = 0;
  let isBackedUp = false;
  const write = async () => {
    const body = { name: `Rain ${written}` };
    expect((await post(server, '/api/tags', body, headers)).statusCode).toBe(201);
    written += 1;
  };
  const backingUp = runBackup(server.dataDir, backup).finally(() => {
    isBackedUp = true;
  });
  await write();
  const before = written;
  while (!isBackedUp) await write();
  await backingUp;

  const restored = await startTestServer({ dataDir: restore(backup) });
  const rows = await restored.services.db.selectFrom('tags').select('name').orderBy('id').execute();
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.length).toBeLessThanOrEqual(written);
  expect(rows.map((row) => row.name)).toEqual(rows.map((_, index) => `Rain ${index}`));
  const newHeaders = await signInAsAdmin(restored);
  const list = await restored.app.inject({ url: '/api/sliders', headers: newHeaders });
  expect(list.json()).toEqual({ data: [{ id: 1, images: slider.images, version: 1 }] });
  const url = String(slider.images[0]?.url);
  const [original, copy] = await Promise.all(
    [server, restored].map(({ app }) => app.inject({ url })),
  );
  expect(copy?.rawPayload.equals(original?.rawPayload ?? Buffer.of())).toBe(true);
  await restored.stop();
  await server.stop();
});

it('leaves out the sessions, so that nobody is signed in to a restored store', async () => {
  const server = await startTestServer({ dataDir: folder });
  const headers = await signInAsAdmin(server);
  const backup = join(folder, 'backup.sqlite');
  backUp(folder, backup);
  const restored = await startTestServer({ dataDir: restore(backup) });
  const statusOf = async ({ app }: TestServer) =>
    (await app.inject({ url: '/api/sliders', headers })).statusCode;
  expect(await statusOf(server)).toBe(200);
  expect(await statusOf(restored)).toBe(401);
  expect(await restored.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await restored.stop();
  await server.stop();
});

it('can be read by this user only, before it has any content', async () => {
  const store = openStore({ dataDir: folder, databaseUrl: null });
  await store.prepare();
  await store.close();
  // Nobody else can read the store, so that the backup waits.
  const other = new Database(join(folder, 'store.sqlite'));
  other.exec('begin exclusive');
  const backup = join(folder, 'backup.sqlite');
  let isEnded = false;
  const backingUp = runBackup(folder, backup).finally(() => {
    isEnded = true;
  });
  while (!existsSync(`${backup}.unfinished`) && !isEnded) await new Promise(setImmediate);
  const { mode, size } = statSync(`${backup}.unfinished`);
  other.close();
  expect({ mode: mode & 0o777, size }).toEqual({ mode: 0o600, size: 0 });
  await backingUp;
  expect(statSync(backup).mode & 0o777).toBe(0o600);
});

it('never writes over a file', () => {
  const file = join(folder, 'precious.txt');
  writeFileSync(join(folder, 'store.sqlite'), '');
  writeFileSync(file, 'precious');
  expect(() => backUp(folder, file)).toThrow(/already exists\. Choose another name\.$/);
});

it('says where it found no store', () =>
  expect(() => backUp(join(folder, 'nowhere'), join(folder, 'b'))).toThrow(
    /There is no store at .*nowhere.*Set DATA_DIR\./,
  ));

it('leaves nothing behind when it fails', () => {
  writeFileSync(join(folder, 'store.sqlite'), 'this is no database at all '.repeat(400));
  expect(() => backUp(folder, join(folder, 'backup'))).toThrow();
  expect(readdirSync(folder)).toEqual(['store.sqlite']);
  expect(existsSync(join(folder, 'backup'))).toBe(false);
});
