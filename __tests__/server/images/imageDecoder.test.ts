import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { loadConfig } from '../../../src/server/config/config';
import type { Limits } from '../../../src/server/config/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';
import { DecoderClosed, IDLE_MS } from '../../../src/server/images/workerProcess';
import {
  buildImage,
  buildPhotograph,
  buildSlowAnimation,
  pngBombs,
  upload,
  withPngChunks,
} from '../../helpers/server/images';
import {
  BUSY_BYTES,
  ends,
  isBusy,
  peakOf,
  until,
  variablesOf,
  workerOf,
  workersOf,
} from '../../helpers/server/imageWorkers';
import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';

const DAMAGED = { problems: ['damaged'] };

let decoder: ImageDecoder;

const LIMITS = loadConfig({}).limits;
const LITTLE_MEMORY = { imageBytes: 160_000_000 };
const BOMB_BYTES = 20_000_000;
/** Together they expand to more than the little memory. */
const BOMBS = 10;

function start(limits: Partial<Limits> = {}, parallel?: number): void {
  decoder = makeImageDecoder({ ...LIMITS, ...limits }, parallel);
}

afterEach(() => decoder.close());

const decode = async (file: Buffer) => decoder.decode([file], null);

const metric = (name: string) => decoder.metrics().find((each) => each.name === name)?.value;

let small: Buffer;
let slow: Buffer;
let photograph: Buffer;

beforeAll(async () => {
  small = await buildImage();
  photograph = await buildPhotograph(900, 600);
  slow = await buildSlowAnimation();
});

it('refuses texts that expand to more than the limit, and ignores such a profile', async () => {
  start(LITTLE_MEMORY);
  const png = await buildImage({ format: 'png' });
  const { zTXt, iTXt, iCCP } = pngBombs(BOMB_BYTES);
  for (const texts of [Array<Buffer>(BOMBS).fill(zTXt), Array<Buffer>(BOMBS).fill(iTXt)]) {
    await expect(decode(withPngChunks(png, ...texts))).rejects.toMatchObject(DAMAGED);
  }
  expect(metric('images_aborted_total')).toBe(2);
  await decode(withPngChunks(png, iCCP));
  expect(peakOf(workerOf())).toBeLessThan(BUSY_BYTES);
});

it('does not refuse an image because of the headers of others', async () => {
  start(LITTLE_MEMORY, 2);
  const { zTXt } = pngBombs(BOMB_BYTES);
  const png = await buildImage({ format: 'png' });
  const bomb = withPngChunks(png, ...Array<Buffer>(BOMBS).fill(zTXt));
  let isOver = false;
  const photographs = Promise.all(
    [1, 2, 3].map((account) => decoder.decode([photograph], account)),
  );
  const attack = async () => {
    while (!isOver) {
      await expect(decode(bomb)).rejects.toMatchObject(DAMAGED);
    }
  };
  const attacks = [attack(), attack()];
  const images = await photographs.finally(() => {
    isOver = true;
  });
  await Promise.all(attacks);
  expect(images).toMatchObject([[{ width: 900 }], [{ width: 900 }], [{ width: 900 }]]);
});

it('refuses what takes longer than the limit, and ends the worker', async () => {
  start({ imageTimeout: 300 });
  await expect(decode(slow)).rejects.toMatchObject(DAMAGED);
  expect(workersOf()).toEqual([]);
  expect(metric('images_aborted_total')).toBe(1);
});

it('refuses what takes more memory than the limit, and goes on with the next image', async () => {
  start(LITTLE_MEMORY);
  let peak = 0;
  const results = Promise.allSettled([decode(slow), decode(small)]);
  const sampling = setInterval(() => {
    peak = Math.max(peak, ...workersOf().map(peakOf));
  }, 5);
  const [first, second] = await results;
  clearInterval(sampling);
  expect(first).toMatchObject({ status: 'rejected', reason: DAMAGED });
  expect(second).toMatchObject({ status: 'fulfilled' });
  expect(peak).toBeLessThan(200_000_000);
});

it('survives the death of the worker', async () => {
  start();
  const settled = Promise.allSettled([decode(slow)]);
  await until(() => isBusy());
  const worker = workerOf();
  process.kill(worker, 'SIGKILL');
  expect(await settled).toMatchObject([{ status: 'rejected', reason: DAMAGED }]);
  expect(await decode(small)).toMatchObject([{ width: 64 }]);
  expect(workerOf()).not.toBe(worker);
});

it('decodes interrupted images again one by one when the worker ends', async () => {
  start({}, 2);
  await decode(small);
  const settled = Promise.allSettled([decode(photograph), decode(photograph)]);
  while (metric('images_decoding') !== 2) await otherEvents();
  process.kill(workerOf(), 'SIGKILL');
  expect(await settled).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  expect(metric('images_aborted_total')).toBe(0);
});

it('returns the images of a form in order, whichever is decoded first', async () => {
  start({}, 2);
  const widths = [300, 20, 200, 40];
  const files = await Promise.all(widths.map((width) => buildImage({ width, height: 30 })));
  const images = await decoder.decode(files, null);
  expect(images.map(({ width }) => width)).toEqual(widths);
});

it('ends the worker in the middle of its work when it is closed', async () => {
  start();
  const settled = Promise.allSettled([decode(slow)]);
  await until(() => isBusy());
  await decoder.close();
  expect(workersOf()).toEqual([]);
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: expect.any(DecoderClosed) as unknown },
  ]);
  await expect(decode(small)).rejects.toThrow(DecoderClosed);
  expect(workersOf()).toEqual([]);
});

it('ends the decoding of an image when the server stops', async () => {
  start();
  const server = await startTestServer({ limits: { IMAGE_TIMEOUT: '600' } });
  const headers = await signInAsAdmin(server);
  const response = upload(server, '/api/sliders', headers, ['images[]', { file: slow }]);
  await until(() => isBusy());
  await server.stop();
  expect(workersOf()).toEqual([]);
  expect((await response).statusCode).toBe(503);
});

it('ends a worker that has been idle for long, and starts another', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  start();
  await decode(small);
  const worker = workerOf();
  jest.advanceTimersByTime(IDLE_MS);
  jest.useRealTimers();
  await ends(worker);
  expect(await decode(small)).toMatchObject([{ width: 64 }]);
});

it('keeps its worker through signals to the whole group, and secrets out of it', async () => {
  start();
  await decode(small);
  const worker = workerOf();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const)
    process.kill(worker, signal);
  await decode(small);
  expect(workerOf()).toBe(worker);
  expect(variablesOf(worker)).not.toContain('PATH');
});

it('starts no worker for a form without images', async () => {
  start();
  expect(await decoder.decode([], null)).toEqual([]);
  expect(workersOf()).toEqual([]);
});

it.each([1, 2])(
  'serves accounts in turns, one form of each at a time, with %d cores',
  async (cores) => {
    start({}, cores);
    const served: string[] = [];
    const send = (name: string, bytes: Buffer, account: number) =>
      decoder.decode([bytes], account).then(() => served.push(name));
    const [one, other] = [1, 2];
    const forms = ['first', 'second', 'third'].map((name) => send(name, photograph, one));
    await Promise.all([...forms, send('of another account', small, other)]);
    expect(served.indexOf('of another account')).toBeLessThan(2);
    expect(served.filter((name) => name !== 'of another account')).toEqual([
      'first',
      'second',
      'third',
    ]);
  },
);

it('decodes nothing again for a form that is refused', async () => {
  start(LITTLE_MEMORY, 2);
  const form = [slow, photograph, photograph, photograph, photograph, slow];
  const { problems } = (await decoder.decode(form, 1).catch((error: unknown) => error)) as {
    problems: unknown[];
  };
  // Either of the two slow images may start first.
  expect([problems[0], problems[5]].sort()).toEqual(['damaged', null]);
  expect(problems.slice(1, 5)).toEqual([null, null, null, null]);
  expect(metric('images_aborted_total')).toBe(1);
});

it('checks a header while images are decoded', async () => {
  start({}, 1);
  const settled = Promise.allSettled([decoder.decode([slow], 1)]);
  await until(() => metric('images_decoding') === 1);
  await expect(decoder.decode([Buffer.from('no image')], 2)).rejects.toMatchObject({
    problems: ['not an image'],
  });
  expect(metric('images_decoding')).toBe(1);
  await decoder.close();
  await settled;
});

/** Starts a process that decodes an image. It has its own process group and ignores SIGTERM. */
function startElsewhere(name: 'small' | 'slow'): ChildProcessByStdio<null, Readable, null> {
  const script = require.resolve('../../helpers/server/decodeElsewhere');
  const args = ['--require', 'tsx/cjs', script, name];
  return spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
}

it.each([
  ['works', 'slow', isBusy],
  ['starts', 'small', (server?: number) => workersOf(server).length > 0],
] as const)('leaves no worker behind when it is killed while one %s', async (_case, name, when) => {
  start();
  const server = startElsewhere(name);
  await until(() => when(server.pid));
  const worker = workerOf(server.pid);
  server.kill('SIGKILL');
  await ends(worker);
});

it('keeps its worker through a signal to the whole group while it starts', async () => {
  start();
  const server = startElsewhere('small');
  await until(() => workersOf(server.pid).length > 0);
  const worker = workerOf(server.pid);
  process.kill(-Number(server.pid), 'SIGTERM');
  // At its end it writes the id of its worker.
  expect(await text(server.stdout)).toBe(`${worker}`);
});

it('starts another worker if one ends before it is ready', async () => {
  start();
  const decoded = decode(small);
  await until(() => workersOf().length > 0);
  process.kill(workerOf(), 'SIGTERM');
  expect(await decoded).toMatchObject([{ width: 64 }]);
});

it('gives up if that one ends, too', async () => {
  start();
  const settled = Promise.allSettled([decode(small)]);
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
  expect(await decode(small)).toMatchObject([{ width: 64 }]);
});
