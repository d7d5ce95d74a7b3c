import type { Limits } from '../config';
import { ImageProcess } from './imageProcess';
import type { Outcome } from './imageProcess';
import type { Job, Task } from './imageWorker';

/** An idle worker is kept this long, because its start takes a fifth of a second. */
export const IDLE_MS = 300_000;

/** The server is stopping and decodes no more images. */
export class DecoderClosed extends Error {}

export interface WorkerProcess {
  run<T extends Task>(job: Job<T>): Promise<Outcome<T>>;
  close(): Promise<void>;
}

export function makeWorkerProcess(limits: Limits): WorkerProcess {
  let worker: ImageProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  let isClosed = false;

  /**
   * Returns a process that has started. If it ends before that, another one is tried once.
   *
   * @throws Error if that one ends, too
   */
  async function startedWorker(): Promise<ImageProcess> {
    for (let starts = 0; starts < 2 && !isClosed; starts += 1) {
      if (!worker?.isConnected) worker = new ImageProcess(limits);
      const current = worker;
      if (await current.started) return current;
    }
    throw new Error('The image worker did not start.');
  }

  async function attempt<T extends Task>(job: Job<T>): Promise<Outcome<T>> {
    clearTimeout(idle);
    running += 1;
    try {
      const process = await startedWorker();
      const outcome = await process.run(job);
      if (!isClosed || typeof outcome !== 'string') return outcome;
    } catch (error) {
      if (!isClosed) throw error;
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(() => worker?.disconnect(), IDLE_MS).unref();
    }
    throw new DecoderClosed();
  }

  return {
    run: (job) => (isClosed ? Promise.reject(new DecoderClosed()) : attempt(job)),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await worker?.kill();
    },
  };
}
