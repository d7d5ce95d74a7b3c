import { loadavg } from 'node:os';
import { createDatabase, dropDatabase } from '../../__tests__/helpers/server/testDatabase';
import { Product } from '../../__tests__/helpers/server/product';
import { ms, printTable } from '../figures';
import { METRICS_TOKEN } from '../server';
import { Client } from './measure';
import { requestsFor } from './requests';
import { Seeder } from './seed';

const POSTS = Number(process.env.BENCH_POSTS ?? 50_000);
const SAVE_BUDGET_MS = 10;

interface Row {
  found: number | null;
  processor: number;
  budget: number;
}

/** Measures a server of its own with its store, by the names of the requests. */
async function measure(serverUrl: string | undefined): Promise<Map<string, Row>> {
  const product = new Product({ METRICS_TOKEN });
  const rows = new Map<string, Row>();
  let databaseUrl: string | null = null;
  if (serverUrl) {
    databaseUrl = await createDatabase(serverUrl, product.dataDir);
    // The time of its parallel workers would be missing.
    databaseUrl += '?options=-c%20max_parallel_workers_per_gather%3D0';
  }
  const server = new Product(
    databaseUrl ? { METRICS_TOKEN, DATABASE_URL: databaseUrl } : { METRICS_TOKEN },
  );
  try {
    await server.start();
    await server.stop();
    const seeder = new Seeder(server.dataDir, databaseUrl);
    await seeder.fill(POSTS);
    await server.start();
    const client = await Client.signIn(server, databaseUrl);
    for (const { name, path, budget } of requestsFor(POSTS)) {
      const { total, processor } = await client.measure(path);
      rows.set(name, { found: total, processor, budget });
    }
    await server.stop();
    const processor = await seeder.timeCreates();
    rows.set('saving a post', { found: null, processor, budget: SAVE_BUDGET_MS });
  } finally {
    await server.remove();
    if (serverUrl) await dropDatabase(product.dataDir, serverUrl);
    await product.remove();
  }
  return rows;
}

/** Prints what lists and searches of posts cost. @returns whether all kept to their budgets */
export async function reportPosts(): Promise<boolean> {
  const serverUrl = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  delete process.env.DATABASE_URL;
  const sqlite = await measure(undefined);
  const postgres = serverUrl ? await measure(serverUrl) : null;
  const count = POSTS.toLocaleString('en');
  printTable(
    `Processor time in ms with ${count} posts; load of the machine ${loadavg()[0]}`,
    [...sqlite].map(([request, { found, processor, budget }]) => ({
      ...{ request, found, 'on SQLite': ms(processor), budget },
      ...(postgres ? { 'on PostgreSQL': ms(postgres.get(request)?.processor ?? 0) } : {}),
      '': processor < budget ? '' : 'LATE',
    })),
  );
  return [...sqlite.values()].every(({ processor, budget }) => processor < budget);
}
