import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { loadConfig } from '../../../src/server/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';
import { buildImage } from '../../helpers/server/images';
import { ends, isBusy, until, workerOf, workersOf } from '../../helpers/server/imageWorkers';

let decoder: ImageDecoder;
let bytes: Buffer;

beforeAll(async () => {
  bytes = await buildImage();
});

beforeEach(() => {
  decoder = makeImageDecoder(loadConfig({}).limits);
});

afterEach(() => decoder.close());

const decodeSmall = () => decoder.decode([bytes], null);

/** Another process that decodes an image, in a process group of its own; it ignores SIGTERM. */
function startElsewhere(name: 'small' | 'slow'): ChildProcessByStdio<null, Readable, null> {
  const script = require.resolve('../../helpers/server/decodeElsewhere');
  const args = ['--require', 'tsx/cjs', script, name];
  return spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
}

it.each([
  ['works', 'slow', isBusy],
  ['starts', 'small', (server?: number) => workersOf(server).length > 0],
] as const)('leaves no worker behind when it is killed while one %s', async (_case, name, when) => {
  const server = startElsewhere(name);
  await until(() => when(server.pid));
  const worker = workerOf(server.pid);
  server.kill('SIGKILL');
  await ends(worker);
});

it('keeps its worker through a signal to the whole group while it starts', async () => {
  const server = startElsewhere('small');
  await until(() => workersOf(server.pid).length > 0);
  const worker = workerOf(server.pid);
  process.kill(-Number(server.pid), 'SIGTERM');
  // It writes which worker it has in the end.
  expect(await text(server.stdout)).toBe(`${worker}`);
});

it('starts another worker once where one ends before it is ready', async () => {
  const decoded = decodeSmall();
  await until(() => workersOf().length > 0);
  process.kill(workerOf(), 'SIGTERM');
  expect(await decoded).toMatchObject([{ width: 64 }]);
});

it('gives up where that one ends too', async () => {
  const settled = Promise.allSettled([decodeSmall()]);
  const ended = new Set<number>();
  for (let starts = 0; starts < 2; starts += 1) {
    await until(() => workersOf().some((pid) => !ended.has(pid)));
    for (const pid of workersOf().filter((pid) => !ended.has(pid))) {
      process.kill(pid, 'SIGKILL');
      ended.add(pid);
    }
  }
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { message: 'The image worker did not start.' } },
  ]);
  expect(await decodeSmall()).toMatchObject([{ width: 64 }]);
});
