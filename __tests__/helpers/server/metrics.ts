import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer } from './testServer';

export const METRICS_TOKEN = 'scrape-me-if-you-can';

/** The current value of a metric. The server must have been started with the token. */
export async function readMetric({ app }: TestServer, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  if (!line) throw new Error(`There is no ${name}.`);
  return Number(line.slice(name.length));
}

const POLL_MS = 10;

export async function metricBecomes(server: TestServer, name: string, value: number) {
  while ((await readMetric(server, name)) !== value) await pause(POLL_MS);
}
