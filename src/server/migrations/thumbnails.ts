import type { Kysely, Migration } from 'kysely';
import { BYTES, cascading, required } from './columns';

/** Thumbnails that are made on request. */
export const thumbnails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('thumbnails')
      .addColumn('image_id', 'integer', cascading('images.id'))
      .addColumn('width', 'integer', required)
      .addColumn('size', 'integer', required)
      .addColumn('used_at', 'text', required)
      .addColumn('bytes', BYTES, required)
      .addPrimaryKeyConstraint('thumbnails_pk', ['image_id', 'width'])
      .execute();
    // All that is needed to choose which to delete, without the bytes.
    await db.schema
      .createIndex('thumbnails_used')
      .on('thumbnails')
      .columns(['used_at', 'image_id', 'width', 'size'])
      .execute();
  },
};
