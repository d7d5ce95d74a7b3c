import { expressionBuilder, sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { fold } from '../../contract/fold';
import { looksLikeZawgyi } from '../../contract/zawgyi';
import { isSqlite } from './engine/locks';
import { contains, countRows, isWithin, searchedTexts } from './engine/pages';
import type { Filter, Rows, Window } from './engine/pages';
import type { Db, Schema } from './schema';
import { searchTextOf, textsOf } from './texts';
import type { TextColumns } from './texts';
import { canBePart, holdsWhole, isWholeIn } from './engine/wholeSyllables';

/**
 * How much of the folded texts of a post is searched, in code points. Every trigram of a text is
 * written to the index, and every other request waits meanwhile. Migration 1006 has the same number.
 */
export const SEARCHED_LENGTH = 100_000;

function beginningOf(text: string): string {
  if (text.length <= SEARCHED_LENGTH) return text;
  return [...text].slice(0, SEARCHED_LENGTH).join('');
}

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
  const body = beginningOf(searchTextOf('posts', post));
  await db
    .insertInto('post_texts')
    .values({ post_id: postId, body })
    .onConflict((conflict) =>
      // An unchanged text keeps its entries in the index.
      conflict.column('post_id').doUpdateSet({ body }).where('post_texts.body', '<>', body),
    )
    .execute();
}

/** The number of characters in an entry of the databases' indexes of searched texts. */
const TRIGRAM = 3;
/**
 * The longest part of a text in which no trigram occurs twice. To find a phrase, the databases read
 * the places of each of its trigrams. In a post with 100,000 times the same letter, two hundred of
 * that letter would be two hundred times 100,000 places.
 */
export function plainestPart(text: string): string {
  const letters = [...text];
  const seen = new Map<string, number>();
  let [start, from, to] = [0, 0, 0];
  for (let at = 0; at < letters.length; at += 1) {
    const trigram = letters.slice(at, at + TRIGRAM).join('');
    start = Math.max(start, (seen.get(trigram) ?? -1) + 1);
    seen.set(trigram, at);
    const end = Math.min(at + TRIGRAM, letters.length);
    if (end - start > to - from) [from, to] = [start, end];
  }
  return letters.slice(from, to).join('');
}

/** The condition that a text contains another one, in which every character is literal. */
function holds(db: Db, column: Expression<string>, text: string): Expression<SqlBool> {
  const place = isSqlite(db) ? sql.ref('instr') : sql.ref('strpos');
  return sql`${place}(${column}, ${text}) > 0`;
}

/**
 * The ids of the posts whose texts contain one of some folded texts. SQLite uses its index only for
 * `match`, PostgreSQL uses its own for `like`. Neither index works for texts shorter than a
 * trigram; then all texts are scanned. If the index is asked for a part of a text, the posts that
 * it finds are compared with the whole.
 */
function idsWith(db: Db, texts: readonly string[]) {
  const eb = expressionBuilder<Schema, 'post_texts'>();
  const body = eb.ref('body');
  const isIndexed = texts.every((text) => [...text].length >= TRIGRAM);
  const parts = isIndexed ? texts.map(plainestPart) : texts;
  const isWhole = parts.every((part, index) => part === texts[index]);
  const literally = isWhole ? sql`true` : eb.or(texts.map((text) => holds(db, body, text)));
  if (isSqlite(db) && isIndexed) {
    const phrases = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR ');
    return sql`select rowid as id from post_trigrams
      where post_trigrams match ${phrases} and ${literally}`;
  }
  const hasPart = eb.or(parts.map((part) => contains(body, part)));
  return sql`select post_id as id from post_texts where ${hasPart} and ${literally}`;
}

interface FoundTag {
  id: number;
  isWhole: boolean;
}

/**
 * The tags whose names contain one of some folded texts. Posts keep no copy of the names, so that
 * renaming a tag of fifty thousand posts is quick. There are at most `MAX_TAGS` to check.
 */
async function tagsWith(db: Db, texts: readonly string[]): Promise<FoundTag[]> {
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute();
  const isWhole = isWholeIn(texts);
  return tags
    .map(({ id, name }) => ({ id, folded: fold(name) }))
    .filter(({ folded }) => texts.some((text) => folded.includes(text)))
    .map(({ id, folded }) => ({ id, isWhole: isWhole(folded) }));
}

const taggedWith = (tags: readonly FoundTag[]) =>
  sql`select post_id from post_tags where tag_id in (${sql.join(tags.map(({ id }) => id))})`;

/** The ids of the posts that match, each once. */
function foundIds(db: Db, texts: readonly string[], tags: readonly FoundTag[]) {
  const found = idsWith(db, texts);
  return tags.length > 0 ? sql`${found} union ${taggedWith(tags)}` : found;
}

/** The condition that a post contains one of some folded texts as whole syllables. */
function isWholePost(db: Db, texts: readonly string[], tags: readonly FoundTag[]) {
  const body = expressionBuilder<Schema, 'post_texts'>().ref('body');
  const inText = sql`(select ${holdsWhole(db, body, texts)} from post_texts
    where post_id = posts.id)`;
  const whole = tags.filter((tag) => tag.isWhole);
  return whole.length > 0 ? sql`(${inText} or posts.id in (${taggedWith(whole)}))` : inText;
}

/** Only this much of a text is checked, in UTF-16 units, so that a save does not take long. */
const JUDGED_LENGTH = 60_000;

/** The value of `is_zawgyi`: whether the title or a paragraph of a post looks like Zawgyi. */
export function zawgyiFlag(post: TextColumns<'posts'>): 0 | 1 {
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

interface Selection {
  conditions: readonly Expression<unknown>[];
  /** The condition that a post comes before the others; null if none can. */
  whole: Expression<unknown> | null;
}

/**
 * The ids of a window of the posts that meet some conditions, and whether they come first. The
 * second part is not read if the first one fills the window. The databases walk the index on dates
 * and stop at the end of the window, so they check few texts for whole syllables.
 */
function selectIds({ conditions, whole }: Selection, limit: number, offset: number) {
  const newest = (isFirst: 0 | 1, more: readonly Expression<unknown>[], count: number) => sql`
    select posts.id, created_at, ${sql.lit(isFirst)} as is_first from posts
    where ${sql.join([...conditions, ...more], sql` and `)}
    order by created_at desc, posts.id desc limit ${count}`;
  if (!whole) return sql`${newest(1, [], limit)} offset ${offset}`;
  const end = offset + limit;
  return sql`select * from (select * from (${newest(1, [whole], end)}) as firsts
    union all select * from (${newest(0, [sql`not ${whole}`], end)}) as others) as ordered
    limit ${limit} offset ${offset}`;
}

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text
 * matches literally, anywhere within one field or the name of a tag. Both are folded. Posts that
 * contain it as whole syllables come first.
 */
export async function findPosts(
  db: Db,
  { page, perPage }: Window,
  filter: Filter,
): Promise<Rows<number>> {
  const texts = searchedTexts(filter);
  const isSearch = texts.length > 0;
  const tags = isSearch ? await tagsWith(db, texts) : [];
  const whole = canBePart(texts) ? isWholePost(db, texts, tags) : null;
  const conditions: Expression<unknown>[] = [isWithin('posts', filter)];
  if (filter.onlyZawgyi) conditions.push(IS_ZAWGYI);
  // `is true` keeps the databases from looking up each found post instead of walking the index.
  if (isSearch) conditions.push(sql`(posts.id in (select id from found)) is true`);
  const found = isSearch ? sql`with found as materialized (${foundIds(db, texts, tags)})` : sql``;
  const isNarrowed = filter.start ?? filter.end ?? filter.onlyZawgyi;
  const counted =
    isSearch && !isNarrowed ? sql`found` : sql`posts where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ total: number; id: number | null; is_first: number }>`${found}
    select total, id, is_first
    from (select count(*) as total from ${counted}) as counted
    left join (${selectIds({ conditions, whole }, perPage, (page - 1) * perPage)}) as page on true
    order by is_first desc, created_at desc, id desc`.execute(db);
  const items = rows.flatMap(({ id }) => id ?? []);
  const total = rows[0]?.total ?? 0;
  const firsts = rows.filter(({ is_first }) => is_first === 1);
  return { items, total, ...(whole && { whole: firsts.length }) };
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
