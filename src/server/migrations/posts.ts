import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { cascading, primary, required, restricting, unique } from './columns';

async function createTags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', primary)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', unique)
    .addColumn('slug', 'text', unique)
    .addColumn('created_at', 'text', required)
    .execute();
}

async function createPostTags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_tags')
    .addColumn('post_id', 'integer', cascading('posts.id'))
    .addColumn('tag_id', 'integer', restricting('tags.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('post_tags_pk', ['post_id', 'tag_id'])
    .execute();
}

async function createPostImages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_images')
    .addColumn('post_id', 'integer', cascading('posts.id'))
    .addColumn('image_id', 'integer', (column) => cascading('images.id')(column).unique())
    .addColumn('use', 'text', required)
    .addPrimaryKeyConstraint('post_images_pk', ['post_id', 'image_id'])
    .execute();
  await db.schema
    .createIndex('post_images_cover')
    .on('post_images')
    .column('post_id')
    .unique()
    .where(sql.ref('use'), '=', 'cover')
    .execute();
}

/** Tags and posts, and what a post has of both tags and images. */
export async function createPosts(db: Kysely<unknown>): Promise<void> {
  await createTags(db);
  await db.schema
    .createTable('posts')
    .addColumn('id', 'integer', primary)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('category_id', 'integer', restricting('categories.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('posts_newest')
    .on('posts')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await createPostTags(db);
  await createPostImages(db);
}
