import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { required } from './columns';

const COUNTED = [
  ...['roles', 'users', 'images', 'sliders', 'announcements', 'announcement_templates'],
  ...['categories', 'tags', 'posts', 'trash', 'audit'],
];

/** PostgreSQL counts ids with sequences from now on: see `nextId`. */
async function createSequences(db: Kysely<unknown>): Promise<void> {
  for (const noun of COUNTED) {
    await sql`create sequence ${sql.id(`ids_of_${noun}`)}`.execute(db);
    await sql`select setval(${sql.lit(`ids_of_${noun}`)}::regclass, coalesce(
      (select last from id_counters where noun = ${sql.lit(noun)}), 0) + 1, false)`.execute(db);
  }
}

/** What lets two writers of different posts write at the same time. */
export const parallelWrites: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_removals')
      .addColumn('segment', 'integer', required)
      .addColumn('slot', 'integer', required)
      .addPrimaryKeyConstraint('post_removals_pk', ['segment', 'slot'])
      .execute();
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    if (!isSqlite) await createSequences(db);
  },
};
