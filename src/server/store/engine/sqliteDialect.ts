import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type {
  DatabaseConnection,
  Driver,
  QueryResult,
  SqliteDialectConfig,
  TransactionSettings,
} from 'kysely';
import { codeOf } from '../../runtime/errors';

/** The longest wait for another program's lock, and the interval between attempts. */
const LOCK_WAIT_MS = 5_000;
const LOCK_RETRY_MS = 20;

/**
 * Repeats work that fails because another program has locked the store, for at most five seconds.
 * The event loop keeps running, which it would not with SQLite's own `busy_timeout`.
 *
 * @param pause waits for the next attempt
 */
export async function retryWhileLocked<T>(
  work: () => Promise<T>,
  pause: () => Promise<unknown> = () => sleep(LOCK_RETRY_MS),
): Promise<T> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
      await pause();
    }
  }
}

/** SQLite can roll back a half-run migration; Kysely assumes that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The only connection of a driver. Its statements wait for other programs. */
class WaitingConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly lendOut: () => Promise<void>,
  ) {}

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const pause = this.isInTransaction ? undefined : this.lendOut;
    // A failing statement throws synchronously instead of rejecting a promise.
    return retryWhileLocked(async () => this.connection.executeQuery<R>(query), pause);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.connection.streamQuery<R>(query, chunkSize);
  }
}

class WaitingDriver extends SqliteDriver {
  private connection: WaitingConnection | undefined;

  override async acquireConnection(): Promise<WaitingConnection> {
    const connection = await super.acquireConnection();
    this.connection ??= new WaitingConnection(connection, () => this.lendOut());
    return this.connection;
  }

  /** Lends the connection to others during a wait, because reads need no lock. */
  private async lendOut(): Promise<void> {
    await super.releaseConnection();
    await sleep(LOCK_RETRY_MS);
    await super.acquireConnection();
  }

  /**
   * Locks the store at the beginning of a write. A lock that is missing later could not be waited
   * for.
   */
  override async beginTransaction(
    connection: WaitingConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
    connection.isInTransaction = true;
  }

  override async commitTransaction(connection: WaitingConnection): Promise<void> {
    await super.commitTransaction(connection);
    connection.isInTransaction = false;
  }

  /** SQLite rolls back by itself after some failures, such as a full disk. */
  override async rollbackTransaction(connection: WaitingConnection): Promise<void> {
    connection.isInTransaction = false;
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

/** Kysely's dialect, with transactions for migrations, and waiting for locks of other programs. */
export class TransactionalDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new WaitingDriver(this.config);
  }
}
