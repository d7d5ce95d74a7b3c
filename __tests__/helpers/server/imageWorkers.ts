import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/* Reads from /proc, so it works on Linux only. */

const POLL_MS = 10;

function read(pid: number, file: 'status' | 'cmdline' | 'environ' | `task/${number}/children`) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export function workersOf(server = process.pid): number[] {
  // Node starts processes in its main thread.
  const children = read(server, `task/${server}/children`).split(' ').filter(Boolean).map(Number);
  return children.filter((pid) => read(pid, 'cmdline').includes('imageWorker'));
}

export function workerOf(server?: number): number {
  const [pid, ...others] = workersOf(server);
  if (pid === undefined || others.length > 0) throw new Error('There is no single worker.');
  return pid;
}

/** The peak resident memory of a process, in bytes; 0 if it has ended. */
export const peakOf = (pid: number): number =>
  1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(pid, 'status'))?.[1] ?? 0);

export function variablesOf(pid: number): string[] {
  const pairs = read(pid, 'environ').split('\0').filter(Boolean);
  return pairs.map((pair) => pair.replace(/=.*/s, ''));
}

/** More than a worker uses before it decodes an image of many megapixels. */
export const BUSY_BYTES = 150_000_000;

export const isBusy = (server?: number) =>
  workersOf(server).some((pid) => peakOf(pid) > BUSY_BYTES);

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(POLL_MS);
}

/** Waits for the end of a process: it no longer exists, or it is a zombie. */
export async function ends(pid: number): Promise<void> {
  await until(() => !/^State:\s+[^ZX]/m.test(read(pid, 'status')));
}
