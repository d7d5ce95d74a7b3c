import { ignoreOtherSignals, STOP_SIGNALS } from '../runtime/signals';
import { decode, findProblem } from './decode';

/*
 * The entry point of a process of its own, in which libvips reads what strangers send. It ends
 * itself past its memory limit, the server ends it past its time limit.
 */

const TASKS = {
  inspect: findProblem,
  decode,
};

export type Task = keyof typeof TASKS;
export type Result<T extends Task> = Awaited<ReturnType<(typeof TASKS)[T]>>;

export interface Job<T extends Task = Task> {
  task: T;
  file: Buffer;
}

export interface WorkerMessage extends Job {
  id: number;
}

export interface Reply<T extends Task = Task> {
  id: number;
  result: Result<T>;
}

/** Short enough that little can be allocated in between. */
const MEMORY_CHECK_MS = 10;

const maxBytes = Number(process.argv[2]);

/** `process.exit` would wait for libvips. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function checkMemory(): void {
  if (process.memoryUsage.rss() > maxBytes) end();
}

async function work({ id, task, file }: WorkerMessage): Promise<void> {
  const watch = setInterval(checkMemory, MEMORY_CHECK_MS);
  const result = await TASKS[task](file);
  clearInterval(watch);
  // Memory that waits for the garbage collector would count against the next image.
  process.send?.({ id, result } satisfies Reply, () => setImmediate(() => globalThis.gc?.()));
}

// Service managers may signal every process, but the server finishes running requests.
ignoreOtherSignals();
for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
process.on('disconnect', end);
process.on('message', (message: WorkerMessage) => void work(message));
// If the server has ended in the meantime, 'disconnect' follows.
process.send?.('ready', () => undefined);
