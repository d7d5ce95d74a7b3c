import { chownSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { asError, codeOf } from '../runtime/errors';
import { StoreError } from '../store/engine/engine';
import { isFirstStart } from '../store/firstStart';
import { storeFile } from '../store/engine/sqlite';
import { openStore } from '../store/engine/store';
import { refuseForeignLog, sizeOf } from '../store/engine/storeFiles';
import { emptySessions, copyUnchanged, flush } from './backup';

/**
 * Locks a store against all other programs, and merges the log of a server that was killed.
 *
 * @returns a function that releases the lock
 * @throws StoreError if another program has the store open
 */
function lock(file: string): () => void {
  const store = new Database(file, { timeout: 0 });
  try {
    store.pragma('journal_mode = DELETE');
    store.exec('begin exclusive');
  } catch (error) {
    // A damaged store cannot be locked, and it needs the backup most.
    if (codeOf(error).startsWith('SQLITE_BUSY')) {
      store.close();
      throw new StoreError(`The store ${file} is in use. Stop the server first.`, { cause: error });
    }
  }
  return () => {
    // SQLite creates a missing file. An empty one would be refused as incomplete.
    if (sizeOf(file) === 0) rmSync(file, { force: true });
    store.close();
  };
}

/**
 * Makes a store from a backup in a separate folder, by opening it as a server does.
 *
 * @returns the file of the store
 */
async function open(backup: string, folder: string): Promise<string> {
  const file = storeFile(folder);
  await copyUnchanged(backup, file);
  const store = openStore({ dataDir: folder, databaseUrl: null });
  try {
    await store.prepare();
    if (await isFirstStart(store.db)) throw new StoreError(`The store ${file} is empty.`);
  } finally {
    await store.close();
  }
  // Only now is it known whose triggers this runs.
  emptySessions(file);
  flush(file);
  return file;
}

/**
 * Moves a file into the place of a store.
 *
 * @returns the new name of the old store; null if there was none
 */
function replace(file: string, restored: string, now: Date): string | null {
  const moved = file.replace(/sqlite$/, `${now.toISOString().replace(/[:.]/g, '-')}.sqlite`);
  const isThere = sizeOf(file) > 0;
  for (const end of ['-wal', '-shm', '-journal']) {
    if (existsSync(file + end)) renameSync(file + end, moved + end);
  }
  try {
    // A link keeps the store in place all the time; a server would replace a missing one by an
    // empty one.
    if (isThere) linkSync(file, moved);
  } catch {
    renameSync(file, moved);
  }
  renameSync(restored, file);
  return isThere ? moved : null;
}

/**
 * Replaces the embedded store by a backup, without sessions. Nothing changes until this version has
 * opened the backup.
 *
 * @returns the file that keeps the former store; null if there was none
 * @throws StoreError if the backup cannot be used, or a server uses the store
 */
export async function restore(dataDir: string, backup: string, now: Date): Promise<string | null> {
  const source = resolve(backup);
  if (!existsSync(source)) throw new StoreError(`There is no file ${source}. Name a backup.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = storeFile(dataDir);
  refuseForeignLog(file);
  const unlock = lock(file);
  const folder = join(dataDir, 'restore.unfinished');
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const restored = await open(source, folder);
    const { uid, gid } = statSync(dataDir);
    if (process.getuid?.() === 0) chownSync(restored, uid, gid);
    return replace(file, restored, now);
  } catch (error) {
    const reason = asError(error).message.replaceAll(storeFile(folder), source);
    throw new StoreError(`Nothing was restored. ${reason}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}
