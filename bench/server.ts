import { randomBytes } from 'node:crypto';

/** Set by both ways to run the product in `deploy/`: returns the memory of photographs to the system. */
export const DEPLOYED = { MALLOC_MMAP_THRESHOLD_: '131072' };

export const METRICS_TOKEN = randomBytes(16).toString('hex');

/** Reads a server's metrics. @returns the value of a metric by its name */
export async function readMetrics(origin: string): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return (name) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The server has no metric ${name}.`);
    return Number(value);
  };
}
