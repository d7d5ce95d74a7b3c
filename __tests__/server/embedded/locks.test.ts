import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../../src/server/store/engine/store';
import { adminFor } from '../../helpers/server/content';

/** Another program on the same store. */
let other: Database.Database;

const { server, admin } = adminFor('each', {}, (started) => {
  other = new Database(join(started.dataDir, 'store.sqlite'));
  return Promise.resolve();
});

afterEach(() => other.close());

/** Resolves when a statement has hit the lock of the other program. */
async function meetLock(): Promise<void> {
  const statement = Object.getPrototypeOf(other.prepare('commit')) as Database.Statement;
  const spies = [jest.spyOn(statement, 'run'), jest.spyOn(statement, 'all')];
  const isMet = () => spies.some(({ mock }) => mock.results.some(({ type }) => type === 'throw'));
  while (!isMet()) await new Promise(setImmediate);
  for (const spy of spies) spy.mockRestore();
}

const write = (name: string) => admin.post('/api/tags', { name });
const statusOf = async (url: string) => (await admin.get(url)).statusCode;

async function tags(): Promise<string[]> {
  const rows = await server.services.db.selectFrom('tags').select('name').execute();
  return rows.map(({ name }) => name).sort();
}

it('serves others while writes wait for the lock of another program, then makes them', async () => {
  other.exec('begin immediate');
  const writes = Promise.all(['one', 'two', 'three'].map(write));
  await meetLock();
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/api/sliders')).toBe(200);
  expect(await tags()).toEqual([]);
  other.exec('commit');
  expect((await writes).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await tags()).toEqual(['one', 'three', 'two']);
});

it('waits for the lock with single statements too', async () => {
  other.exec('begin immediate');
  const { db } = server.services;
  const deletion = db.deleteFrom('sessions').execute();
  await meetLock();
  expect(await statusOf('/healthz')).toBe(200);
  other.exec('commit');
  await deletion;
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

it('answers 503 to a write and to /readyz where the lock stays, and writes nothing', async () => {
  other.exec('begin immediate');
  let isAnswered = false;
  const writing = write('late').finally(() => {
    isAnswered = true;
  });
  await meetLock();
  for (let served = 0; served < 10; served += 1) expect(await statusOf('/healthz')).toBe(200);
  expect(isAnswered).toBe(false);
  const [answer, readiness] = await Promise.all([writing, statusOf('/readyz')]);
  expect([answer.statusCode, readiness]).toEqual([503, 503]);
  expect(answer.headers['retry-after']).toBe('5');
  other.exec('commit');
  expect(await statusOf('/readyz')).toBe(200);
  expect(await tags()).toEqual([]);
  expect((await write('again')).statusCode).toBe(201);
});

it('does not let a waiting write into the transaction of another one', async () => {
  other.exec('begin immediate');
  const waiting = write('waiting');
  await meetLock();
  other.exec('commit');
  const failing = server.services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('announcements').execute();
    await statusOf('/healthz');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect((await waiting).statusCode).toBe(201);
  expect(await tags()).toEqual(['waiting']);
});

it('opens a store as soon as another program lets it', async () => {
  await server.app.close();
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('begin immediate');
  const store = openStore({ dataDir: server.dataDir, databaseUrl: null });
  const opening = store.prepare();
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  other.close();
  await opening;
  expect(await store.db.selectFrom('roles').select('id').execute()).not.toEqual([]);
  await store.close();
});
