import { loadConfig } from '../config/config';
import type { Db } from '../store/schema';
import { existingStoreFile } from '../store/engine/sqlite';
import { openStore } from '../store/engine/store';

/**
 * Opens the store of the environment, runs the work of a tool, and closes the store.
 *
 * @throws ConfigError; StoreError if there is no store or its version differs
 */
export async function inExistingStore(work: (db: Db) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  if (!databaseUrl) existingStoreFile(dataDir);
  const store = openStore({ dataDir, databaseUrl });
  try {
    await store.check();
    await store.explained(() => work(store.db));
  } finally {
    await store.close();
  }
}
