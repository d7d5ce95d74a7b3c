import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { filled, first, primary, required } from './columns';

/** A field of the entity that a record of the audit trail has before or after its change. */
function fieldOf(db: Kysely<unknown>, column: 'before' | 'after', field: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return sql`${sql.ref(column)}${sql.raw(isSqlite ? '' : '::json')} ->> ${sql.lit(field)}`;
}

/** When the text and type in force were published: the last change of either, by the audit trail. */
async function fillTimes(db: Kysely<unknown>): Promise<void> {
  const isChanged = ['text', 'type'].map(
    (field) => sql`${fieldOf(db, 'before', field)} is distinct from ${fieldOf(db, 'after', field)}`,
  );
  await sql`update announcements set issued_at = coalesce((
      select max(audit.created_at) from audit
      where noun = 'announcement' and noun_id = announcements.id
        and action in ('create', 'update') and (${sql.join(isChanged, sql` or `)})
    ), created_at)`.execute(db);
}

/** Since when announcements are in force, and the templates to write them from. */
export const announcementTimes: Migration = {
  async up(db: Kysely<unknown>) {
    const table = () => db.schema.alterTable('announcements');
    await table().addColumn('issued_at', 'text', filled).execute();
    await table().addColumn('renewed_at', 'text').execute();
    await fillTimes(db);
    await db.schema
      .createTable('announcement_templates')
      .addColumn('id', 'integer', primary)
      .addColumn('hazard', 'text', required)
      .addColumn('stage', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('text_my', 'text', required)
      .addColumn('text_en', 'text', required)
      .addColumn('created_at', 'text', required)
      .addColumn('version', 'integer', first)
      .execute();
  },
};
