import type { Kysely } from 'kysely';
import { BYTES, primary, required } from './columns';

/** What posts are found by, see `store/postSegments.ts`. Call it after the posts have their table. */
export async function createPostSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_segments')
    .addColumn('id', 'integer', primary)
    .addColumn('slots', 'integer', required)
    .addColumn('letters', 'integer', required)
    .addColumn('posts', BYTES)
    .execute();
  await db.schema
    .createTable('post_texts')
    .addColumn('post_id', 'integer', (column) => primary(column).references('posts.id'))
    .addColumn('segment', 'integer', required)
    .addColumn('slot', 'integer', required)
    .addColumn('body', 'text', required)
    .addUniqueConstraint('post_texts_place', ['segment', 'slot'])
    .execute();
  await db.schema
    .createTable('post_pairs')
    .addColumn('segment', 'integer', required)
    .addColumn('pair', 'bigint', required)
    .addColumn('entries', BYTES, required)
    .addPrimaryKeyConstraint('post_pairs_pk', ['segment', 'pair'])
    .execute();
}
