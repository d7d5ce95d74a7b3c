import type { Tag, TagUse } from '../../contract/tag';
import { normalize } from '../../contract/normalize';
import { tagKey } from '../../contract/tagName';
import { visibleOnly } from '../../contract/text';
import { nextId } from './engine/ids';
import { countRows } from './engine/pages';
import type { Db, Written } from './schema';
import { freeSlug, slugOf } from './slug';

export interface StoredTag extends Tag {
  id: number;
}

const COLUMNS = ['id', 'name', 'slug'] as const;

export function listTags(db: Db): Promise<StoredTag[]> {
  return db
    .selectFrom('tags')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function listTagUses(db: Db): Promise<TagUse[]> {
  const rows = await db
    .selectFrom('post_tags')
    .select(['tag_id', (eb) => eb.fn.countAll<number>().as('posts')])
    .groupBy('tag_id')
    .execute();
  const counts = new Map(rows.map(({ tag_id, posts }) => [tag_id, posts]));
  return (await listTags(db)).map((tag) => ({ ...tag, posts: counts.get(tag.id) ?? 0 }));
}

export async function areTags(db: Db, ids: readonly number[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  const rows = await db.selectFrom('tags').select('id').where('id', 'in', unique).execute();
  return rows.length === unique.length;
}

export const countTags = (db: Db) => countRows(db.selectFrom('tags'));

const storedName = (name: string) => normalize(name.trim(), 'NFC');

/**
 * The unique key of a name in the store. Names with the same one are equal under `tagKey`, too, but
 * it differs for spellings that only look the same: older stores may have such tags.
 */
const storedKey = (name: string) =>
  normalize(visibleOnly(name), 'NFC').replace(/\s+/gu, ' ').toLowerCase();

/** The tag with a name that looks the same: of several the one spelt like it, or the oldest. */
export async function findTagNamed(db: Db, name: string): Promise<StoredTag | undefined> {
  const key = tagKey(name);
  const twins = (await listTags(db)).filter((tag) => tagKey(tag.name) === key);
  return twins.find((tag) => tag.name === storedName(name)) ?? twins.at(-1);
}

export function findTag(db: Db, id: number): Promise<StoredTag | undefined> {
  return db.selectFrom('tags').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The kind of entity that refers to a tag, so that the tag cannot be deleted; null for none. */
export async function userOfTag(db: Db, id: number): Promise<'post' | 'trash' | null> {
  const post = db.selectFrom('post_tags').select('post_id').where('tag_id', '=', id);
  if (await post.executeTakeFirst()) return 'post';
  const entry = db.selectFrom('trash_tags').select('trash_id').where('tag_id', '=', id);
  return (await entry.executeTakeFirst()) ? 'trash' : null;
}

/**
 * Renames a tag. No other tag may have the name. Its id and slug stay. Call it in a transaction.
 */
export async function renameTag(db: Db, id: number, name: string): Promise<void> {
  const names = { name: storedName(name), name_key: storedKey(name) };
  await db.updateTable('tags').set(names).where('id', '=', id).execute();
}

/** Call it in a transaction, for a tag that nothing refers to. */
export async function deleteTag(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tags').where('id', '=', id).execute();
}

/**
 * Adds a tag.
 *
 * @param wanted its slug, unless another tag has it
 */
export async function addTag(
  db: Db,
  { id, name, created_at }: { id: number; name: string; created_at: string },
  wanted = slugOf(name) || 'tag',
): Promise<StoredTag> {
  const rows = await db.selectFrom('tags').select('slug').execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  const slug = freeSlug(wanted, (free) => !taken.has(free));
  const tag = { id, name: storedName(name), slug };
  const columns = { ...tag, name_key: storedKey(name) } satisfies Written<'tags'>;
  await db
    .insertInto('tags')
    .values({ ...columns, created_at })
    .execute();
  return tag;
}

export async function createTag(db: Db, name: string, now: Date): Promise<StoredTag> {
  const id = await nextId(db, 'tags');
  return addTag(db, { id, name, created_at: now.toISOString() });
}
