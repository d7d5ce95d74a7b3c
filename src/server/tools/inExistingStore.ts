import { existsSync } from 'node:fs';
import { loadConfig } from '../config';
import { StoreError } from '../store/engine';
import type { Db } from '../store/schema';
import { storeFile } from '../store/sqlite';
import { openStore } from '../store/store';

/**
 * Opens the store of the environment, runs the work of a tool, and closes the store.
 *
 * @throws ConfigError; StoreError if there is no store or its version differs
 */
export async function inExistingStore(work: (db: Db) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  const file = storeFile(dataDir);
  if (!databaseUrl && !existsSync(file)) {
    throw new StoreError(`There is no store at ${file}. Set DATA_DIR.`);
  }
  const store = openStore({ dataDir, databaseUrl });
  try {
    await store.check();
    await work(store.db);
  } finally {
    await store.close();
  }
}
