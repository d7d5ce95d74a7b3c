import { randomBytes } from 'node:crypto';

/** What both ways to run the product in `deploy/` set: memory of photographs goes back to the system. */
export const DEPLOYED = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Opens the metrics of a server that is started with it. */
export const METRICS_TOKEN = randomBytes(16).toString('hex');

/** Reads what a server tells of itself at this moment. @returns the number of a name */
export async function readMetrics(origin: string): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return (name) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The server does not tell ${name}.`);
    return Number(value);
  };
}
