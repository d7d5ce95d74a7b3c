import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const NOUNS = ['announcement_renewals', 'announcement_versions'];

/** Drops the tables of former announcements: the audit trail records them like all other changes. */
export const unusedVersions: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const noun of NOUNS) {
      await sql.raw(`drop table ${noun}`).execute(db);
      const counter = isSqlite
        ? `delete from id_counters where noun = '${noun}'`
        : `drop sequence ids_of_${noun}`;
      await sql.raw(counter).execute(db);
    }
  },
};
