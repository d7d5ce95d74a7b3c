import type { Kysely, Migration } from 'kysely';
import { cascading, first, required } from './columns';

const EDITABLE = ['sliders', 'announcements', 'roles', 'categories', 'posts', 'users'];

/** Versions of what can be edited, and the keys of requests that are sent again. */
export const safeSaves: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of EDITABLE) {
      await db.schema.alterTable(table).addColumn('version', 'integer', first).execute();
    }
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('user_id', 'integer', cascading('users.id'))
      .addColumn('key_hash', 'text', required)
      .addColumn('request_hash', 'text', required)
      .addColumn('audit_id', 'integer', required)
      .addColumn('created_at', 'text', required)
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key_hash'])
      .execute();
    await db.schema
      .createIndex('idempotency_keys_age')
      .on('idempotency_keys')
      .column('created_at')
      .execute();
  },
};
