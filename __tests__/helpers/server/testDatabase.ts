import { basename } from 'node:path';
import { Client } from 'pg';

/** The address of any database on the PostgreSQL server for the suite. */
const SERVER_URL = process.env.TEST_DATABASE_URL;

function nameFor(dataDir: string): string {
  return basename(dataDir).replace(/\W/g, '_').toLowerCase();
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Where a test keeps its store: in its data folder or, with `TEST_DATABASE_URL`, in a database for
 * that folder, which is created on first use.
 */
export async function storeConfig(dataDir: string, port?: number) {
  if (!SERVER_URL) return { dataDir, databaseUrl: null };
  const name = nameFor(dataDir);
  await onServer(async (client) => {
    // Two servers may start at once; the lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  if (port) url.port = String(port);
  return { dataDir, databaseUrl: url.href };
}

/** Removes the database of a data folder, if there is one. */
export async function dropDatabase(dataDir: string): Promise<void> {
  if (!SERVER_URL) return;
  await onServer((client) =>
    client.query(`drop database if exists ${nameFor(dataDir)} with (force)`),
  );
}
