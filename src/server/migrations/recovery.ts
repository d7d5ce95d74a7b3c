import type { Kysely, Migration } from 'kysely';
import { filled } from './columns';

/** Temporary passwords, what a session shows of its client, and blocks that can be lifted by account. */
export const recovery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('temporary_until', 'text').execute();
    for (const name of ['user_agent', 'address']) {
      await db.schema.alterTable('sessions').addColumn(name, 'text', filled).execute();
    }
    await db.schema.alterTable('login_failures').addColumn('account', 'text').execute();
  },
};
