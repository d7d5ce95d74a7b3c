import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { SqliteDatabase, Transaction } from 'kysely';
import { codeOf } from '../../runtime/errors';
import { StoreError } from './engine';
import type { Engine } from './engine';
import { gauge } from '../../runtime/metric';
import { isDiskNearlyFull, makeReserve, releaseReserve } from './reserve';
import type { Db, Schema } from '../schema';
import { TransactionalDialect, retryWhileLocked } from './sqliteDialect';
import { regexp } from './wholeSyllables';
import { refuseForeignLog, refuseIncomplete, restrict, sizeOf } from './storeFiles';

/** Opens the file, with a warning for the operator if others may be able to read it. */
function connect(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  refuseForeignLog(file);
  // A log without our tables in the file is left by a first start that was killed.
  const isWhole = existsSync(file) && !existsSync(`${file}-wal`);
  // SQLite would block the event loop while it waits for a lock; see `retryWhileLocked`.
  const database = new Database(file, { timeout: 0 });
  try {
    const warning = restrict(file);
    if (isWhole) refuseIncomplete(database, file);
    // An acknowledged write survives a power failure. Deleted content is overwritten on the disk.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Makes the replacement of a row fire the trigger that protects the audit trail.
    database.pragma('recursive_triggers = ON');
    database.pragma('secure_delete = ON');
    database.pragma('journal_size_limit = 67108864');
    // In KiB. It holds most of the index of searched texts; a small store takes only what it needs.
    database.pragma('cache_size = -65536');
    database.function('regexp', { deterministic: true }, regexp);
    makeReserve(dirname(file));
    return { database, warning };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Merges the log into the file, so that the file is complete on its own, unless another program
 * uses the store.
 */
function stopLogging(database: Database.Database): void {
  try {
    database.pragma('journal_mode = DELETE');
  } catch {
    // The last program that closes the store empties the log.
  }
}

const ADVICE = [
  ['SQLITE_NOTADB', 'is not a database', 'Restore it from a backup, or'],
  ['SQLITE_CORRUPT', 'is damaged', 'Restore it from a backup, or'],
  ['SQLITE_CANTOPEN', 'cannot be opened', 'Give this user the right to write there, or'],
  ['SQLITE_READONLY', 'cannot be written', 'Give this user the right to write there, or'],
  ['SQLITE_FULL', 'does not fit on the disk', 'Free some space, or'],
  ['SQLITE_BUSY', 'is in use by another program', 'Stop that program, or'],
  ['SQLITE_PERM', 'cannot be written', 'Give this user the right to write there, or'],
  ['SQLITE_IOERR', 'cannot be read or written', 'Check its disk, or'],
  ['EROFS', 'cannot be written', 'Give this user the right to write there, or'],
  ['EPERM', 'cannot be written', 'Give this user the right to write there, or'],
  ['EACCES', 'cannot be opened', 'Give this user the right to write there, or'],
  ['ENOTDIR', 'cannot be created', 'Remove the file that is in its way, or'],
  ['EEXIST', 'cannot be created', 'Remove the file that is in its way, or'],
] as const;

export function storeFile(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}

/** @throws StoreError if a folder has no store */
export function existingStoreFile(dataDir: string): string {
  const file = storeFile(dataDir);
  if (!existsSync(file)) throw new StoreError(`There is no store at ${file}. Set DATA_DIR.`);
  return file;
}

/**
 * Deletes without overwriting, which would take as much space in the log as the deleted content.
 * Later content overwrites it.
 */
function deleteInReserve<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`pragma secure_delete = off`.execute(trx);
    try {
      return await work(trx);
    } finally {
      await sql`pragma secure_delete = on`.execute(trx);
    }
  });
}

/** `/readyz` may be asked more often than is good for a disk. */
const MS_BETWEEN_WRITES = 1_000;

/** Makes a function that writes the number of a store, which nothing reads, to the disk. */
function writer(): Engine['tryWrite'] {
  let writtenAt = -Infinity;
  return async (db) => {
    if (performance.now() - writtenAt < MS_BETWEEN_WRITES) return;
    writtenAt = performance.now();
    try {
      await sql`pragma user_version = 0`.execute(db);
    } catch (error) {
      writtenAt = -Infinity;
      throw error;
    }
  };
}

/** SQLite in one file of a folder. The first query creates both. */
export function sqliteEngine(dataDir: string): Engine {
  const file = storeFile(dataDir);
  let warning: string | null = null;
  const open = (): SqliteDatabase => {
    const { database, ...opened } = connect(file);
    warning = opened.warning;
    return {
      prepare: (text) => database.prepare<unknown[]>(text),
      close() {
        stopLogging(database);
        database.close();
      },
    };
  };
  return {
    dialect: new TransactionalDialect({
      database: () => retryWhileLocked(() => Promise.resolve(open())),
    }),
    name: file,
    advise(error) {
      const code = codeOf(error);
      const advice = ADVICE.find(([start]) => code.startsWith(start));
      return advice
        ? `The store ${file} ${advice[1]}. ${advice[2]} set DATA_DIR to another folder.`
        : null;
    },
    tryWrite: writer(),
    onFullDisk(db, work) {
      releaseReserve(dataDir);
      return deleteInReserve(db, work);
    },
    warning: () => warning,
    isShortOfSpace: () => isDiskNearlyFull(dataDir),
    metrics: () => [
      gauge('store_file_bytes', 'Size of the store.', sizeOf(file)),
      gauge('store_log_bytes', 'Size of the write-ahead log.', sizeOf(`${file}-wal`)),
    ],
  };
}
