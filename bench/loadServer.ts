import { request } from 'node:http';
import { randomBytes } from 'node:crypto';
import { Client as Postgres } from 'pg';
import { Product } from '../__tests__/helpers/product';
import { DEPLOYED } from './deployed';

/** How the server did since the sample before. */
export interface Sample {
  /** Seconds since the watch began. */
  second: number;
  /** The longest that the event loop could not run what was due, in milliseconds. */
  block: number;
  /** Bytes of memory that are held. */
  resident: number;
  /** Seconds of processor time used so far. */
  processor: number;
}

const METRICS = {
  block: 'nodejs_eventloop_lag_max_seconds',
  resident: 'process_resident_memory_bytes',
  processor: 'process_cpu_seconds_total',
};
const METRICS_TOKEN = randomBytes(16).toString('hex');
/** Each client tells its address as a proxy would. */
const SETTINGS = { ...DEPLOYED, METRICS_TOKEN, TRUST_PROXY: 'loopback' };

function read(origin: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/metrics`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(String(Buffer.concat(chunks))));
    });
    asked.on('error', reject);
    asked.end();
  });
}

function numberIn(metrics: string, name: string): number {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics) ?? [];
  if (value === undefined) throw new Error(`The server does not tell ${name}.`);
  return Number(value);
}

/** Reads the server's own metrics every second. */
export class Watch {
  readonly samples: Sample[] = [];
  private readonly begin = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly origin: string) {
    this.timer = setInterval(() => void this.sample().catch(() => undefined), 1000);
  }

  /** Reads now, and begins a new window. */
  async sample(): Promise<Sample> {
    const metrics = await read(this.origin);
    const sample = {
      second: (performance.now() - this.begin) / 1000,
      block: numberIn(metrics, METRICS.block) * 1000,
      resident: numberIn(metrics, METRICS.resident),
      processor: numberIn(metrics, METRICS.processor),
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

/** A product to be put under load, on a database of its own where `DATABASE_URL` names a server. */
export interface LoadedProduct {
  product: Product;
  databaseUrl: string | null;
  engine: string;
  remove: () => Promise<void>;
}

export async function makeProduct(): Promise<LoadedProduct> {
  const server = process.env.DATABASE_URL;
  if (!server) {
    const product = new Product(SETTINGS);
    return { product, databaseUrl: null, engine: 'SQLite', remove: () => product.remove() };
  }
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const product = new Product({ ...SETTINGS, DATABASE_URL: url.href });
  return {
    product,
    databaseUrl: url.href,
    engine: 'PostgreSQL',
    async remove() {
      await product.remove();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
