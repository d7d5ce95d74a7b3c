import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** Codes of the future that were refused with the difference of the clocks, by their time steps. */
export const refusedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table refused_codes (
      user_id integer not null references users (id) on delete cascade,
      step integer not null, primary key (user_id, step))`.execute(db);
  },
};
