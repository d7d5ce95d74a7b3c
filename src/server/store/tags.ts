import type { Tag } from '../../contract/tag';
import { normalize } from '../../contract/text';
import { tagKey } from '../../contract/tagName';
import { freeSlug, slugOf } from './slug';
import { nextId } from './ids';
import type { Db } from './schema';

/** A tag in the store; its id is a number. */
export interface StoredTag extends Tag {
  id: number;
}

const COLUMNS = ['id', 'name', 'slug'] as const;

/** All tags, newest first. */
export function listTags(db: Db): Promise<StoredTag[]> {
  return db
    .selectFrom('tags')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether each of these ids is that of a tag. */
export async function areTags(db: Db, ids: readonly number[]): Promise<boolean> {
  const asked = [...new Set(ids)];
  const rows = await db.selectFrom('tags').select('id').where('id', 'in', asked).execute();
  return rows.length === asked.length;
}

async function slugFor(db: Db, name: string): Promise<string> {
  const rows = await db.selectFrom('tags').select('slug').execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(slugOf(name) || 'tag', (slug) => !taken.has(slug));
}

/**
 * Adds a tag, unless there is one whose name reads the same. Call it in a transaction.
 *
 * @returns the tag of that name, and whether it is new
 */
export async function createTag(
  db: Db,
  name: string,
  now: Date,
): Promise<{ tag: StoredTag; isNew: boolean }> {
  const name_key = tagKey(name);
  const query = db.selectFrom('tags').select(COLUMNS).where('name_key', '=', name_key);
  const namesake = await query.executeTakeFirst();
  if (namesake) return { tag: namesake, isNew: false };
  const id = await nextId(db, 'tags');
  const tag = { id, name: normalize(name.trim(), 'NFC'), slug: await slugFor(db, name) };
  const row = { ...tag, name_key, created_at: now.toISOString() };
  await db.insertInto('tags').values(row).execute();
  return { tag, isNew: true };
}
