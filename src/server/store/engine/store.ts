import { Kysely, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config';
import type { Metric } from '../../runtime/metric';
import { asError } from '../../runtime/errors';
import { isDeadlock, outageOf, StoreError } from './engine';
import type { Engine } from './engine';
import { isSqlite } from './locks';
import { checkMigrated, migrate } from './migrate';
import { postgresEngine } from './postgres';
import { sqliteEngine } from './sqlite';
import { TABLES } from '../tables';
import type { Db, Schema } from '../schema';

type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export interface Store {
  db: Db;
  /**
   * Migrates the tables and checks that they can be read and written.
   *
   * @throws StoreError
   */
  prepare(): Promise<void>;
  warning(): string | null;
  /**
   * Checks, without a change, that a server of this version has prepared the store.
   *
   * @throws StoreError
   */
  check(): Promise<void>;
  /**
   * Runs work of a tool.
   *
   * @throws StoreError for a failure about which the operator can be advised
   */
  explained(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
  metrics: () => Metric[];
}

const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in a transaction: either all of its writes are saved or none. Its later reads see
 * commits of others, unless it holds a lock (`locks.ts`).
 *
 * @param work can run more than once, so it must change nothing but the store
 */
export async function inTransaction<T>(
  db: Db,
  work: (db: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

const engines = new WeakMap<Db, Engine>();

const lastResorts = new WeakSet<Db>();

/**
 * Runs a deletion in a transaction. On a full disk it runs again with reserved space, because users
 * must be able to free space.
 */
export async function inDeletion<T>(
  db: Db,
  work: (db: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    const engine = engines.get(db);
    if (outageOf(error) !== 'full' || !engine?.onFullDisk) throw error;
    return engine.onFullDisk(db, (trx) => {
      lastResorts.add(trx);
      return work(trx);
    });
  }
}

/** Whether the disk of a store is nearly full; false if unknown. */
export function isShortOfSpace(db: Db): boolean {
  return engines.get(db)?.isShortOfSpace?.() ?? false;
}

/** Whether a deletion did not fit on the disk and runs again. */
export function isLastResort(trx: Db): boolean {
  return lastResorts.has(trx);
}

/** Moves the log of the embedded store into its file, so that the file is complete on its own. */
export async function emptyLog(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Runs reads that all see the same state of the store. */
export function inSnapshot<T>(db: Db, read: (db: Transaction<Schema>) => Promise<T>) {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(read);
}

/** The maximum time of a query of a search. */
const SEARCH_MS = 5_000;
/**
 * With less memory than the ids of all posts take, PostgreSQL would compare each post with each id.
 */
const SEARCH_MEMORY = '64MB';

/**
 * Runs the reads of a search. PostgreSQL ends a query that takes too long. SQLite cannot, so the
 * work of its queries is bounded; see `postSearch.ts`.
 */
export function inSearch<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (isSqlite(db)) return read(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(SEARCH_MS)}, true),
        set_config('work_mem', ${SEARCH_MEMORY}, true)`.execute(trx);
      return read(trx);
    });
}

/** Tries a write that changes nothing. On a full disk users can still read and delete. */
async function tryWrite(db: Db, engine: Engine): Promise<void> {
  try {
    await engine.tryWrite(db);
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
  }
}

/** @throws the database's error if a store cannot be read or written */
export async function checkUsable(db: Db): Promise<void> {
  await db.selectFrom('users').select('id').limit(1).execute();
  const engine = engines.get(db);
  if (engine) await tryWrite(db, engine);
}

/**
 * Reads the first row of every table, so that damage shows at the start and not in a request.
 *
 * @throws the database's error for a table that cannot be read
 */
async function readTables(db: Db): Promise<void> {
  for (const table of Object.keys(TABLES)) {
    await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  }
}

/** Opens a store with the first query, not before. */
export function openStore({ dataDir, databaseUrl }: StoreConfig): Store {
  const engine = databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataDir);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  engines.set(db, engine);
  /** Any failure of the first query becomes a message for the operator. */
  const connect = async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      if (error instanceof StoreError || engine.advise(error) !== null) throw error;
      const [reason] = asError(error).message.split('\n');
      throw new StoreError(`The store ${engine.name} cannot be opened: ${reason}.`, {
        cause: error,
      });
    }
    await engine.inspect?.(db);
  };
  const explained = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const advice = engine.advise(error);
      throw advice === null ? asError(error) : new StoreError(advice, { cause: error });
    }
  };
  const connected = (work: () => Promise<void>) => () =>
    explained(async () => {
      await connect();
      await work();
    });
  return {
    db,
    prepare: connected(async () => {
      await migrate(db, engine.name);
      await readTables(db);
      await tryWrite(db, engine);
    }),
    check: connected(() => checkMigrated(db, engine.name)),
    explained,
    warning: () => engine.warning?.() ?? null,
    close: () => db.destroy(),
    metrics: () => engine.metrics(),
  };
}
