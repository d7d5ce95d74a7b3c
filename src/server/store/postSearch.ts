import { expressionBuilder, sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { fold } from '../../contract/fold';
import { looksLikeZawgyi } from '../../contract/zawgyi';
import { isSqlite } from './locks';
import { contains, countRows, isWithin, searchedTexts } from './pages';
import type { Filter, Rows, Window } from './pages';
import type { Db, Schema } from './schema';
import { searchTextOf, textsOf } from './texts';
import type { Texts } from './texts';

/**
 * Folds and stores the texts by which a search finds a post. Call it after the post is written, in
 * the same transaction. The database keeps its index up to date.
 */
export async function storeText(db: Db, postId: number): Promise<void> {
  const post = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const body = searchTextOf('posts', post);
  await db
    .insertInto('post_texts')
    .values({ post_id: postId, body })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ body }))
    .execute();
}

/** The number of characters in an entry of the databases' indexes of searched texts. */
const TRIGRAM = 3;

/**
 * The ids of the posts that contain one of some folded texts. SQLite uses its index only for
 * `match`, PostgreSQL uses its own for `like`. Neither index works for texts shorter than a
 * trigram; then all texts are scanned.
 */
function idsWith(db: Db, texts: readonly string[]) {
  const isIndexed = texts.every((text) => [...text].length >= TRIGRAM);
  if (isSqlite(db) && isIndexed) {
    const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR ');
    return sql`select rowid as id from post_trigrams where post_trigrams match ${phrases}`;
  }
  const eb = expressionBuilder<Schema, 'post_texts'>();
  const containsOne = eb.or(texts.map((text) => contains(eb.ref('body'), text)));
  return sql`select post_id as id from post_texts where ${containsOne}`;
}

/**
 * The ids of the tags whose names contain one of some folded texts. Posts keep no copy of the
 * names, so that renaming a tag of fifty thousand posts is quick. There are at most `MAX_TAGS` to
 * check.
 */
async function tagsWith(db: Db, texts: readonly string[]): Promise<number[]> {
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute();
  const isFound = (folded: string) => texts.some((text) => folded.includes(text));
  return tags.filter(({ name }) => isFound(fold(name))).map(({ id }) => id);
}

async function foundIds(db: Db, texts: readonly string[]) {
  const tags = await tagsWith(db, texts);
  if (tags.length === 0) return idsWith(db, texts);
  return sql`${idsWith(db, texts)}
    union select post_id from post_tags where tag_id in (${sql.join(tags)})`;
}

/** Only this much of a text is checked, in UTF-16 units, so that a save does not take long. */
const JUDGED_LENGTH = 60_000;

/** The value of `is_zawgyi`: whether the title or a paragraph of a post looks like Zawgyi. */
export function zawgyiFlag(post: Texts<'posts'>): 0 | 1 {
  const paragraphs = textsOf('posts', post, JUDGED_LENGTH).flatMap(({ text }) => text.split('\n'));
  return paragraphs.some(looksLikeZawgyi) ? 1 : 0;
}

/** The condition that a post looks like Zawgyi. It must equal the condition of the index. */
const IS_ZAWGYI = sql<SqlBool>`is_zawgyi = 1`;

/**
 * Judges the posts again that look like Zawgyi by the flag. An earlier release may have set it by
 * another rule.
 */
export async function judgeZawgyiAgain(db: Db): Promise<void> {
  for (const { id } of await db.selectFrom('posts').select('id').where(IS_ZAWGYI).execute()) {
    const texts = db.selectFrom('posts').select(['title', 'description']).where('id', '=', id);
    const post = await texts.executeTakeFirst();
    if (!post || zawgyiFlag(post) === 1) continue;
    // Another process may have changed the post since it was read.
    await db
      .updateTable('posts')
      .set({ is_zawgyi: 0 })
      .where('id', '=', id)
      .where('title', '=', post.title)
      .where('description', '=', post.description)
      .execute();
  }
}

export const countZawgyi = (db: Db) => countRows(db.selectFrom('posts').where(IS_ZAWGYI));

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text
 * matches literally, anywhere within one field or the name of a tag. Both are folded.
 */
export async function findPosts(
  db: Db,
  { page, perPage }: Window,
  filter: Filter,
): Promise<Rows<number>> {
  const texts = searchedTexts(filter);
  const isSearch = texts.length > 0;
  const found = isSearch ? sql`with found as materialized (${await foundIds(db, texts)})` : sql``;
  const conditions = [isWithin('posts', filter)];
  // The plus sign makes SQLite use the index on dates instead of reading all matching rows.
  if (isSearch) conditions.push(sql`+id in (select id from found)`);
  if (filter.onlyZawgyi) conditions.push(IS_ZAWGYI);
  const matching = sql`from posts where ${sql.join(conditions, sql` and `)}`;
  const newest = sql`order by created_at desc, id desc`;
  const { rows } = await sql<{ total: number; id: number | null }>`${found}
    select total, id from (select count(*) as total ${matching}) as counted
    left join (
      select id, created_at ${matching} ${newest} limit ${perPage} offset ${(page - 1) * perPage}
    ) as page on true ${newest}`.execute(db);
  const items = rows.flatMap(({ id }) => id ?? []);
  return { items, total: rows[0]?.total ?? 0 };
}

/** A warning for the operator if the database must search without its index; null otherwise. */
export async function slowSearch(db: Db): Promise<string | null> {
  if (isSqlite(db)) return null;
  const { rows } = await sql<{ trigrams: number }>`
    select cardinality(show_trgm('မိုးလေဝသ')) as trigrams`.execute(db);
  if (rows[0]?.trigrams) return null;
  return (
    'Searches for Burmese texts are slow, because the LC_CTYPE of the database knows no Burmese letters. ' +
    'Move it to one that was created with LC_CTYPE "C.UTF-8".'
  );
}
