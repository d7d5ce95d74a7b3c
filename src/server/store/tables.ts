import type { Noun } from '../../contract/nouns';
import type { Schema } from './schema';

/** Every table with its primary key, each after the tables that it references. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  id_counters: ['noun'],
  roles: ['id'],
  role_permissions: ['role_id', 'slug'],
  users: ['id'],
  sessions: ['token_hash'],
  two_factor: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  refused_codes: ['user_id', 'step'],
  known_networks: ['user_id', 'network_hash'],
  login_failures: ['key'],
  images: ['id'],
  image_files: ['image_id', 'width'],
  sliders: ['id'],
  slider_images: ['slider_id', 'image_id'],
  announcements: ['id'],
  announcement_messages: ['announcement_id', 'number'],
  alerts: ['number'],
  announcement_templates: ['id'],
  categories: ['id'],
  tags: ['id'],
  posts: ['id'],
  post_tags: ['post_id', 'tag_id'],
  post_images: ['post_id', 'image_id'],
  post_texts: ['post_id'],
  trash: ['id'],
  trash_tags: ['trash_id', 'tag_id'],
  trash_images: ['trash_id', 'image_id'],
  audit: ['id'],
  idempotency_keys: ['user_id', 'key_hash'],
} satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

/** The table of each noun. */
export const NOUN_TABLES = {
  slider: 'sliders',
  announcement: 'announcements',
  'announcement-template': 'announcement_templates',
  role: 'roles',
  category: 'categories',
  post: 'posts',
  user: 'users',
  tag: 'tags',
} as const satisfies Record<Noun, keyof Schema>;
