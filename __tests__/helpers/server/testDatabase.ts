import { copyFileSync, linkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { StoreError } from '../../../src/server/store/engine/engine';
import { storeFile } from '../../../src/server/store/engine/sqlite';
import { openStore } from '../../../src/server/store/engine/store';
import type { Store } from '../../../src/server/store/engine/store';

/** The address of any database on the PostgreSQL server for the suite. */
const SERVER_URL = process.env.TEST_DATABASE_URL;

/** The data folder of the store that new ones copy; see `setup/prepareStore.ts`. */
const PREPARED = process.env.PREPARED_STORE;

const nameFor = (dataDir: string): string => basename(dataDir).replace(/\W/g, '_').toLowerCase();

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(serverUrl: string, dataDir: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${nameFor(dataDir)}`;
  return url.href;
}

/**
 * Creates the database of a data folder on a PostgreSQL server, unless it exists.
 *
 * @returns its address
 */
export async function createDatabase(serverUrl: string, dataDir: string) {
  const name = nameFor(dataDir);
  await onServer(serverUrl, async (client) => {
    // Two servers may start at the same time. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
  return addressOf(serverUrl, dataDir);
}

/**
 * The place of a test's store: its data folder or, with `TEST_DATABASE_URL`, a database for that
 * folder, which is created on first use.
 */
export async function storeConfig(dataDir: string) {
  const databaseUrl = SERVER_URL ? await createDatabase(SERVER_URL, dataDir) : null;
  return { dataDir, databaseUrl };
}

/** Gives an empty data folder a copy of the prepared store, which has had its first start. */
export async function copyPrepared(dataDir: string): Promise<void> {
  if (!PREPARED) throw new Error('No store is prepared.');
  if (SERVER_URL) {
    const statement = `create database ${nameFor(dataDir)} template ${nameFor(PREPARED)}`;
    await onServer(SERVER_URL, (client) => client.query(statement));
    return;
  }
  copyFileSync(storeFile(PREPARED), storeFile(dataDir));
  // A link saves copying 16 MB that are never written.
  linkSync(join(PREPARED, 'store.reserve'), join(dataDir, 'store.reserve'));
}

/**
 * Opens a copy of the prepared store. Null outside Jest, where none is prepared. On SQLite it does
 * not wait for the disk.
 */
export async function openCopy(dataDir: string): Promise<Store | null> {
  if (!PREPARED) return null;
  await copyPrepared(dataDir);
  const databaseUrl = SERVER_URL ? addressOf(SERVER_URL, dataDir) : null;
  const store = openStore({ dataDir, databaseUrl });
  if (!databaseUrl) await sql`pragma synchronous = off`.execute(store.db);
  return store;
}

/** The message with which work on a store is refused, for the operator. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason);
  if (error instanceof StoreError) return error.message;
  throw new Error('The store was not refused.', { cause: error });
}

export async function dropDatabase(dataDir: string, serverUrl = SERVER_URL): Promise<void> {
  if (!serverUrl) return;
  await onServer(serverUrl, (client) =>
    client.query(`drop database if exists ${nameFor(dataDir)} with (force)`),
  );
}
