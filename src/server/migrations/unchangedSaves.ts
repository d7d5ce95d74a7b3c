import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** A key of a save that changed nothing has no audit record, so it has the entity itself. */
export const unchangedSaves: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table idempotency_keys add column entities bytea`.execute(db);
  },
};
