import { PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, TypeOverrides } from 'pg';
import type { ClientBase } from 'pg';
import { codeOf, outageOf, StoreError } from './engine';
import type { Engine, Outage } from './engine';
import { gauge } from '../metric';
import type { Db } from './schema';

const BIGINT = 20;

const POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'back-office',
  // A process that hangs in a transaction must not keep its locks. This is a query, because
  // PgBouncer refuses connections that ask for it.
  onConnect: (client: ClientBase) =>
    client.query('set idle_in_transaction_session_timeout = 60000'),
};

function makePool(url: string): Pool {
  // Counts are 64-bit and arrive as texts by default. None is too large for a number.
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new Pool({ ...POOL, types, connectionString: url });
  // A broken connection fails its query and the pool replaces it. Without listeners it would end
  // the process instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const DAMAGED = 'is damaged. Restore it from a backup, or set DATABASE_URL to another one.';

const ADVICE: Record<string, string> = {
  ENOTFOUND: 'is on an unknown host. Correct DATABASE_URL.',
  '28000': 'does not admit this user. Correct DATABASE_URL.',
  '28P01': 'does not accept this password. Correct DATABASE_URL.',
  '3D000': 'does not exist. Create it with "createdb", or correct DATABASE_URL.',
  '42501': 'may not be changed by this user. Make the user its owner.',
  '42P07': 'contains tables of another program. Set DATABASE_URL to an empty one.',
  XX001: DAMAGED,
  XX002: DAMAGED,
  '58P01': DAMAGED,
  '58030': DAMAGED,
};

const ADVICE_ON_OUTAGE = {
  away: 'does not answer. Start PostgreSQL, or correct DATABASE_URL.',
  full: 'has no space left on its disk. Free some.',
};

/** Advice about a failed connection. A message of the server itself tells more than its code. */
function adviceOnOutage(outage: Outage, error: unknown): string {
  const isRefusal = outage === 'away' && error instanceof DatabaseError;
  return isRefusal ? `accepts no connection: ${error.message}.` : ADVICE_ON_OUTAGE[outage];
}

async function checkEncodings(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{
    name: string;
    setting: string;
  }>`select name, setting from pg_settings
    where name in ('server_encoding', 'client_encoding') and setting <> 'UTF8'`.execute(db);
  const [wrong] = rows;
  if (!wrong) return;
  throw new StoreError(
    `The database ${name} has the ${wrong.name} ${wrong.setting} and needs UTF8. Set DATABASE_URL to ` +
      'one that "createdb -E UTF8 -T template0" has made.',
  );
}

const NO_TRIGRAMS =
  'lacks the extension pg_trgm, and this user may not create it. Install the "contrib" modules of PostgreSQL ' +
  'where they are missing, and run "create extension pg_trgm" in it as a superuser.';

export function postgresEngine(url: string): Engine {
  const { host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  const pool = makePool(url);
  return {
    dialect: new PostgresDialect({ pool: () => Promise.resolve(pool) }),
    name,
    advise(error) {
      if (/extension.*pg_trgm/.test(String(error))) return `The database ${name} ${NO_TRIGRAMS}`;
      const outage = outageOf(error);
      const advice = outage ? adviceOnOutage(outage, error) : ADVICE[codeOf(error)];
      return advice ? `The database ${name} ${advice}` : null;
    },
    inspect: (db) => checkEncodings(db, name),
    metrics: () => [
      gauge('store_connections', 'Connections to PostgreSQL.', pool.totalCount),
      gauge('store_connections_idle', 'Idle connections.', pool.idleCount),
      gauge('store_queries_waiting', 'Queries waiting for a connection.', pool.waitingCount),
    ],
  };
}
