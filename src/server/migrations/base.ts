import type { Kysely, Migration } from 'kysely';
import { createAudit } from './audit';
import { BYTES, cascading, primary, required, restricting, unique } from './columns';
import { createPosts, createPostSearch } from './posts';

async function createRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('permissions')
    .addColumn('id', 'integer', primary)
    .addColumn('slug', 'text', unique)
    .addColumn('group_name', 'text', required)
    .addColumn('name_en', 'text', required)
    .execute();
  await db.schema
    .createTable('roles')
    .addColumn('id', 'integer', primary)
    .addColumn('slug', 'text', unique)
    .addColumn('name_en', 'text', required)
    .addColumn('name_mm', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('role_permissions')
    .addColumn('role_id', 'integer', cascading('roles.id'))
    .addColumn('permission_id', 'integer', cascading('permissions.id'))
    .addPrimaryKeyConstraint('role_permissions_pk', ['role_id', 'permission_id'])
    .execute();
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', primary)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', unique)
    .addColumn('password_hash', 'text', required)
    .addColumn('role_id', 'integer', restricting('roles.id'))
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('users_role').on('users').column('role_id').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', primary)
    .addColumn('user_id', 'integer', cascading('users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('login_failures')
    .addColumn('key', 'text', primary)
    .addColumn('failures', 'integer', required)
    .addColumn('blocked_until', 'text')
    .addColumn('forget_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('login_failures_forget')
    .on('login_failures')
    .column('forget_at')
    .execute();
}

async function createKnownNetworks(db: Kysely<unknown>): Promise<void> {
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

async function createImages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('images')
    .addColumn('id', 'integer', primary)
    .addColumn('key', 'text', unique)
    .addColumn('content_type', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('size', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('image_files')
    .addColumn('image_id', 'integer', cascading('images.id'))
    .addColumn('width', 'integer', required)
    .addColumn('content_type', 'text', required)
    .addColumn('bytes', BYTES, required)
    .addPrimaryKeyConstraint('image_files_pk', ['image_id', 'width'])
    .execute();
}

async function createSliders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sliders')
    .addColumn('id', 'integer', primary)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('slider_images')
    .addColumn('slider_id', 'integer', cascading('sliders.id'))
    .addColumn('image_id', 'integer', (column) => cascading('images.id')(column).unique())
    .addPrimaryKeyConstraint('slider_images_pk', ['slider_id', 'image_id'])
    .execute();
}

async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'integer', primary)
    .addColumn('text', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', primary)
    .addColumn('name', 'text', required)
    .addColumn('icon', 'text', required)
    .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('categories_parent').on('categories').column('parent_id').execute();
}

export const base: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('id_counters')
      .addColumn('noun', 'text', primary)
      .addColumn('last', 'integer', required)
      .execute();
    await createRoles(db);
    await createUsers(db);
    await createSessions(db);
    await createKnownNetworks(db);
    await createImages(db);
    await createSliders(db);
    await createAnnouncements(db);
    await createCategories(db);
    await createPosts(db);
    await createPostSearch(db);
    await createAudit(db);
  },
};
