import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../../src/server/store/engine/store';
import { backUp } from '../../../src/server/tools/backup';
import { summarize } from '../../../src/server/tools/copyStore';
import { restore } from '../../../src/server/tools/restore';
import { runTool } from '../../helpers/server/bundle';
import { buildImage, buildPhotograph, createSlider } from '../../helpers/server/images';
import {
  post,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { copyPrepared, refusalOf } from '../../helpers/server/testDatabase';

let dataDir: string;
let elsewhere: string;
let backup: string;

beforeEach(() => {
  dataDir = temporaryFolder();
  elsewhere = temporaryFolder();
  backup = join(elsewhere, 'backup.sqlite');
});

afterEach(() => {
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const file = (name = 'store.sqlite') => join(dataDir, name);

/** A server with a photograph, and a backup of its store. */
async function startBackedUp() {
  await copyPrepared(dataDir);
  const server = await startTestServer({ dataDir });
  const headers = await signInAsAdmin(server);
  await createSlider(server, headers, await buildImage());
  await backUp(dataDir, backup);
  const write = (text: string) =>
    post(server, '/api/announcements', { text, type: 'warning' }, headers);
  return { server, write, content: await summarize(server.services.db) };
}

async function contentOf(folder = dataDir) {
  const store = openStore({ dataDir: folder, databaseUrl: null });
  try {
    await store.check();
    return await summarize(store.db);
  } finally {
    await store.close();
  }
}

const run = (tool: 'backup' | 'restore', DATABASE_URL = '') =>
  runTool(tool, { DATA_DIR: dataDir, DATABASE_URL }, backup);

/** Jest compares long texts much faster than bytes. */
const asText = (bytes: Buffer): string => bytes.toString('base64');

/** The bytes of an image and of its thumbnail. */
async function bytesOf({ app }: TestServer, url: string): Promise<string[]> {
  const responses = await Promise.all(
    [url, `${url}?w=160`].map((each) => app.inject({ url: each })),
  );
  return responses.map(({ rawPayload }) => asText(rawPayload));
}

interface Written {
  id: number;
  images: Map<string, string[]>;
}

/** Creates sliders with two photographs, several at a time without a pause, until it is stopped. */
async function writeSliders(server: TestServer) {
  const headers = await signInAsAdmin(server);
  const written: Written[] = [];
  let isOver = false;
  const files = [await buildPhotograph(400, 300), await buildPhotograph(200, 100)];
  let arrived = () => {};
  const write = async () => {
    const { id, images } = await createSlider(server, headers, ...files);
    const all = images.map(async ({ url }) => [url, await bytesOf(server, url)] as const);
    written.push({ id, images: new Map(await Promise.all(all)) });
    arrived();
  };
  const writers = [1, 2, 3].map(async () => {
    while (!isOver) await write();
  });
  const more = async (count: number) => {
    const enough = written.length + count;
    while (written.length < enough) {
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  };
  const stop = async () => {
    isOver = true;
    await Promise.all(writers);
  };
  return { written, more, stop };
}

const refusal = () => refusalOf(restore(dataDir, backup, new Date()));

it('brings back a destroyed store that was backed up while it was written', async () => {
  await copyPrepared(dataDir);
  const server = await startTestServer({ dataDir });
  const { written, more, stop } = await writeSliders(server);
  await more(5);
  const before = written.map(({ id }) => id);
  await run('backup');
  await more(5);
  await stop();
  await server.app.close();
  writeFileSync(file(), 'no store any more '.repeat(400));

  const { output } = await run('restore');
  const [, kept = ''] = /^The store that was there is kept as (.*)\.$/m.exec(output) ?? [];
  expect(readFileSync(kept, 'utf8')).toMatch(/^no store any more/);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).not.toContain('restore.unfinished');

  const restored = await startTestServer({ dataDir });
  const { db } = restored.services;
  const ids = (await db.selectFrom('sliders').select('id').execute()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(before));
  expect(ids.length).toBeLessThan(written.length);
  const headers = await signInAsAdmin(restored);
  for (const id of ids) {
    const { images } = written.find((each) => each.id === id) ?? { images: new Map() };
    const response = await restored.app.inject({ url: `/api/sliders/${id}`, headers });
    const found = response.json<{ data: { images: { url: string }[] } }>().data.images;
    expect(found.map(({ url }) => url)).toEqual([...images.keys()]);
    for (const { url } of found) expect(await bytesOf(restored, url)).toEqual(images.get(url));
  }
  await restored.stop();
});

it('keeps what a killed server had in its log, and restores into an empty folder', async () => {
  const { server, write, content } = await startBackedUp();
  await write('after the backup');
  for (const end of ['', '-wal']) copyFileSync(file() + end, join(elsewhere, `store.sqlite${end}`));
  await server.app.close();
  const later = await contentOf();

  const kept = await restore(elsewhere, backup, new Date());
  expect(await contentOf(elsewhere)).toEqual(content);
  const other = temporaryFolder();
  copyFileSync(String(kept), join(other, 'store.sqlite'));
  expect(await contentOf(other)).toEqual(later);

  rmSync(other, { recursive: true });
  expect(await restore(other, backup, new Date())).toBeNull();
  expect(await contentOf(other)).toEqual(content);
  rmSync(other, { recursive: true });
});

it('refuses while a server uses the store', async () => {
  const { server, write } = await startBackedUp();
  expect(await refusal()).toBe(`The store ${file()} is in use. Stop the server first.`);
  expect((await write('still here')).statusCode).toBe(201);
  await server.stop();
});

it.each([
  ['is missing', () => rmSync(backup), /^There is no file .*backup\.sqlite\. Name a backup\.$/],
  [
    'is cut off',
    () => writeFileSync(backup, readFileSync(backup).subarray(0, 40_960)),
    /malformed/,
  ],
  [
    'is of another program',
    () => {
      rmSync(backup);
      new Database(backup).exec('create table sessions (id integer)').close();
    },
    /backup\.sqlite is incomplete: it has none of the tables/,
  ],
  [
    'has a trigger that no migration made, which does not run',
    () =>
      new Database(backup)
        .exec("create trigger ran before delete on sessions begin select raise(abort, 'ran'); end")
        .close(),
    /backup\.sqlite has the trigger ran on sessions, which no version of this program made\. Drop it,/,
  ],
])('changes nothing where the backup %s', async (_name, harm, sentence) => {
  const { server, write } = await startBackedUp();
  await write('after the backup');
  await server.app.close();
  const found = () => [asText(readFileSync(file())), readdirSync(dataDir)];
  const before = found();
  harm();
  expect(await refusal()).toMatch(sentence);
  expect(found()).toEqual(before);
});

it('leaves no empty store behind where nothing was restored', async () => {
  writeFileSync(backup, 'text');
  await refusal();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('prints the command where the store is a PostgreSQL database, without the password', async () => {
  writeFileSync(backup, 'PGDMP');
  const { code, errors } = await run('restore', 'postgres://a:secret@127.0.0.1,127.0.0.2:1/b');
  expect([code, errors.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    'pg_restore --clean --if-exists --single-transaction --no-owner ' +
      `--dbname='postgres://a@127.0.0.1,127.0.0.2:1/b' '${backup}'`,
  ]);
  expect(errors).not.toContain('secret');
});
