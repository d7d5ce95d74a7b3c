import { sql } from 'kysely';
import { MAX_MERGED_POSTS } from '../../contract/limits';
import type { MergedTag } from '../../contract/tag';
import type { Db } from './schema';
import { addTag } from './tags';
import type { StoredTag } from './tags';

/*
 * Call these functions in a transaction that has locked the tag, of which posts or entries of the
 * trash have uses.
 */

/** The tables with the uses of tags, and the post of each of their owners. */
const USES = [
  { table: 'post_tags', owner: 'post_id', posts: sql`select id as owner, id as post from posts` },
  {
    table: 'trash_tags',
    owner: 'trash_id',
    posts: sql`select id as owner, noun_id as post from trash where noun = 'post'`,
  },
] as const;

interface Use {
  post: number;
  position: number;
  has_both: number;
}

async function usesOf(db: Db, id: number, into: number): Promise<Use[]> {
  const all: Use[] = [];
  for (const { table, owner, posts } of USES) {
    const [rows, gone, target] = [
      sql.table(table),
      sql.ref(`gone.${owner}`),
      sql.ref(`target.${owner}`),
    ];
    const { rows: uses } = await sql<Use>`
      select post, gone.position, case when target.tag_id is null then 0 else 1 end as has_both
      from ${rows} as gone
        join (${posts}) as posts on posts.owner = ${gone}
        left join ${rows} as target on ${target} = ${gone} and target.tag_id = ${into}
      where gone.tag_id = ${id} order by post limit ${MAX_MERGED_POSTS + 1}`.execute(db);
    all.push(...uses);
  }
  return all;
}

/**
 * Reads a tag before it is merged into another one, with its posts.
 *
 * @returns null if it has more than `MAX_MERGED_POSTS`
 */
export async function readMerged(db: Db, tag: StoredTag, into: number): Promise<MergedTag | null> {
  const uses = await usesOf(db, tag.id, into);
  if (uses.length > MAX_MERGED_POSTS) return null;
  const row = db.selectFrom('tags').select('created_at').where('id', '=', tag.id);
  const { created_at } = await row.executeTakeFirstOrThrow();
  const posts = uses.filter((use) => use.has_both === 0).map(({ post }) => post);
  const places = new Map<number, number[]>();
  for (const { post, position } of uses.filter((use) => use.has_both === 1)) {
    places.set(position, [...(places.get(position) ?? []), post]);
  }
  const posts_with_both = [...places].map(([position, both]) => ({ position, posts: both }));
  return { ...tag, created_at, posts, posts_with_both };
}

/**
 * Replaces a tag by another one, in posts and in the trash. A post with both keeps one. Afterwards
 * nothing refers to the tag.
 */
export async function replaceTag(db: Db, id: number, into: number): Promise<void> {
  for (const { table, owner } of USES) {
    const [rows, key] = [sql.table(table), sql.ref(owner)];
    await sql`delete from ${rows} where tag_id = ${id}
      and ${key} in (select ${key} from ${rows} where tag_id = ${into})`.execute(db);
    await sql`update ${rows} set tag_id = ${into} where tag_id = ${id}`.execute(db);
  }
}

/** Fewer than the parameters of a query. */
const POSTS_AT_ONCE = 10_000;

function* batchesOf(posts: readonly unknown[]) {
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    yield sql.join(posts.slice(from, from + POSTS_AT_ONCE));
  }
}

/**
 * Restores a tag that was merged into another one, in each post that still has the other one. Where
 * a post had both, another tag may have got its place since; then the post was saved without it and
 * target as it is.
 */
export async function restoreTag(db: Db, merged: MergedTag, into: number): Promise<StoredTag> {
  const { posts, posts_with_both, slug, ...tag } = merged;
  const id = Number(tag.id);
  const restored = await addTag(db, { ...tag, id }, slug);
  for (const { table, owner, posts: owners } of USES) {
    const [rows, target, taken] = [
      sql.table(table),
      sql.ref(`target.${owner}`),
      sql.ref(`taken.${owner}`),
    ];
    const among = (batch: unknown) =>
      sql`(select owner from (${owners}) as posts where post in (${batch}))`;
    for (const batch of batchesOf(posts)) {
      await sql`update ${rows} set tag_id = ${id}
        where tag_id = ${into} and ${sql.ref(owner)} in ${among(batch)}`.execute(db);
    }
    for (const { position, posts: both } of posts_with_both) {
      for (const batch of batchesOf(both)) {
        await sql`insert into ${rows} (${sql.ref(owner)}, tag_id, position)
          select ${target}, ${id}, ${position} from ${rows} as target
          where tag_id = ${into} and ${target} in ${among(batch)} and not exists (
            select 1 from ${rows} as taken
            where ${taken} = ${target} and taken.position = ${position})`.execute(db);
      }
    }
  }
  return restored;
}
