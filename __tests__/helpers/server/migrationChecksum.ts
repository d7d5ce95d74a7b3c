import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Dialect, Migration } from 'kysely';

const DIALECTS: Dialect[] = [
  {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
];

/** A checksum of the SQL that a migration runs on each database. It ignores white space. */
export async function checksumOf(migration: Migration): Promise<string> {
  const statements: string[] = [];
  for (const dialect of DIALECTS) {
    const log = ({ query }: { query: { sql: string; parameters: readonly unknown[] } }) => {
      const text = query.sql.replace(/\s+/g, ' ').trim();
      statements.push(`${text} ${JSON.stringify(query.parameters)}`);
    };
    await migration.up(new Kysely<unknown>({ dialect, log }));
  }
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}
