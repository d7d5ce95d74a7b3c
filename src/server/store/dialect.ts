import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite can undo a half-run migration; Kysely does not count on it unless told. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
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
    database.pragma('busy_timeout = 5000');
    database.pragma('secure_delete = ON');
    database.pragma('journal_size_limit = 67108864');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** SQLite in one file, opened with the first query. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalDialect({ database: () => Promise.resolve(connect(file)) });
}
