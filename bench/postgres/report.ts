import { Product } from '../../__tests__/helpers/server/product';
import { PostgresCluster } from '../../__tests__/helpers/server/postgresCluster';
import { loadTogether, SEEDED } from '../load/report';
import { makeDatabase, SETTINGS } from '../load/server';
import type { OwnDatabase } from '../load/server';
import { Seeder } from '../posts/seed';
import { DatabaseWatch } from './databaseWatch';
import { startNginx } from './nginx';

/** Numbers of server processes on one database. */
const PROCESSES = [2, 4];

/** Loads some processes behind nginx. @returns whether they kept to all budgets */
async function loadProcesses({ url }: OwnDatabase, count: number): Promise<boolean> {
  const products = Array.from(
    { length: count },
    () => new Product({ ...SETTINGS, DATABASE_URL: url }),
  );
  try {
    for (const product of products) await product.start();
    const origins = products.map(({ origin }) => origin);
    const nginx = await startNginx(origins);
    const watch = await DatabaseWatch.open(url, origins);
    try {
      console.log(`\n${count} processes behind nginx on one PostgreSQL database`);
      return await loadTogether(nginx.origin, watch);
    } finally {
      await watch.close();
      await nginx.stop();
    }
  } finally {
    for (const product of products) await product.remove();
  }
}

async function loadDatabase(server: string, count: number): Promise<boolean> {
  const database = await makeDatabase(server);
  try {
    const product = new Product({ ...SETTINGS, DATABASE_URL: database.url });
    await product.start();
    await product.stop();
    await new Seeder(product.dataDir, database.url).fill(SEEDED);
    await product.remove();
    return await loadProcesses(database, count);
  } finally {
    await database.remove();
  }
}

/** @throws Error that says what to install */
function explain(cause: unknown): never {
  const message =
    'This report needs DATABASE_URL, or PostgreSQL itself: "apt-get install postgresql".';
  throw new Error(message, { cause });
}

/**
 * Prints how two and four processes perform under 200 users on PostgreSQL: on the server of
 * `DATABASE_URL`, or on one of its own where PostgreSQL is installed.
 */
export async function reportPostgres(): Promise<boolean> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? null : await PostgresCluster.create().catch(explain);
  try {
    let isKept = true;
    for (const count of PROCESSES) {
      const server = given ?? cluster?.url('postgres') ?? '';
      if (!(await loadDatabase(server, count))) isKept = false;
    }
    return isKept;
  } finally {
    await cluster?.remove();
  }
}
