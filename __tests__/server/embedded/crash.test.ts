import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { ADMIN, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import { buildImage, multipart } from '../../helpers/server/images';
import { signInOver } from '../../helpers/server/signInOver';

const KILLS = 50;
const root = join(__dirname, '../../..');
/** Below node_modules, so that it finds its packages there. */
const BUNDLE = join(root, 'node_modules/.cache/crash-test/server.js');

const dataDir = temporaryFolder();
let photograph: Awaited<ReturnType<typeof multipart>>;

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'src/server/main.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  photograph = await multipart([
    'images[]',
    { file: await buildImage({ width: 320, height: 200 }) },
  ]);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Child {
  process: ChildProcess;
  origin: string;
}

async function start(): Promise<Child> {
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const child = spawn(process.execPath, [BUNDLE], {
    env: { ...process.env, ...env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (origin) return { process: child, origin };
  }
  throw new Error('The server ended before it was ready.');
}

/** What was acknowledged: texts of announcements, and ids of sliders. */
const notices: string[] = [];
const sliders: number[] = [];

/** Writes without a pause until the server is gone. */
async function writeUntilKilled(origin: string, headers: Record<string, string>, name: string) {
  const notice = async (text: string) => {
    const answer = await fetch(`${origin}/api/announcements`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text, type: 'warning' }),
    });
    if (answer.status === 201) notices.push(text);
  };
  const slider = async () => {
    const answer = await fetch(`${origin}/api/sliders`, {
      method: 'POST',
      headers: { ...headers, ...photograph.headers },
      body: new Uint8Array(photograph.payload),
    });
    if (answer.status === 201) {
      sliders.push(((await answer.json()) as { data: { id: number } }).data.id);
    }
  };
  try {
    for (let count = 0; ; count += 1) await Promise.all([notice(`${name}-${count}`), slider()]);
  } catch {
    // The connection broke: the server was killed.
  }
}

it(`loses no acknowledged write and tears none apart in ${KILLS} kills`, async () => {
  let headers: Record<string, string> | undefined;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { process, origin } = await start();
    headers ??= await signInOver(origin, ADMIN);
    const before = notices.length;
    const writing = writeUntilKilled(origin, headers, `round ${kill}`);
    // At another moment each time: after some acknowledged writes, and some turns of the loop.
    while (notices.length < before + 1 + (kill % 4)) await new Promise(setImmediate);
    for (let turn = 0; turn < kill * 7; turn += 1) await new Promise(setImmediate);
    const down = once(process, 'exit');
    process.kill('SIGKILL');
    await Promise.all([down, writing]);
  }

  const server = await startTestServer({ dataDir });
  const { db } = server.services;
  const texts = await db.selectFrom('announcements').select('text').execute();
  expect(texts.map((row) => row.text)).toEqual(expect.arrayContaining(notices));
  const ids = await db.selectFrom('sliders').select('id').execute();
  expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining(sliders));

  const stored = await db.selectFrom('images').select('id').orderBy('id').execute();
  const named = await db
    .selectFrom('slider_images')
    .select('image_id')
    .orderBy('image_id')
    .execute();
  const files = await db
    .selectFrom('image_files')
    .select('image_id')
    .distinct()
    .orderBy('image_id')
    .execute();
  expect(named.map((row) => row.image_id)).toEqual(stored.map((row) => row.id));
  expect(files.map((row) => row.image_id)).toEqual(stored.map((row) => row.id));
  expect(stored).toHaveLength(ids.length);
  expect(notices.length).toBeGreaterThanOrEqual(KILLS);
  await server.stop();
});
