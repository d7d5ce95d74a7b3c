import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { BYTES, cascading, primary, required, restricting, unique } from './columns';

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

/** Tags, posts, and the tags and images of posts. */
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

/** The tables of `store/search/segments.ts`. */
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
