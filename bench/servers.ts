import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export const METRICS_TOKEN = randomBytes(16).toString('hex');

/**
 * Reads a server's metrics.
 *
 * @returns a function from the name of a metric to its value
 */
export async function readMetrics(origin: string): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return (name) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The server has no metric ${name}.`);
    return Number(value);
  };
}

/** Linux counts CPU time in units of this many milliseconds. */
const TICK_MS = 10;

/**
 * CPU time of a process and its children as Linux counts it, in milliseconds; 0 on other systems.
 */
export function processorTimeOf(pid: number | undefined): number {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return 0;
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  // These fields follow the name, which may contain blanks: the time of the process, and of
  // children that ended.
  const counts = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16);
  const own = counts.reduce((sum, count) => sum + Number(count) * TICK_MS, 0);
  const below = readFileSync(`${folder}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return below.reduce((sum, child) => sum + processorTimeOf(Number(child)), own);
}
