import type { Kysely } from 'kysely';
import { cascading, required } from './columns';

/** Where users have signed in from, see `store/knownNetworks.ts`. Call it after the users. */
export async function createKnownNetworks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'integer', cascading('users.id'))
    .addColumn('network_hash', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addPrimaryKeyConstraint('known_networks_pk', ['user_id', 'network_hash'])
    .execute();
  await db.schema
    .createIndex('known_networks_seen')
    .on('known_networks')
    .column('seen_at')
    .execute();
}
