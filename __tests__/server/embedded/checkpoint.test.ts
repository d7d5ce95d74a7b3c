import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSlider } from '../../../src/server/store/sliders';
import { storeFile } from '../../../src/server/store/sqlite';
import { inTransaction, openStore } from '../../../src/server/store/store';
import type { Store } from '../../../src/server/store/store';
import { temporaryFolder } from '../../helpers/server/testServer';

const PHOTOGRAPHS = 4;
const BYTES = 3_000_000;

let dataDir: string;
let store: Store;

beforeEach(async () => {
  dataDir = temporaryFolder();
  store = openStore({ dataDir, databaseUrl: null });
  await store.prepare();
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const size = { width: 4000, height: 3000 };
const photograph = () => ({
  ...{ ...size, contentType: 'image/jpeg', bytes: randomBytes(BYTES), thumbnails: [] },
});

const save = (count: number) =>
  inTransaction(store.db, (trx) =>
    createSlider(trx, Array.from({ length: count }, photograph), new Date()),
  );

const storeBytes = () => statSync(storeFile(dataDir)).size;

async function checkpointPages(): Promise<unknown> {
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(
    store.db,
  );
  return rows[0]?.wal_autocheckpoint;
}

it('leaves a large write in the log, and moves it into the store in another thread', async () => {
  await save(PHOTOGRAPHS);
  expect(storeBytes()).toBeLessThan(BYTES);
  while (storeBytes() < PHOTOGRAPHS * BYTES) await pause(10);
  while ((await checkpointPages()) !== 1000) await pause(10);
});

it('moves a small write as it is committed', async () => {
  await save(2);
  expect(storeBytes()).toBeGreaterThan(2 * BYTES);
});

it('lets other events in while it writes', async () => {
  let turns = 0;
  let isSaved = false;
  const count = () => {
    turns += 1;
    if (!isSaved) setImmediate(count);
  };
  setImmediate(count);
  await save(PHOTOGRAPHS);
  isSaved = true;
  expect(turns).toBeGreaterThanOrEqual(PHOTOGRAPHS);
});

it('goes on as before after a large write whose commit failed', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await createSlider(trx, Array.from({ length: PHOTOGRAPHS }, photograph), new Date());
    await trx.insertInto('slider_images').values({ slider_id: 99, image_id: 99 }).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' });
  expect(await checkpointPages()).toBe(1000);
});
