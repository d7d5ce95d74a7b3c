import { loadavg } from 'node:os';
import { Client as PostgresClient } from 'pg';
import { ADMIN, Product, signInOver } from '../../__tests__/helpers/server/product';
import { createDatabase, dropDatabase } from '../../__tests__/helpers/server/testDatabase';
import { median, ms, printTable } from '../figures';
import { METRICS_TOKEN, processorTimeOf, readMetrics } from '../servers';
import { seedPosts, timeSaves } from './seed';

const POSTS = Number(process.env.BENCH_POSTS ?? 50_000);
const ROUNDS = 3;
const REQUESTS_PER_ROUND = 10;

/** The maximum CPU time of each kind of request, in milliseconds. */
const BUDGETS = { plain: 5, short: 150, search: 30, save: 10 };

const SHORT = ['e', 'x', 'th', 'uk', 'က', 'ဥ', 'ရေ', 'ရည'];
const LONGER = [
  ...['the', 'sea', 'water', 'sandbag', 'xylophone', 'the water', 'heavy rain', 'homalin'],
  ...['သည်', 'ဆား', 'မိုးလေဝသ', 'ငလျင်', 'ပြည်သူများ', 'မြစ်ရေသည်', 'ထွန်းထက်ရီ'],
];
const YEAR = { start_date: '2018-01-01', end_date: '2018-12-31' };

function searchFor(query: string, more: Readonly<Record<string, string>> = {}): string {
  return `/api/posts/filter?${new URLSearchParams({ query, ...more }).toString()}`;
}

const REQUESTS: readonly (readonly [name: string, path: string, budget: number])[] = [
  ['first page', '/api/posts?page=1', BUDGETS.plain],
  ['page in the middle', `/api/posts?page=${POSTS / 20}`, BUDGETS.plain],
  ['a year', searchFor('', YEAR), BUDGETS.plain],
  ...SHORT.map((text) => [`"${text}"`, searchFor(text), BUDGETS.short] as const),
  ...LONGER.map((text) => [`"${text}"`, searchFor(text), BUDGETS.search] as const),
  ['"the" in a year', searchFor('the', YEAR), BUDGETS.search],
  ['"the", page 2,000', searchFor('the', { page: '2000' }), BUDGETS.search],
];

interface Row {
  request: string;
  found: number | null;
  processor: number;
  budget: number;
}

/**
 * CPU time of the connections to a PostgreSQL database on this machine, in milliseconds; 0 without
 * one.
 */
async function databaseTime(databaseUrl: string | null): Promise<number> {
  if (!databaseUrl) return 0;
  const client = new PostgresClient({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
}

/** @throws Error after a failure, because its time would be meaningless */
async function ask(url: string, headers: Record<string, string>): Promise<number | null> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const { total, meta } = (await response.json()) as { total?: number; meta?: { total: number } };
  return total ?? meta?.total ?? null;
}

/** The median of several rounds, after a warm-up round. */
async function timeRequest(ask: () => Promise<number | null>, spent: () => Promise<number>) {
  const times: number[] = [];
  let found: number | null = null;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await spent();
    for (let sent = 0; sent < REQUESTS_PER_ROUND; sent += 1) found = await ask();
    if (round > 0) times.push(((await spent()) - before) / REQUESTS_PER_ROUND);
  }
  return { found, processor: median(times) };
}

async function measure(databaseUrl: string | null): Promise<Row[]> {
  const product = new Product({ METRICS_TOKEN, DATABASE_URL: databaseUrl ?? '' });
  const rows: Row[] = [];
  try {
    await seedPosts(product.dataDir, databaseUrl, POSTS);
    await product.start();
    const headers = await signInOver(product.origin, ADMIN);
    const spent = async () => {
      const server = (await readMetrics(product.origin))('process_cpu_seconds_total') * 1000;
      return server + (await databaseTime(databaseUrl));
    };
    for (const [request, path, budget] of REQUESTS) {
      const url = product.origin + path;
      const timed = await timeRequest(() => ask(url, headers), spent);
      rows.push({ request, ...timed, budget });
    }
    await product.stop();
    const processor = await timeSaves(product.dataDir, databaseUrl, async () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + (await databaseTime(databaseUrl));
    });
    rows.push({ request: 'saving a post', found: null, processor, budget: BUDGETS.save });
  } finally {
    await product.remove();
  }
  return rows;
}

async function measureOnPostgres(serverUrl: string): Promise<Row[]> {
  const name = `bench-posts-${process.pid}`;
  try {
    const databaseUrl = await createDatabase(serverUrl, name);
    // The CPU time of parallel workers could not be counted.
    return await measure(`${databaseUrl}?options=-c%20max_parallel_workers_per_gather%3D0`);
  } finally {
    await dropDatabase(name, serverUrl);
  }
}

/**
 * Prints the CPU time of lists and searches of posts.
 *
 * @returns whether all budgets were met
 */
export async function reportPosts(): Promise<boolean> {
  const serverUrl = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  const sqlite = await measure(null);
  const postgres = serverUrl ? await measureOnPostgres(serverUrl) : null;
  const count = POSTS.toLocaleString('en');
  printTable(
    `Processor time in ms with ${count} posts; load of the machine ${loadavg()[0]}`,
    sqlite.map(({ request, found, processor, budget }, index) => ({
      request,
      found,
      'on SQLite': ms(processor),
      budget,
      ...(postgres ? { 'on PostgreSQL': ms(postgres[index]?.processor ?? 0) } : {}),
      '': processor < budget ? '' : 'LATE',
    })),
  );
  return sqlite.every(({ processor, budget }) => processor < budget);
}
