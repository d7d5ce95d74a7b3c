import type { Tag } from '../../contract/tag';
import { normalize } from '../../contract/normalize';
import { tagKey } from '../../contract/tagName';
import { nextId } from './ids';
import type { Db } from './schema';
import { freeSlug, slugOf } from './slug';

/** A tag whose id is a number. */
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

/** Whether all of these ids are those of tags. */
export async function areTags(db: Db, ids: readonly number[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  const rows = await db.selectFrom('tags').select('id').where('id', 'in', unique).execute();
  return rows.length === unique.length;
}

async function slugFor(db: Db, name: string): Promise<string> {
  const rows = await db.selectFrom('tags').select('slug').execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(slugOf(name) || 'tag', (slug) => !taken.has(slug));
}

/**
 * Adds a tag, unless one has a matching name (`tagKey`). Call it in a transaction.
 *
 * @returns the tag with that name, and whether it is new
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
