import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const STATEMENTS = [
  // Every alert as it was issued. No row is ever changed or deleted.
  `create table alerts (number integer primary key, identifier text not null unique,
    reference text not null, refers_to text not null, kind text not null, status text not null,
    type text not null, text text not null, published_at text not null, sent_at text not null,
    document text not null)`,
  'create index alerts_sent on alerts (sent_at, number)',
];

/** Versions before this one made the newest alert of `announcement_messages` when it was read. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
