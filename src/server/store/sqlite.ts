import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { SqliteDatabase, Transaction } from 'kysely';
import { checkpoint } from './checkpoint';
import { codeOf } from './engine';
import type { Engine } from './engine';
import type { Metric } from '../metric';
import { isShortOfSpace, keepReserve, releaseReserve } from './reserve';
import type { Db, Schema } from './schema';
import { TransactionalDialect, whenFree } from './sqliteDialect';
import { watchVersion } from './storeVersion';

interface Connections {
  database: Database.Database;
  /** Never writes: see `watchVersion`. */
  watcher: Database.Database;
}

function connect(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would wait for locks inside the event loop; see `whenFree`.
  const database = new Database(file, { timeout: 0 });
  chmodSync(file, 0o600);
  try {
    // An acknowledged write survives a power cut; deleted content is overwritten on the disk.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Makes replacing a row fire the trigger that refuses to delete from the audit trail.
    database.pragma('recursive_triggers = ON');
    database.pragma('secure_delete = ON');
    database.pragma('journal_size_limit = 67108864');
    // A good part of the index of the searched texts, in KiB; a small store takes what it needs.
    database.pragma('cache_size = -65536');
    keepReserve(dirname(file));
    return { database, watcher: new Database(file, { readonly: true, timeout: 0 }) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** More than the routes use; a list of ids makes one statement for each length. */
const MAX_STATEMENTS = 300;

/**
 * A database that caches its most recently used statements: preparing a short query takes as long
 * as running it. SQLite itself notices when a table has changed since.
 */
export function cacheStatements(database: Database.Database): SqliteDatabase {
  const cache = new Map<string, Database.Statement<unknown[]>>();
  return {
    prepare(text) {
      const statement = cache.get(text) ?? database.prepare<unknown[]>(text);
      // Reinserted at the end, so that the least recently used comes first.
      cache.delete(text);
      cache.set(text, statement);
      const [oldest] = cache.keys();
      if (cache.size > MAX_STATEMENTS && oldest !== undefined) cache.delete(oldest);
      return statement;
    },
    close() {
      database.close();
    },
  };
}

/** Advice for the operator, by the start of an error code. */
const ADVICE = [
  ['SQLITE_NOTADB', 'is not a database', 'Restore it from a backup, or'],
  ['SQLITE_CORRUPT', 'is damaged', 'Restore it from a backup, or'],
  ['SQLITE_CANTOPEN', 'cannot be opened', 'Give this user the right to write there, or'],
  ['SQLITE_READONLY', 'cannot be written', 'Give this user the right to write there, or'],
  ['SQLITE_FULL', 'does not fit on the disk', 'Free some space, or'],
  ['SQLITE_BUSY', 'is in use by another program', 'Stop that program, or'],
  ['EACCES', 'cannot be opened', 'Give this user the right to write there, or'],
  ['ENOTDIR', 'cannot be created', 'Remove the file that is in its way, or'],
  ['EEXIST', 'cannot be created', 'Remove the file that is in its way, or'],
] as const;

/** The store's file in a data folder. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function metricsOf(file: string): Metric[] {
  const log = 'Size of the write-ahead log.';
  return [
    { name: 'store_file_bytes', help: 'Size of the store.', value: sizeOf(file) },
    { name: 'store_log_bytes', help: log, value: sizeOf(`${file}-wal`) },
  ];
}

/**
 * Deletes without overwriting: that would take as much space in the log as what is deleted. Later
 * content overwrites it.
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

/** SQLite in one file of a folder. Both are created with the first query. */
export function sqliteEngine(dataDir: string): Engine {
  const file = storeFile(dataDir);
  let version: () => string | null = () => null;
  const open = (): SqliteDatabase => {
    const { database, watcher } = connect(file);
    const statements = cacheStatements(database);
    version = watchVersion(watcher);
    const close = () => {
      // The last connection that is closed empties the log.
      watcher.close();
      statements.close();
    };
    return { ...statements, close };
  };
  return {
    dialect: new TransactionalDialect({
      database: () => whenFree(() => Promise.resolve(open())),
      checkpoint: () => checkpoint(file),
    }),
    name: file,
    advise(error) {
      const code = codeOf(error);
      const advice = ADVICE.find(([start]) => code.startsWith(start));
      return advice
        ? `The store ${file} ${advice[1]}. ${advice[2]} set DATA_DIR to another folder.`
        : null;
    },
    onFullDisk(db, work) {
      releaseReserve(dataDir);
      return deleteInReserve(db, work);
    },
    isShortOfSpace: () => isShortOfSpace(dataDir),
    version: () => version(),
    metrics: () => metricsOf(file),
  };
}
