import type { Kysely, Migration } from 'kysely';
import { cascading, first, primary, required, restricting } from './columns';

/**
 * What was deleted and can be restored. The last four columns are of posts only. There is no
 * foreign key to users, because they can be deleted.
 */
async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'integer', primary)
    .addColumn('noun', 'text', required)
    .addColumn('noun_id', 'integer', required)
    .addColumn('deleted_at', 'text', required)
    .addColumn('user_id', 'integer', required)
    .addColumn('user_name', 'text', required)
    .addColumn('user_email', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('version', 'integer', first)
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('type', 'text')
    .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
    .addUniqueConstraint('trash_entity', ['noun', 'noun_id'])
    .execute();
  await db.schema
    .createIndex('trash_newest')
    .on('trash')
    .columns(['deleted_at desc', 'id desc'])
    .execute();
}

/** Deleted posts and sliders, with their tags and images. */
export const trash: Migration = {
  async up(db: Kysely<unknown>) {
    await createEntries(db);
    await db.schema
      .createTable('trash_tags')
      .addColumn('trash_id', 'integer', cascading('trash.id'))
      .addColumn('tag_id', 'integer', restricting('tags.id'))
      .addColumn('position', 'integer', required)
      .addPrimaryKeyConstraint('trash_tags_pk', ['trash_id', 'tag_id'])
      .execute();
    await db.schema
      .createTable('trash_images')
      .addColumn('trash_id', 'integer', cascading('trash.id'))
      .addColumn('image_id', 'integer', (column) => cascading('images.id')(column).unique())
      .addColumn('use', 'text')
      .addPrimaryKeyConstraint('trash_images_pk', ['trash_id', 'image_id'])
      .execute();
  },
};
