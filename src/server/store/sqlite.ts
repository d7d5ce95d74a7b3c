import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, Driver, SqliteDialectConfig } from 'kysely';
import { codeOf } from './engine';
import type { Engine } from './engine';
import type { Metric } from '../metric';
import { keepStatements } from './statements';

/** SQLite can undo a half-run migration; Kysely does not count on it unless told. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite rolls some failures back itself, that of a full disk for one. */
class RolledBackDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

class TransactionalDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new RolledBackDriver(this.config);
  }
}

function connect(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  chmodSync(file, 0o600);
  try {
    // What was answered survives a power cut; what was deleted is overwritten on the disk.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Replacing a row counts as deleting it, which the audit trail refuses.
    database.pragma('recursive_triggers = ON');
    database.pragma('busy_timeout = 5000');
    database.pragma('secure_delete = ON');
    database.pragma('journal_size_limit = 67108864');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** What to tell the operator, by the beginning of an error's code. */
const ADVICE = [
  ['SQLITE_NOTADB', 'is not a database', 'Restore it from a backup, or'],
  ['SQLITE_CORRUPT', 'is damaged', 'Restore it from a backup, or'],
  ['SQLITE_CANTOPEN', 'cannot be opened', 'Give this user the right to write there, or'],
  ['SQLITE_READONLY', 'cannot be written', 'Give this user the right to write there, or'],
  ['SQLITE_FULL', 'does not fit on the disk', 'Make room, or'],
  ['SQLITE_BUSY', 'is in use by another program', 'Stop that program, or'],
  ['EACCES', 'cannot be opened', 'Give this user the right to write there, or'],
  ['ENOTDIR', 'cannot be created', 'Remove the file that stands in its way, or'],
  ['EEXIST', 'cannot be created', 'Remove the file that stands in its way, or'],
] as const;

/** Where a data folder keeps its store. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function metricsOf(file: string): Metric[] {
  const log = 'Size of what is written and not yet in its file.';
  return [
    { name: 'store_file_bytes', help: 'Size of the store.', value: sizeOf(file) },
    { name: 'store_log_bytes', help: log, value: sizeOf(`${file}-wal`) },
  ];
}

/** SQLite in one file of a folder, which is created where it is missing, with the first query. */
export function sqliteEngine(dataDir: string): Engine {
  const file = storeFile(dataDir);
  return {
    dialect: new TransactionalDialect({
      database: () => Promise.resolve(keepStatements(connect(file))),
    }),
    name: file,
    advise(error) {
      const code = codeOf(error);
      const advice = ADVICE.find(([start]) => code.startsWith(start));
      return advice
        ? `The store ${file} ${advice[1]}. ${advice[2]} set DATA_DIR to another folder.`
        : null;
    },
    metrics: () => metricsOf(file),
  };
}
