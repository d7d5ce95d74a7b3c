import type { Tag } from '../../contract/tag';
import { normalize } from '../../contract/normalize';
import { tagKey } from '../../contract/tagName';
import { nextId } from './ids';
import type { Db, Written } from './schema';
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

export async function countTags(db: Db): Promise<number> {
  const query = db.selectFrom('tags').select((eb) => eb.fn.countAll().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** The tag whose name matches (`tagKey`), or undefined. */
export function findTagNamed(db: Db, name: string): Promise<StoredTag | undefined> {
  const query = db.selectFrom('tags').select(COLUMNS).where('name_key', '=', tagKey(name));
  return query.executeTakeFirst();
}

export function findTag(db: Db, id: number): Promise<StoredTag | undefined> {
  return db.selectFrom('tags').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** What refers to a tag, so that it cannot be deleted. */
export async function userOfTag(db: Db, id: number): Promise<'post' | 'trash' | null> {
  const post = db.selectFrom('post_tags').select('post_id').where('tag_id', '=', id);
  if (await post.executeTakeFirst()) return 'post';
  const entry = db.selectFrom('trash_tags').select('trash_id').where('tag_id', '=', id);
  return (await entry.executeTakeFirst()) ? 'trash' : null;
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

/** Adds a tag. Call it in a transaction, for a name that no tag has. */
export async function createTag(db: Db, name: string, now: Date): Promise<StoredTag> {
  const id = await nextId(db, 'tags');
  const tag = { id, name: normalize(name.trim(), 'NFC'), slug: await slugFor(db, name) };
  const columns = { ...tag, name_key: tagKey(name) } satisfies Written<'tags'>;
  await db
    .insertInto('tags')
    .values({ ...columns, created_at: now.toISOString() })
    .execute();
  return tag;
}
