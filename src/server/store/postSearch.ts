import { expressionBuilder, sql } from 'kysely';
import { hasOneWriter } from './locks';
import { contains, isWithin, phrasesOf, searchedTexts, TRIGRAM } from './pages';
import type { Filter, Rows, Window } from './pages';
import type { Db, Schema } from './schema';
import { searchTextOf } from './texts';
import { IS_ZAWGYI } from './zawgyi';

/**
 * Folds and stores what a search finds a post by: its texts, and the names of its tags.
 * Call it once the post and its tags are written, in the same transaction. The database itself keeps its index in step.
 */
export async function storeText(db: Db, postId: number): Promise<void> {
  const post = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const tags = await db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select('name')
    .where('post_id', '=', postId)
    .execute();
  const names = tags.map(({ name }) => name);
  const body = searchTextOf('posts', post, names);
  await db
    .insertInto('post_texts')
    .values({ post_id: postId, body })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ body }))
    .execute();
}

/**
 * The ids of the posts that contain one of some folded texts. SQLite uses its index only for `match`; PostgreSQL
 * uses its own for `like`. Neither has one for fewer characters than a trigram: then the texts are scanned.
 */
function idsWith(db: Db, texts: readonly string[]) {
  const isIndexed = texts.every((text) => [...text].length >= TRIGRAM);
  if (hasOneWriter(db) && isIndexed) {
    return sql`select rowid as id from post_trigrams where post_trigrams match ${phrasesOf(texts)}`;
  }
  const eb = expressionBuilder<Schema, 'post_texts'>();
  const containsOne = eb.or(texts.map((text) => contains(eb.ref('body'), text)));
  return sql`select post_id as id from post_texts where ${containsOne}`;
}

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text matches
 * literally, anywhere within one of the fields; both are folded.
 */
export async function findPosts(
  db: Db,
  { page, perPage }: Window,
  filter: Filter,
): Promise<Rows<number>> {
  const texts = searchedTexts(filter);
  const isSearch = texts.length > 0;
  const found = isSearch ? sql`with found as materialized (${idsWith(db, texts)})` : sql``;
  const conditions = [isWithin('posts', filter)];
  // By the sign SQLite goes through the index on dates, rather than through the rows of all that are found.
  if (isSearch) conditions.push(sql`+id in (select id from found)`);
  if (filter.onlyZawgyi) conditions.push(IS_ZAWGYI);
  const matching = sql`from posts where ${sql.join(conditions, sql` and `)}`;
  const newest = sql`order by created_at desc, id desc`;
  const { rows } = await sql<{ total: number; id: number | null }>`${found}
    select total, id from (select count(*) as total ${matching}) as counted
    left join (
      select id, created_at ${matching} ${newest} limit ${perPage} offset ${(page - 1) * perPage}
    ) as page on true ${newest}`.execute(db);
  // Without a post on the page, the total stands alone.
  const items = rows.flatMap(({ id }) => id ?? []);
  return { items, total: rows[0]?.total ?? 0 };
}

/** A warning for the operator where the database can search, but without its index; null where it can with it. */
export async function slowSearch(db: Db): Promise<string | null> {
  if (hasOneWriter(db)) return null;
  const { rows } = await sql<{ trigrams: number }>`
    select cardinality(show_trgm('မိုးလေဝသ')) as trigrams`.execute(db);
  if (rows[0]?.trigrams) return null;
  return (
    'Searches for Burmese texts are slow, because the LC_CTYPE of the database knows no Burmese letters. ' +
    'Move it to one that was created with LC_CTYPE "C.UTF-8".'
  );
}
