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

const SQLITE: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

export const POSTGRES: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** The SQL that a migration runs on a database, with its parameters. It ignores white space. */
export async function statementsOf(migration: Migration, dialect: Dialect): Promise<string[]> {
  const statements: string[] = [];
  const log = ({ query }: { query: { sql: string; parameters: readonly unknown[] } }) => {
    const text = query.sql.replace(/\s+/g, ' ').trim();
    statements.push(`${text} ${JSON.stringify(query.parameters)}`);
  };
  await migration.up(new Kysely<unknown>({ dialect, log }));
  return statements;
}

/** A checksum of the SQL that a migration runs on each database. */
export async function checksumOf(migration: Migration): Promise<string> {
  const onSqlite = await statementsOf(migration, SQLITE);
  const statements = [...onSqlite, ...(await statementsOf(migration, POSTGRES))];
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}
