import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Limits } from '../config';
import type { Job, Message, Reply, Result, Task } from './imageWorker';

/** Beside this file in the source, beside the server in `dist`. */
const EXTENSION = extname(__filename);
const ENTRY_POINT = join(__dirname, `imageWorker${EXTENSION}`);

const START_OPTIONS = {
  execArgv: ['--expose-gc', ...(EXTENSION === '.ts' ? ['--require', 'tsx/cjs'] : [])],
  // None of the server's own, which has passwords. The allocator returns what an image has used.
  // Four images are decoded at a time at most, beside a look at a header: each takes a thread.
  env: { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '5' },
  // A process group of its own: terminals and service managers signal the whole group of the server,
  // which finishes running requests. The end of its channel ends the process in every case.
  detached: true,
  serialization: 'advanced' as const,
  stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const, 'ipc' as const],
};

/**
 * What became of a job. The process may have ended over it, for its time, its memory or another
 * reason; or in the middle of several jobs, so that nobody knows over which.
 */
export type Outcome<T extends Task> = { result: Result<T> } | 'ended' | 'interrupted';

interface Running {
  isOverdue: boolean;
  finish: (outcome: Outcome<Task>) => void;
}

/** One process that decodes images, from its start to its end. */
export class ImageProcess {
  private readonly child: ChildProcess;
  private readonly jobs = new Map<number, Running>();
  private readonly exit: Promise<void>;
  /** Whether it has started, once that is certain. */
  readonly started: Promise<boolean>;
  private lastId = 0;

  constructor(private readonly limits: Pick<Limits, 'imageTimeout' | 'imageBytes'>) {
    const child = fork(ENTRY_POINT, [String(limits.imageBytes)], START_OPTIONS);
    this.child = child;
    // Of a message to a process that has just ended; its end is noticed anyway.
    child.on('error', () => undefined);
    this.exit = new Promise((resolve) => child.once('exit', () => resolve(this.failAll())));
    const ready = new Promise((resolve) => child.once('message', resolve)).then(() => true);
    this.started = Promise.race([ready, this.exit.then(() => false)]);
    child.on('message', (reply: Reply | 'ready') => {
      if (reply !== 'ready') this.jobs.get(reply.id)?.finish({ result: reply.result });
    });
  }

  /** Whether it takes jobs. */
  get isConnected(): boolean {
    const { connected, exitCode, signalCode } = this.child;
    return connected && exitCode === null && signalCode === null;
  }

  /** Runs a job beside others, once the process has started. */
  run<T extends Task>(job: Job<T>): Promise<Outcome<T>> {
    if (!this.isConnected) return Promise.resolve('interrupted');
    return new Promise((resolve) => {
      const id = (this.lastId += 1);
      const timer = setTimeout(() => {
        running.isOverdue = true;
        this.child.kill('SIGKILL');
      }, this.limits.imageTimeout);
      const finish = (outcome: Outcome<Task>) => {
        clearTimeout(timer);
        this.jobs.delete(id);
        // The reply to a task is its result.
        resolve(outcome as Outcome<T>);
      };
      const running = { isOverdue: false, finish };
      this.jobs.set(id, running);
      this.child.send({ id, ...job } satisfies Message);
    });
  }

  /** Ends it once it is idle. */
  disconnect(): void {
    this.child.disconnect();
  }

  /** Ends it in the middle of its jobs too. */
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
