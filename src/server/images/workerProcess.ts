import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Limits } from '../config';
import { unavailable } from '../http/errors';
import type { Job, Reply } from './imageWorker';

/** How long a worker without work stays, because its start takes a fifth of a second. */
export const IDLE_MS = 300_000;

/** Beside this file in the source, beside the server in `dist`. */
const EXTENSION = extname(__filename);
const ENTRY_POINT = join(__dirname, `imageWorker${EXTENSION}`);

const START_OPTIONS = {
  execArgv: ['--expose-gc', ...(EXTENSION === '.ts' ? ['--require', 'tsx/cjs'] : [])],
  // None of the server's own, which has passwords. The allocator returns what an image has used.
  env: { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' },
  serialization: 'advanced' as const,
  stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const, 'ipc' as const],
};

/** Waits for a message of the process. @returns null if it ends first */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const message = once(child, 'message', { signal }).then(([value]: unknown[]) => value);
  const end = once(child, 'exit', { signal }).then(() => null);
  try {
    return await Promise.race([message, end]);
  } finally {
    waiting.abort();
  }
}

export interface WorkerProcess {
  /**
   * Runs one job; the caller waits for it before the next.
   *
   * @returns null where the process ended over it, for its time, its memory or another reason
   * @throws HttpError 503 once closed
   */
  run(job: Job): Promise<Reply | null>;
  /** Ends the process, in the middle of a job too. */
  close(): Promise<void>;
}

/** The process that decodes images: started when it is needed, and again after it had to be ended. */
export function makeWorkerProcess({ imageTimeout, imageBytes }: Limits): WorkerProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function start(): Promise<ChildProcess> {
    const started = fork(ENTRY_POINT, [String(imageBytes)], START_OPTIONS);
    child = started;
    // Of a message to a process that has just ended; its end is noticed anyway.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    if ((await nextMessage(started)) === null) throw new Error('The image worker did not start.');
    return started;
  }

  async function attempt(job: Job): Promise<Reply | null> {
    clearTimeout(idle);
    const worker = child?.connected ? child : await start();
    const timer = setTimeout(() => worker.kill('SIGKILL'), imageTimeout);
    worker.send(job);
    const reply = await nextMessage(worker).catch(() => null);
    clearTimeout(timer);
    idle = setTimeout(() => child?.disconnect(), IDLE_MS).unref();
    return reply as Reply | null;
  }

  return {
    async run(job) {
      if (isClosed) throw unavailable();
      const reply = await attempt(job);
      if (reply === null && isClosed) throw unavailable();
      return reply;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      if (!child) return;
      const end = once(child, 'exit');
      child.kill('SIGKILL');
      await end;
    },
  };
}
