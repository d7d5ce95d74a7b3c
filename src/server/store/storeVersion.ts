import type Database from 'better-sqlite3';
import { sql, SqliteAdapter } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './schema';

/*
 * The version of a store is a text that differs after every committed write, by whichever process, and costs
 * neither a table nor a lock: where a process reads the same one twice, the store has the same content.
 */

/**
 * Watches an SQLite file over a connection that never writes and is in no transaction, so that every commit counts
 * as another's, at once.
 *
 * @returns a function that gives the version; null where it cannot be read
 */
export function watchVersion(watcher: Database.Database): () => string | null {
  const version = watcher.prepare<[], number>('pragma data_version').pluck();
  return () => {
    try {
      return String(version.get());
    } catch {
      // Such as a lock of another program. Whoever reads the store waits for it.
      return null;
    }
  };
}

/**
 * The version as a part of a query; null on SQLite, where it is known without one. PostgreSQL names the
 * transactions that the query sees: those that it does not see change it when they commit. In a transaction
 * it does not show what that has written.
 */
export function versionInQuery(db: Db): RawBuilder<string | null> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? sql`null` : sql`pg_current_snapshot()::text`;
}
