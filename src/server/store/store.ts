import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import type { Transaction } from 'kysely';
import { migrations } from '../migrations/migrations';
import { sqliteDialect } from './dialect';
import type { Db, Schema } from './schema';

/** A store that cannot be used; the message tells the operator what to do. */
export class StoreError extends Error {}

export interface Store {
  db: Db;
  /** Brings the tables up to date. @throws StoreError */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work` so that all of its writes are kept or none. */
export function inTransaction<T>(db: Db, work: (db: Transaction<Schema>) => Promise<T>) {
  return db.transaction().execute(work);
}

async function namesOfRunMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

/** What to tell the operator, by the beginning of SQLite's code. */
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

function explain(error: unknown, file: string): Error {
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE.find(([start]) => code.startsWith(start));
  if (!advice) return error instanceof Error ? error : new Error(String(error), { cause: error });
  const message = `The store ${file} ${advice[1]}. ${advice[2]} set DATA_DIR to another folder.`;
  return new StoreError(message, { cause: error });
}

async function migrate(db: Db, file: string): Promise<void> {
  if ((await namesOfRunMigrations(db)).some((name) => !(name in migrations))) {
    throw new StoreError(
      `The store ${file} was written by a newer version of this program. ` +
        'Start that version, or set DATA_DIR to another folder.',
    );
  }
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw explain(error, file);
}

/** The store in a folder, which is created where it is missing. Nothing is opened yet. */
export function openStore(dataDir: string): Store {
  const file = join(dataDir, 'store.sqlite');
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  return {
    db,
    async prepare() {
      try {
        await migrate(db, file);
      } catch (error) {
        throw explain(error, file);
      }
    },
    close: () => db.destroy(),
  };
}
