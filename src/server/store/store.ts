import { Kysely, Migrator } from 'kysely';
import type { Transaction } from 'kysely';
import { migrations } from '../migrations/migrations';
import type { Config } from '../config';
import type { Metric } from '../metric';
import { StoreError } from './engine';
import type { Engine } from './engine';
import { postgresEngine } from './postgres';
import { sqliteEngine } from './sqlite';
import type { Db, Schema } from './schema';
import { missingTables } from './tables';

/** Where the store is: a PostgreSQL database, or without one a folder. */
type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export interface Store {
  db: Db;
  /** Brings the tables up to date and looks whether they are whole. @throws StoreError */
  prepare(): Promise<void>;
  close(): Promise<void>;
  /** What is measured of it at this moment. */
  metrics: () => Metric[];
}

/** Runs `work` so that all of its writes are kept or none. */
export function inTransaction<T>(db: Db, work: (db: Transaction<Schema>) => Promise<T>) {
  return db.transaction().execute(work);
}

/** Runs reads that belong together, so that they see the store as it stands at one moment. */
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

async function checkTables(db: Db, { name }: Engine): Promise<void> {
  const missing = await missingTables(db);
  if (missing.length === 0) return;
  throw new StoreError(
    `The store ${name} is damaged: it lacks ${missing.join(', ')}. Restore it from a backup, or ` +
      'set DATA_DIR or DATABASE_URL to another store.',
  );
}

/** The store that the configuration names. Nothing is opened yet. */
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
