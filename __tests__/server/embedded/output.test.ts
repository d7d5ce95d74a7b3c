import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer, bundleTool } from '../../helpers/server/bundle';
import { runServer } from '../../helpers/server/product';
import { freePort } from '../../helpers/server/freePort';
import { makeSmallDisk } from '../../helpers/server/smallDisk';
import { temporaryFolder } from '../../helpers/server/testServer';

const POLL_MS = 20;

const disk = makeSmallDisk(4);
let bundle: string;
let dataDir: string;
let port: string;
let child: ChildProcess | undefined;
/** Each is a log line. */
let responses: number;

beforeAll(async () => {
  bundle = await bundleServer('output');
});

beforeEach(async () => {
  dataDir = temporaryFolder();
  port = String(await freePort());
  responses = 0;
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

afterAll(() => disk?.remove());

/** Starts the server with files as its output and errors, or a pipe. */
function start(output: string | null): ChildProcess {
  const file = output === null ? 'pipe' : openSync(output, 'a');
  const env = { DATA_DIR: dataDir, PORT: port };
  const started = runServer(env, [process.execPath, bundle], ['ignore', file, file]);
  if (typeof file === 'number') closeSync(file);
  return started;
}

/** Asks for the server's health; 0 where it does not listen yet. */
async function statusOf(): Promise<number> {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
    responses += 1;
    return status;
  } catch {
    return 0;
  }
}

/** Waits until a server whose output nobody sees accepts requests. */
async function isReady(): Promise<void> {
  while ((await statusOf()) !== 200) {
    if (child?.exitCode !== null) throw new Error('The server has ended.');
    await pause(POLL_MS);
  }
}

async function request(count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) expect(await statusOf()).toBe(200);
}

async function stop(): Promise<void> {
  const exit = once(child as ChildProcess, 'exit');
  child?.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}

const FULL = '/dev/full';

it('serves and stops while its output is on a full disk', async () => {
  child = start(FULL);
  await isReady();
  await request(20);
  await stop();
});

it('serves and stops while its output is a closed pipe', async () => {
  child = start(null);
  child.stdout?.destroy();
  child.stderr?.destroy();
  await isReady();
  await request(20);
  await stop();
});

it('serves while nobody reads its output', async () => {
  child = start(null);
  await isReady();
  // More than a pipe holds.
  await request(600);
  child.stdout?.resume();
  await stop();
});

/** The log lines of a file, and how many of them the disk has cut. */
function readLog(file: string) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const whole = lines.filter((line) => line.endsWith('}'));
  return {
    cut: lines.length - whole.length,
    objects: whole.map(
      (line) => JSON.parse(line) as { msg: string; lost?: number; reason?: string },
    ),
  };
}

(disk ? it : it.skip)('reports the lost lines once there is space again', async () => {
  const folder = String(disk?.folder);
  const log = join(folder, 'log');
  child = start(log);
  await isReady();
  disk?.fill();
  await request(100);
  for (const name of readdirSync(folder)) if (name !== 'log') rmSync(join(folder, name));
  await request(2);
  await stop();
  const { cut, objects } = readLog(log);
  const reports = objects.filter(({ msg }) => msg === 'log lines were lost');
  expect(reports).toMatchObject([{ level: 40 }]);
  expect(reports[0]?.reason).toMatch(/^ENOSPC: /);
  const logged = objects.filter(({ msg }) => msg === 'request').length;
  expect(logged + cut + Number(reports[0]?.lost)).toBe(responses);
  expect(objects.at(-1)).toMatchObject({ msg: 'request' });
});

it('ends a command with a sentence when its result cannot be printed', async () => {
  child = start(FULL);
  await isReady();
  await stop();
  const tool = await bundleTool('backup');
  const output = openSync(FULL, 'a');
  const { status, stderr } = spawnSync(process.execPath, [tool, join(dataDir, 'copy')], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(output);
  expect([status, stderr]).toEqual([
    1,
    'The result could not be printed: ENOSPC: no space left on device, write.\n',
  ]);
});
