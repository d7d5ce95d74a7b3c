import { PostgresDialect, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { databaseNameOf } from '../../config/databaseUrl';
import { gauge } from '../../runtime/metric';
import { asError, codeOf } from '../../runtime/errors';
import { outageOf, StoreError } from './engine';
import type { Engine } from './engine';
import { HostPools } from './postgresPool';
import type { Db } from '../schema';
import { TABLES } from '../tables';

const DAMAGED = 'is damaged. Restore it from a backup, or set DATABASE_URL to another one.';

const UNTRUSTED =
  'has a certificate that nothing vouches for here. Name the file of its authority in DATABASE_URL: ' +
  'sslmode=verify-full&sslrootcert=FILE.';

const ADVICE: Readonly<Record<string, string>> = {
  ENOTFOUND:
    'is on an unknown host. Correct DATABASE_URL, and write the signs # % / ? @ of a password as ' +
    '%23 %25 %2F %3F %40.',
  '28P01':
    'does not accept this password. Correct DATABASE_URL, and write the signs # % / ? @ of a ' +
    'password as %23 %25 %2F %3F %40.',
  '3D000': 'does not exist. Create it with "createdb", or correct DATABASE_URL.',
  '42501': 'may not be changed by this user. Make the user its owner.',
  '25006':
    'can be read but not written: it is a standby, or default_transaction_read_only is on. Set ' +
    'DATABASE_URL to the server that accepts writes.',
  '42P07': 'contains tables of another program. Set DATABASE_URL to an empty one.',
  XX001: DAMAGED,
  XX002: DAMAGED,
  '58P01': DAMAGED,
  '58030': DAMAGED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: 'has a certificate that has expired. Renew it.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'has the certificate of another host name. Set DATABASE_URL to the name in the certificate.',
};

const ADVICE_ON_OUTAGE = {
  away: 'does not answer. Start PostgreSQL, or correct DATABASE_URL.',
  full: 'has no space left on its disk. Free some.',
};

/** Advice about an error. A refusal of the server itself tells more than its code. */
function adviceOn(error: unknown): string | null {
  const [code, outage] = [codeOf(error), outageOf(error)];
  const { message } = asError(error);
  if (code.startsWith('28') && code !== '28P01') {
    return `does not admit this user: ${message}. Correct DATABASE_URL.`;
  }
  const advice = ADVICE[code];
  if (advice !== undefined) return advice;
  if (outage === 'away' && error instanceof DatabaseError) {
    return `accepts no connection: ${message}.`;
  }
  return outage && ADVICE_ON_OUTAGE[outage];
}

async function checkSchema(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  if (rows[0]?.name != null) return;
  throw new StoreError(
    `The database ${name} has no schema for this user: its search_path names none that exists and ` +
      'that the user may use. Create that schema, or correct the search_path of the user or DATABASE_URL.',
  );
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

/** Inserts no rows, which takes the right to insert and a session that may write. */
async function tryWrite(db: Db): Promise<void> {
  const inserts = Object.keys(TABLES).map(
    (table) => sql`${sql.ref(`into_${table}`)} as (
      insert into ${sql.table(table)} select * from ${sql.table(table)} where false)`,
  );
  await sql`with ${sql.join(inserts)} select 1`.execute(db);
}

export function postgresEngine(url: string): Engine {
  const name = databaseNameOf(url);
  const pools = new HostPools(url);
  return {
    dialect: new PostgresDialect({ pool: pools }),
    name,
    advise(error) {
      if (/extension.*pg_trgm/.test(String(error))) return `The database ${name} ${NO_TRIGRAMS}`;
      const advice = adviceOn(error);
      return advice ? `The database ${name} ${advice}` : null;
    },
    async inspect(db) {
      await checkEncodings(db, name);
      await checkSchema(db, name);
    },
    tryWrite,
    metrics: () => [
      gauge('store_connections', 'Connections to PostgreSQL.', pools.count('totalCount')),
      gauge('store_connections_idle', 'Idle connections.', pools.count('idleCount')),
      gauge(
        'store_queries_waiting',
        'Queries waiting for a connection.',
        pools.count('waitingCount'),
      ),
    ],
  };
}
