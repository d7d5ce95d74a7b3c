import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Beside this file in the source, beside the server in `dist`. */
const EXTENSION = extname(__filename);
const ENTRY_POINT = join(__dirname, `checkpointWorker${EXTENSION}`);

const execArgv = EXTENSION === '.ts' ? ['--require', 'tsx/cjs'] : [];

/**
 * Moves the write-ahead log of an open store into its file, in a thread of its own. What cannot be
 * moved now stays in the log, for the next checkpoint.
 */
export function checkpoint(file: string): Promise<void> {
  const worker = new Worker(ENTRY_POINT, { workerData: file, execArgv });
  return new Promise((resolve) => {
    worker.on('error', () => undefined).once('exit', () => resolve());
  });
}
