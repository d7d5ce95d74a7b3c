import { readFileSync } from 'node:fs';
import { Client as PostgresClient } from 'pg';
import { ADMIN } from '../../__tests__/helpers/server/product';
import type { Product } from '../../__tests__/helpers/server/product';
import { signInOver } from '../../__tests__/helpers/server/signInOver';
import { median } from '../figures';
import { readMetrics } from '../server';

const ROUNDS = 3;
const REQUESTS_PER_ROUND = 10;
/** Linux counts the time of other processes in these. */
const TICK_MS = 10;

/** What a request found, and the processor time of the server and its database, in milliseconds. */
export interface Timing {
  total: number | null;
  processor: number;
}

/** The same content at an address that was not asked before, so that no response is one that was kept. */
function neverAsked(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}n=${number}`;
}

function totalOf(response: unknown): number | null {
  const { total, meta } = response as { total?: number; meta?: { total: number } };
  return total ?? meta?.total ?? null;
}

/** The processor time in milliseconds of the connections to a PostgreSQL database on this machine; 0 without one. */
export async function databaseTime(databaseUrl: string | null): Promise<number> {
  if (!databaseUrl) return 0;
  const client = new PostgresClient({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  const ticks = rows.map(({ pid }) => {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15);
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** Sends requests as the administrator. */
export class Client {
  private asked = 0;

  private constructor(
    private readonly origin: string,
    private readonly databaseUrl: string | null,
    private readonly headers: { authorization: string },
  ) {}

  static async signIn({ origin }: Product, databaseUrl: string | null): Promise<Client> {
    return new Client(origin, databaseUrl, await signInOver(origin, ADMIN));
  }

  /** @throws Error after a failure, whose time would mean nothing */
  private async ask(path: string): Promise<unknown> {
    this.asked += 1;
    const { origin, headers } = this;
    const response = await fetch(origin + neverAsked(path, this.asked), { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }

  private async processorTime(): Promise<number> {
    const server = (await readMetrics(this.origin))('process_cpu_seconds_total') * 1000;
    return server + (await databaseTime(this.databaseUrl));
  }

  /** The median of several rounds, after one in which the server compiles what it needs. */
  async measure(path: string): Promise<Timing> {
    const total = totalOf(await this.ask(path));
    for (let sent = 1; sent < REQUESTS_PER_ROUND; sent += 1) await this.ask(path);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await this.processorTime();
      for (let sent = 0; sent < REQUESTS_PER_ROUND; sent += 1) await this.ask(path);
      times.push(((await this.processorTime()) - before) / REQUESTS_PER_ROUND);
    }
    return { total, processor: median(times) };
  }
}
