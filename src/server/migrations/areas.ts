import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** The codes of areas, separated by blanks; none is the whole country. */
export const areas: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['announcements', 'announcement_templates', 'alerts']) {
      await sql`alter table ${sql.table(table)} add column areas text not null default ''`.execute(
        db,
      );
    }
  },
};
