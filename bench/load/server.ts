import { randomBytes } from 'node:crypto';
import { Client as Postgres } from 'pg';
import { Product } from '../../__tests__/helpers/server/product';
import { Seeder } from '../posts/seed';
import { DEPLOYED, METRICS_TOKEN, readMetrics } from '../server';

/** The server's metrics since the previous sample. */
export interface Sample {
  /** Seconds since the watch began. */
  second: number;
  /** The longest event loop delay in milliseconds. */
  block: number;
  /** Resident memory in bytes. */
  resident: number;
  /** CPU seconds since the start. */
  processor: number;
}

const METRICS = {
  block: 'nodejs_eventloop_lag_max_seconds',
  resident: 'process_resident_memory_bytes',
  processor: 'process_cpu_seconds_total',
};
/** Clients send their address as a proxy would. */
export const SETTINGS = { ...DEPLOYED, METRICS_TOKEN, TRUST_PROXY: 'loopback' };

/** Samples the server's metrics every second. */
export class Watch {
  readonly samples: Sample[] = [];
  private readonly begin = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly origin: string) {
    this.timer = setInterval(() => void this.sample().catch(() => undefined), 1000);
  }

  /** Samples now and starts a new window. */
  async sample(): Promise<Sample> {
    const read = await readMetrics(this.origin);
    const sample = {
      second: (performance.now() - this.begin) / 1000,
      block: read(METRICS.block) * 1000,
      resident: read(METRICS.resident),
      processor: read(METRICS.processor),
    };
    this.samples.push(sample);
    return sample;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Postgres({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database that only the bench uses. */
export interface OwnDatabase {
  url: string;
  remove: () => Promise<void>;
}

/** @param server the URL of any database on the server */
export async function makeDatabase(server: string): Promise<OwnDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const remove = () => onServer(server, `drop database ${name} with (force)`);
  return { url: url.href, remove };
}

/** The product under load. */
export interface SeededProduct {
  product: Product;
  engine: 'SQLite' | 'PostgreSQL';
  remove: () => Promise<void>;
}

async function seed(product: Product, databaseUrl: string | null, posts: number): Promise<void> {
  await product.start();
  await product.stop();
  await new Seeder(product.dataDir, databaseUrl).fill(posts);
  await product.start();
}

/** Starts the product with so many posts, on its own database where `DATABASE_URL` names a server. */
export async function startSeeded(
  settings: Record<string, string>,
  posts: number,
): Promise<SeededProduct> {
  const server = process.env.DATABASE_URL;
  const database = server ? await makeDatabase(server) : null;
  const product = new Product({ ...settings, ...(database && { DATABASE_URL: database.url }) });
  const remove = async () => {
    await product.remove();
    await database?.remove();
  };
  try {
    await seed(product, database?.url ?? null, posts);
  } catch (error) {
    await remove();
    throw error;
  }
  return { product, engine: database ? 'PostgreSQL' : 'SQLite', remove };
}
