import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer, bundleTool } from '../../helpers/server/bundle';
import { runServer } from '../../helpers/server/product';
import { freePort } from '../../helpers/server/freePort';
import { copyPrepared } from '../../helpers/server/testDatabase';
import { temporaryFolder } from '../../helpers/server/testServer';

const POLL_MS = 20;

let bundle: string;
let dataDir: string;
let port: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  bundle = await bundleServer('output');
});

beforeEach(async () => {
  dataDir = temporaryFolder();
  await copyPrepared(dataDir);
  port = String(await freePort());
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server with its output and errors in files, or in a pipe. */
function start(output: string | null): ChildProcess {
  const file = output === null ? 'pipe' : openSync(output, 'a');
  const env = { DATA_DIR: dataDir, PORT: port };
  const started = runServer(env, [process.execPath, bundle], ['ignore', file, file]);
  if (typeof file === 'number') closeSync(file);
  return started;
}

/** The status of the health check; 0 if the server does not listen yet. */
async function statusOf(): Promise<number> {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
    return status;
  } catch {
    return 0;
  }
}

/** Waits until a server without visible output accepts requests. */
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

it('ends a command with a sentence when its result cannot be printed', async () => {
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
