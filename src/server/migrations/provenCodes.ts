import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const STATEMENTS = [
  'alter table sessions add column code_given integer not null default 0',
  // A sign-in after the set-up took a code. Older sessions may not have given one.
  `update sessions set code_given = 1 where exists (select 1 from two_factor
    where two_factor.user_id = sessions.user_id and two_factor.enabled_at < sessions.created_at)`,
  // The time at which a secret was made; unknown for older ones.
  "alter table two_factor add column begun_at text not null default ''",
];

export const provenCodes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
