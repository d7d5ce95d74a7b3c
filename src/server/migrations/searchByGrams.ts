import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { BYTES, none, required } from './columns';

/** The index of posts in another form; the start that runs this builds it. */
export const searchByGrams: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_indexes')
      .addColumn('first_segment', 'integer', required)
      .addColumn('last_segment', 'integer', required)
      .addColumn('state', 'text', required)
      .addColumn('written', 'bigint', required)
      .addColumn('segments', 'integer', required)
      .addPrimaryKeyConstraint('post_indexes_pk', ['first_segment', 'last_segment'])
      .execute();
    await db.schema
      .createTable('post_grams')
      .addColumn('first_segment', 'integer', required)
      .addColumn('last_segment', 'integer', required)
      .addColumn('name', BYTES, required)
      .addColumn('entries', BYTES, required)
      .addPrimaryKeyConstraint('post_grams_pk', ['first_segment', 'last_segment', 'name'])
      .execute();
    await sql`update post_segments set posts = null`.execute(db);
    // What a search needs of segments that it only counts in, without their documents.
    await db.schema.alterTable('post_segments').addColumn('oldest', 'bigint').execute();
    await db.schema.alterTable('post_segments').addColumn('newest', 'bigint').execute();
    await db.schema.alterTable('post_segments').addColumn('is_whole', 'integer', none).execute();
    await db.schema.dropIndex('post_segments_indexed').execute();
    await sql`create index post_segments_indexed on post_segments (id, oldest, newest, is_whole)
      where newest is not null`.execute(db);
    await db.schema.dropTable('post_pairs').execute();
  },
};
