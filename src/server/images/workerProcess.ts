import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Limits } from '../config/config';
import type { Job, WorkerMessage, Reply, Result, Task } from './imageWorker';

/** An idle worker is kept this long, because its start takes a fifth of a second. */
export const IDLE_MS = 300_000;

/** The worker is beside this file in the source, and beside the server in `dist`. */
const EXTENSION = extname(__filename);
const ENTRY_POINT = join(__dirname, `imageWorker${EXTENSION}`);

const START_OPTIONS = {
  execArgv: ['--expose-gc', ...(EXTENSION === '.ts' ? ['--require', 'tsx/cjs'] : [])],
  // The server's environment contains passwords, so it is not inherited. The malloc settings return
  // the memory of an image to the system. The thread pool fits four images and one header check.
  env: { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '5' },
  // Terminals and service managers signal the whole process group, but the server finishes running
  // requests. So the worker has its own group; it always ends when its channel closes.
  detached: true,
  serialization: 'advanced' as const,
  stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const, 'ipc' as const],
};

/**
 * The outcome of a job. `ended`: the process ended because of this job, for its time, its memory or
 * another reason. `interrupted`: the process ended during several jobs, so the cause is unknown.
 */
export type DecodeOutcome<T extends Task> = { result: Result<T> } | 'ended' | 'interrupted';

interface Running {
  isOverdue: boolean;
  finish: (outcome: DecodeOutcome<Task>) => void;
}

class ImageProcess {
  private readonly child: ChildProcess;
  private readonly jobs = new Map<number, Running>();
  private readonly exit: Promise<void>;
  readonly started: Promise<boolean>;
  private lastId = 0;

  constructor(private readonly limits: Pick<Limits, 'imageTimeout' | 'imageBytes'>) {
    const child = fork(ENTRY_POINT, [String(limits.imageBytes)], START_OPTIONS);
    this.child = child;
    // A message may be sent to a process that has just ended. The 'exit' event handles that.
    child.on('error', () => undefined);
    this.exit = new Promise((resolve) => child.once('exit', () => resolve(this.failAll())));
    const ready = new Promise((resolve) => child.once('message', resolve)).then(() => true);
    this.started = Promise.race([ready, this.exit.then(() => false)]);
    child.on('message', (reply: Reply | 'ready') => {
      if (reply !== 'ready') this.jobs.get(reply.id)?.finish({ result: reply.result });
    });
  }

  get isConnected(): boolean {
    const { connected, exitCode, signalCode } = this.child;
    return connected && exitCode === null && signalCode === null;
  }

  run<T extends Task>(job: Job<T>): Promise<DecodeOutcome<T>> {
    if (!this.isConnected) return Promise.resolve('interrupted');
    return new Promise((resolve) => {
      const id = (this.lastId += 1);
      const timer = setTimeout(() => {
        running.isOverdue = true;
        this.child.kill('SIGKILL');
      }, this.limits.imageTimeout);
      const finish = (outcome: DecodeOutcome<Task>) => {
        clearTimeout(timer);
        this.jobs.delete(id);
        resolve(outcome as DecodeOutcome<T>);
      };
      const running = { isOverdue: false, finish };
      this.jobs.set(id, running);
      this.child.send({ id, ...job } satisfies WorkerMessage);
    });
  }

  disconnect(): void {
    this.child.disconnect();
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }

  private failAll(): void {
    const isShared = this.jobs.size > 1;
    for (const { isOverdue, finish } of [...this.jobs.values()]) {
      finish(isShared && !isOverdue ? 'interrupted' : 'ended');
    }
  }
}

/** The server is stopping and decodes no more images. */
export class DecoderClosed extends Error {}

export interface WorkerProcess {
  run<T extends Task>(job: Job<T>): Promise<DecodeOutcome<T>>;
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

  async function attempt<T extends Task>(job: Job<T>): Promise<DecodeOutcome<T>> {
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
