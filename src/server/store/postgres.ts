import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely';
import type {
  DatabaseConnection,
  Driver,
  PostgresDialectConfig,
  TransactionSettings,
} from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { codeOf } from './engine';
import type { Engine } from './engine';
import { outageOf } from './outage';
import type { Metric } from '../metric';

/** Any number will do, so long as every process of ours takes the same. */
const WRITE_LOCK = 5_283_714_001;

/** The number by which PostgreSQL knows its type of whole numbers of 64 bits. */
const BIGINT = 20;

const POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // A process that froze in the middle of a transaction must not hold the write lock for ever.
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'back-office',
};

/**
 * Lets transactions run one at a time, as SQLite does, over all processes on the database: what a
 * transaction has read stays true until it has written. Reads outside of transactions do not wait.
 */
class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITE_LOCK})`));
  }
}

class OneWriterDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new OneWriterDriver(this.config);
  }
}

function makePool(url: string): Pool {
  // Counts, for one, which come as texts otherwise; none of ours is beyond what a number holds.
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new Pool({ ...POOL, types, connectionString: url });
  // A connection that breaks fails the query that runs on it; the pool replaces it. Without
  // listeners it would end the process instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function metricsOf({ totalCount, idleCount, waitingCount }: Pool): Metric[] {
  const gauge = (name: string, help: string, value: number) => ({ name, help, value });
  return [
    gauge('store_connections', 'Connections to PostgreSQL.', totalCount),
    gauge('store_connections_idle', 'Connections that wait for work.', idleCount),
    gauge('store_queries_waiting', 'Work that waits for a connection.', waitingCount),
  ];
}

const DAMAGED = 'is damaged. Restore it from a backup, or set DATABASE_URL to another one.';

/** What to tell the operator, by an error's code. */
const ADVICE: Record<string, string> = {
  ENOTFOUND: 'is on a machine that is not known. Correct DATABASE_URL.',
  '28000': 'does not let this user in. Correct DATABASE_URL.',
  '28P01': 'does not take this password. Correct DATABASE_URL.',
  '3D000': 'does not exist. Create it with "createdb", or correct DATABASE_URL.',
  '42501': 'may not be changed by this user. Make the user its owner.',
  '42P07': 'holds tables of another program. Set DATABASE_URL to an empty one.',
  // Pages that make no sense, of tables and of indexes; files that are gone or cannot be read.
  XX001: DAMAGED,
  XX002: DAMAGED,
  '58P01': DAMAGED,
  '58030': DAMAGED,
};

const ADVICE_ON_OUTAGE = {
  away: 'does not answer. Start PostgreSQL, or correct DATABASE_URL.',
  full: 'has no room on its disk. Make room.',
};

/** A PostgreSQL database, 13 or newer. Nothing is opened yet. */
export function postgresEngine(url: string): Engine {
  const { host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  // It opens no connection before the first query.
  const pool = makePool(url);
  return {
    dialect: new OneWriterDialect({ pool: () => Promise.resolve(pool) }),
    name,
    advise(error) {
      const outage = outageOf(error);
      const advice = outage ? ADVICE_ON_OUTAGE[outage] : ADVICE[codeOf(error)];
      return advice ? `The database ${name} ${advice}` : null;
    },
    metrics: () => metricsOf(pool),
  };
}
