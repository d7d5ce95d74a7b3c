import type { Kysely, Migration } from 'kysely';

/** Records can keep differences from an earlier one; those that are there already stay whole. */
export const auditDifferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('audit').addColumn('base_id', 'integer').execute();
    await db.schema.alterTable('audit').addColumn('bytes', 'integer').execute();
  },
};
