import { Kysely, Migrator, sql } from 'kysely';
import type { Transaction } from 'kysely';
import { migrations } from '../migrations/migrations';
import type { Config } from '../config';
import type { Metric } from '../metric';
import { StoreError } from './engine';
import type { Engine } from './engine';
import { postgresEngine } from './postgres';
import { sqliteEngine } from './sqlite';
import { TABLES } from './schema';
import type { Db, Schema } from './schema';

/** A PostgreSQL database, or a folder where there is none. */
type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export interface Store {
  db: Db;
  /** Migrates the tables and checks that they are complete. @throws StoreError */
  prepare(): Promise<void>;
  close(): Promise<void>;
  metrics: () => Metric[];
}

/** Runs `work` in a transaction: all of its writes are kept or none. */
export function inTransaction<T>(db: Db, work: (db: Transaction<Schema>) => Promise<T>) {
  return db.transaction().execute(work);
}

/** Runs reads that all see the store as it is at one moment. */
export function inSnapshot<T>(db: Db, read: (db: Transaction<Schema>) => Promise<T>) {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(read);
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

const asError = (error: unknown) =>
  error instanceof Error ? error : new Error(String(error), { cause: error });

async function migrate(db: Db, { name }: Engine): Promise<void> {
  if ((await namesOfRunMigrations(db)).some((migration) => !(migration in migrations))) {
    throw new StoreError(
      `The store ${name} was written by a newer version of this program. ` +
        'Start that version, or set DATA_DIR or DATABASE_URL to another store.',
    );
  }
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw asError(error);
}

/**
 * Reads the first row of every table, so that damage shows at the start and not with a request.
 *
 * @returns the tables that are missing
 * @throws the database's error for a table that cannot be read
 */
async function missingTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const existing = new Set(tables.map(({ name }) => name));
  const missing = Object.keys(TABLES).filter((table) => !existing.has(table));
  if (missing.length > 0) return missing;
  for (const table of Object.keys(TABLES)) {
    await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  }
  return [];
}

async function checkTables(db: Db, { name }: Engine): Promise<void> {
  const missing = await missingTables(db);
  if (missing.length === 0) return;
  throw new StoreError(
    `The store ${name} is damaged: it lacks ${missing.join(', ')}. Restore it from a backup, or ` +
      'set DATA_DIR or DATABASE_URL to another store.',
  );
}

/** Nothing is opened before the first query. */
export function openStore({ dataDir, databaseUrl }: StoreConfig): Store {
  const engine = databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataDir);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  return {
    db,
    async prepare() {
      try {
        await migrate(db, engine);
        await checkTables(db, engine);
      } catch (error) {
        const advice = engine.advise(error);
        throw advice === null ? asError(error) : new StoreError(advice, { cause: error });
      }
    },
    close: () => db.destroy(),
    metrics: () => engine.metrics(),
  };
}
