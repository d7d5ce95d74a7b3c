import { sql, SqliteAdapter } from 'kysely';
import type { Kysely } from 'kysely';
import { primary, required } from './columns';

const REFUSAL = "'The audit trail is append-only.'";

/** A SQLite trigger handles one kind of change, row by row. */
async function refuseInSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    const name = sql.id(`audit_refuses_${change}`);
    await sql`create trigger ${name} before ${sql.raw(change)} on audit
      begin select raise(abort, ${sql.raw(REFUSAL)}); end`.execute(db);
  }
}

async function refuseInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception ${REFUSAL}; end`)}`.execute(db);
  await sql`create trigger audit_refuses_change before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(db);
}

/**
 * The audit trail. It has no foreign keys, because users and entities can be deleted. The database
 * itself refuses to change it.
 */
export async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', primary)
    .addColumn('created_at', 'text', required)
    .addColumn('user_id', 'integer')
    .addColumn('user_name', 'text')
    .addColumn('user_email', 'text')
    .addColumn('action', 'text', required)
    .addColumn('noun', 'text', required)
    .addColumn('noun_id', 'integer', required)
    .addColumn('request_id', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  const newest = ['created_at', 'id'] as const;
  const indexes = { newest: [], user: ['user_id'], action: ['action'], thing: ['noun', 'noun_id'] };
  for (const [name, columns] of Object.entries(indexes)) {
    const index = db.schema.createIndex(`audit_${name}`).on('audit');
    await index.columns([...columns, ...newest]).execute();
  }
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? refuseInSqlite(db) : refuseInPostgres(db));
}
