import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More than the queries that routes make; lists of ids are as many texts as they have lengths. */
const MOST = 300;

/**
 * A database that keeps its statements, the latest ones: to prepare a short query takes as long as
 * to run it. SQLite sees by itself when a table has changed since.
 */
export function keepStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement<unknown[]>>();
  return {
    prepare(text) {
      const statement = kept.get(text) ?? database.prepare<unknown[]>(text);
      // Once more at the end, so that the oldest use comes first.
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
    close() {
      database.close();
    },
  };
}
