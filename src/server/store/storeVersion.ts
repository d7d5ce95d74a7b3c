import { sql, SqliteAdapter } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './schema';

/** What other connections have written to the file, and what this one has. */
const IN_SQLITE = sql<string>`(select data_version || ':' || total_changes() from pragma_data_version)`;
/** Which transactions the query sees: those that it does not see change it when they commit. */
const IN_POSTGRES = sql<string>`pg_current_snapshot()::text`;

/**
 * A text that differs after every committed write, by whichever process, and costs neither a table nor a
 * lock: where two queries of a process have the same one, the store has the same content. In a
 * transaction it does not know what that has written.
 */
export function storeVersion(db: Db): RawBuilder<string> {
  return db.getExecutor().adapter instanceof SqliteAdapter ? IN_SQLITE : IN_POSTGRES;
}
