import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/engine/store';
import type { Store } from '../../../src/server/store/engine/store';
import { bundleServer } from './bundle';
import { buildCategory } from './content';
import { buildImage, multipart } from './images';
import { ADMIN, postJson, runServer, signInOver, whenReady } from './product';
import type { ChildServer } from './product';

interface Acknowledged {
  categories: string[];
  sliders: number[];
  unanswered: Set<string>;
  /** Is told of each acknowledged category. */
  onCategory: () => void;
}

interface Target {
  origin: string;
  headers: Record<string, string>;
  photograph: Awaited<ReturnType<typeof multipart>>;
}

function start(bundle: string, dataDir: string): Promise<ChildServer> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return whenReady(runServer(env, [process.execPath, bundle], ['ignore', 'pipe', 'inherit']));
}

/**
 * Writes without a pause until the server is killed. It begins with writes that were not
 * acknowledged before. Each slider is deleted and restored.
 */
async function writeUntilKilled(target: Target, name: string, written: Acknowledged) {
  const { origin, headers, photograph } = target;
  const { categories, sliders, unanswered } = written;
  const category = async (name: string) => {
    unanswered.add(name);
    const keyed = { ...headers, 'idempotency-key': name };
    const response = await postJson(`${origin}/api/categories`, buildCategory({ name }), keyed);
    unanswered.delete(name);
    if (response.status !== 201) return;
    categories.push(name);
    written.onCategory();
  };
  const slider = async () => {
    const response = await fetch(`${origin}/api/sliders`, {
      method: 'POST',
      headers: { ...headers, ...photograph.headers },
      body: new Uint8Array(photograph.payload),
    });
    if (response.status !== 201) return;
    const { id } = ((await response.json()) as { data: { id: number } }).data;
    sliders.push(id);
    const url = `${origin}/api/sliders/${id}`;
    await fetch(url, { method: 'DELETE', headers });
    await fetch(`${url}/restore`, { method: 'POST', headers });
  };
  try {
    for (const earlier of [...unanswered]) await category(earlier);
    for (let count = 0; ; count += 1) await Promise.all([category(`${name}-${count}`), slider()]);
  } catch {
    // The connection broke because the server was killed.
  }
}

async function writeThroughKills(
  bundle: string,
  dataDir: string,
  kills: number,
): Promise<Acknowledged> {
  const written: Acknowledged = {
    categories: [],
    sliders: [],
    unanswered: new Set(),
    onCategory: () => undefined,
  };
  const enough = (count: number) =>
    new Promise<void>((resolve) => {
      written.onCategory = () => {
        if (written.categories.length >= count) resolve();
      };
    });
  const file = await buildImage({ width: 320, height: 200 });
  const photograph = await multipart(['images[]', { file }]);
  let headers: Record<string, string> | undefined;
  for (let kill = 0; kill < kills; kill += 1) {
    const { process: child, origin } = await start(bundle, dataDir);
    headers ??= await signInOver(origin, ADMIN);
    const acknowledged = enough(written.categories.length + 1 + (kill % 4));
    const writing = writeUntilKilled({ origin, headers, photograph }, `round-${kill}`, written);
    // Each kill is at another moment: after some acknowledged writes and some turns of the event
    // loop.
    await acknowledged;
    for (let turn = 0; turn < (kill % 50) * 7; turn += 1) await new Promise(setImmediate);
    const down = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([down, writing]);
  }
  return written;
}

async function haveTheirKeys({ db }: Store): Promise<boolean> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const keys = await db
    .selectFrom('idempotency_keys')
    .innerJoin('audit', 'audit.id', 'audit_id')
    .select('noun_id as id')
    .orderBy('noun_id')
    .execute();
  const idsOf = (rows: { id: number }[]) => JSON.stringify(rows.map(({ id }) => id));
  const names = new Set(categories.map(({ name }) => name));
  return idsOf(keys) === idsOf(categories) && names.size === categories.length;
}

async function findDamage(dataDir: string, { categories, sliders }: Acknowledged) {
  const store = openStore({ dataDir, databaseUrl: null });
  try {
    await store.prepare();
    const names = await store.db.selectFrom('categories').select('name').execute();
    const listed = await store.db.selectFrom('sliders').select('id').execute();
    const deleted = await store.db.selectFrom('trash').select('noun_id as id').execute();
    const ids = [...listed, ...deleted];
    const stored = await store.db.selectFrom('images').select('id').execute();
    const shown = await store.db.selectFrom('slider_images').select('image_id').execute();
    const kept = await store.db.selectFrom('trash_images').select('image_id').execute();
    const named = [...shown, ...kept];
    const files = await store.db.selectFrom('image_files').select('image_id').distinct().execute();
    const lost = [
      ...categories.filter((category) => !names.some(({ name }) => name === category)),
      ...sliders.filter((slider) => !ids.some(({ id }) => id === slider)),
    ];
    // Each slider, also in the trash, was sent with one image, and each image has a slider and
    // files.
    const sorted = (images: number[]) => JSON.stringify(images.sort((a, b) => a - b));
    const images = sorted(stored.map(({ id }) => id));
    const isWhole =
      stored.length === ids.length &&
      sorted(named.map((row) => row.image_id)) === images &&
      sorted(files.map((row) => row.image_id)) === images &&
      (await haveTheirKeys(store));
    return { acknowledged: categories.length + sliders.length, lost, isWhole };
  } finally {
    await store.close();
  }
}

/**
 * Kills a server again and again while it writes, and examines the store. Writes that were not
 * acknowledged are sent again with the same key.
 *
 * @returns the number of acknowledged writes, the lost ones, and whether no write is torn
 */
export async function crash(kills: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  try {
    const written = await writeThroughKills(await bundleServer('crash'), dataDir, kills);
    return await findDamage(dataDir, written);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
