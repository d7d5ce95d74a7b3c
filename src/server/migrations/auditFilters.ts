import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * One index in the order of the ids for each filter, and one in the order of time for its use with
 * days. The indexes also contain the columns that other filters compare.
 */
const STATEMENTS = [
  'drop index audit_user',
  'drop index audit_action',
  'create index audit_user on audit (user_id, id, action, noun)',
  'create index audit_action on audit (action, id, noun)',
  'create index audit_noun on audit (noun, id)',
  'create index audit_user_days on audit (user_id, created_at, id, action, noun)',
  'create index audit_action_days on audit (action, created_at, id, noun)',
  'create index audit_noun_days on audit (noun, created_at, id)',
];

export const auditFilters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
