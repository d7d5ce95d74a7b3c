import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { ClientBase } from 'pg';
import { hostsOf } from '../../config/databaseUrl';
import { asError } from '../../runtime/errors';
import { isReadOnly, outageOf, READ_ONLY } from './engine';

const BIGINT = 20;

const OPTIONS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'back-office',
};

/** A host that can only be read, such as a standby. */
class ReadOnlyError extends Error {
  readonly code = READ_ONLY;

  constructor() {
    super('cannot write in a read-only session');
  }
}

async function prepareSession(client: ClientBase): Promise<void> {
  // A process that hangs in a transaction must not keep its locks. This is a query, because
  // PgBouncer refuses connections that ask for it.
  await client.query('set idle_in_transaction_session_timeout = 60000');
}

async function prepareToWrite(client: ClientBase): Promise<void> {
  await prepareSession(client);
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyError();
}

function makePool(url: string, onConnect: typeof prepareSession): Pool {
  // Counts are 64-bit and arrive as texts by default. None is too large for a number.
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const options = { ...OPTIONS, onConnect, types, connectionString: url };
  const pool = new Pool(options);
  // A broken connection fails its query and the pool replaces it. Without listeners it would end
  // the process instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A connection that Kysely has borrowed. If it turns out to be read-only, it does not return to the
 * pool, because a new one may lead to a host that accepts writes.
 */
class Loan implements PostgresPoolClient {
  private isUnusable = false;

  constructor(private readonly client: PostgresPoolClient) {}

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(query: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof query === 'string' ? this.run<R>(query, parameters) : this.client.query(query);
  }

  release(destroy = false): void {
    this.client.release(destroy || this.isUnusable);
  }

  private async run<R>(text: string, parameters: readonly unknown[]) {
    try {
      return await this.client.query<R>(text, parameters);
    } catch (error) {
      this.isUnusable ||= isReadOnly(error);
      throw error;
    }
  }
}

/** The failure that tells most: one that will not pass by itself, or the latest one. */
const worstOf = (failures: readonly Error[]) =>
  failures.find((failure) => outageOf(failure) === null) ?? failures.at(-1);

/**
 * The connections to the hosts of an address, of which the first that can be used serves. Where
 * there are several, that is the first that accepts writes.
 */
export class HostPools implements PostgresPool {
  private readonly pools: readonly Pool[];
  /** The index of the host that has served last. */
  private current = 0;

  constructor(databaseUrl: string) {
    const { urls, needsWrites } = hostsOf(databaseUrl);
    const prepare = needsWrites ? prepareToWrite : prepareSession;
    this.pools = urls.map((url) => makePool(url, prepare));
  }

  async connect(): Promise<PostgresPoolClient> {
    const failures: Error[] = [];
    for (const [index, pool] of this.inTurn()) {
      try {
        const client = await pool.connect();
        this.current = index;
        return new Loan(client);
      } catch (error) {
        failures.push(asError(error));
      }
    }
    throw worstOf(failures) ?? new Error('There is no host.');
  }

  async end(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end()));
  }

  count(property: 'totalCount' | 'idleCount' | 'waitingCount'): number {
    return this.pools.reduce((sum, pool) => sum + pool[property], 0);
  }

  private inTurn(): [number, Pool][] {
    const entries = [...this.pools.entries()];
    return [...entries.slice(this.current), ...entries.slice(0, this.current)];
  }
}
