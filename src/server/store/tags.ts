import { sql } from 'kysely';
import type { Tag, TagUse } from '../../contract/tag';
import { normalize } from '../../contract/normalize';
import { tagKey } from '../../contract/tagName';
import { visibleOnly } from '../../contract/text';
import { nextId } from './ids';
import { countRows } from './pages';
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

/** The tag with a name that looks the same: of several the one with exactly that name, or the oldest. */
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

/**
 * Replaces a tag by another one, in posts and in the trash. A post with both keeps one. Call it in
 * a transaction that has locked the replaced tag. Afterwards nothing refers to it.
 */
export async function replaceTag(db: Db, id: number, into: number): Promise<void> {
  for (const [table, owner] of [
    ['post_tags', 'post_id'],
    ['trash_tags', 'trash_id'],
  ] as const) {
    const [rows, key] = [sql.table(table), sql.ref(owner)];
    await sql`delete from ${rows} where tag_id = ${id}
      and ${key} in (select ${key} from ${rows} where tag_id = ${into})`.execute(db);
    await sql`update ${rows} set tag_id = ${into} where tag_id = ${id}`.execute(db);
  }
}

/** Call it in a transaction, for a tag that nothing refers to. */
export async function deleteTag(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tags').where('id', '=', id).execute();
}

async function slugFor(db: Db, name: string): Promise<string> {
  const rows = await db.selectFrom('tags').select('slug').execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(slugOf(name) || 'tag', (slug) => !taken.has(slug));
}

export async function createTag(db: Db, name: string, now: Date): Promise<StoredTag> {
  const id = await nextId(db, 'tags');
  const tag = { id, name: storedName(name), slug: await slugFor(db, name) };
  const columns = { ...tag, name_key: storedKey(name) } satisfies Written<'tags'>;
  await db
    .insertInto('tags')
    .values({ ...columns, created_at: now.toISOString() })
    .execute();
  return tag;
}
