import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const STATEMENTS = [
  // The time when the user of a session last proved their identity; unknown for older sessions.
  "alter table sessions add column verified_at text not null default ''",
  `create table two_factor (user_id integer primary key references users (id) on delete cascade,
    secret text not null, last_step integer not null default 0, enabled_at text)`,
  `create table recovery_codes (user_id integer not null references users (id) on delete cascade,
    code_hash text not null, primary key (user_id, code_hash))`,
];

export const twoFactor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
