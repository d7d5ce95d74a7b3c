import type { NewImage } from '../store/images';
import { decode, findProblem } from './decode';
import type { Problem } from './decode';

/*
 * The entry point of a process of its own, in which libvips reads what strangers send. It ends
 * itself past its memory limit, the server ends it past its time limit.
 */

/** What the server sends. `task` is to look at the header only, or to decode. */
export interface Job {
  task: 'inspect' | 'decode';
  file: Buffer;
}

/** What it receives; the result is null after an inspection without a finding. */
export interface Reply {
  result: NewImage | Problem | null;
}

/** Short enough for little to be allocated meanwhile. */
const MEMORY_CHECK_MS = 10;

const maxBytes = Number(process.argv[2]);

/** At once: `process.exit` would wait for libvips. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function checkMemory(): void {
  if (process.memoryUsage.rss() > maxBytes) end();
}

async function work({ task, file }: Job): Promise<void> {
  const watch = setInterval(checkMemory, MEMORY_CHECK_MS);
  const result = await (task === 'inspect' ? findProblem(file) : decode(file));
  clearInterval(watch);
  // Memory that waits for the garbage collector would count against the next image.
  process.send?.({ result } satisfies Reply, () => setImmediate(() => globalThis.gc?.()));
}

// Terminals and service managers signal every process, but the server finishes running requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', end);
process.on('message', (job: Job) => void work(job));
process.send?.('ready');
