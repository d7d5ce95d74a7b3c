import { sql } from 'kysely';
import type { Db } from './schema';

/** Every table with its key, each after those that it refers to. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  id_counters: ['noun'],
  permissions: ['id'],
  roles: ['id'],
  role_permissions: ['role_id', 'permission_id'],
  users: ['id'],
  sessions: ['token_hash'],
  known_networks: ['user_id', 'network_hash'],
  login_failures: ['key'],
  images: ['id'],
  image_files: ['image_id', 'width'],
  sliders: ['id'],
  slider_images: ['slider_id', 'image_id'],
  announcements: ['id'],
  categories: ['id'],
  tags: ['id'],
  posts: ['id'],
  post_tags: ['post_id', 'tag_id'],
  post_images: ['post_id', 'image_id'],
  post_segments: ['id'],
  post_texts: ['post_id'],
  post_pairs: ['segment', 'pair'],
  audit: ['id'],
};

/**
 * Looks into every table, as far as its first page: what is missing or cannot be read is found at
 * the start, and not by whoever needs it first.
 *
 * @returns the tables that are missing; a table that cannot be read throws the database's error
 */
export async function missingTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const there = new Set(tables.map(({ name }) => name));
  const missing = Object.keys(TABLES).filter((table) => !there.has(table));
  if (missing.length > 0) return missing;
  for (const table of Object.keys(TABLES)) {
    await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  }
  return [];
}
