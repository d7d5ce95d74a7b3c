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

const asNumber = (condition: Expression<SqlBool>) => sql`case when ${condition} then 1 else 0 end`;

/**
 * The ids of the posts that contain one of some folded texts, and whether as whole syllables, as 0
 * or 1. SQLite uses its index only for
 * `match`, PostgreSQL uses its own for `like`. Neither index works for texts shorter than a
 * trigram; then all texts are scanned. If the index is asked for a part of a text, the posts that
 * it finds are compared with the whole.
 */
function idsWith(db: Db, texts: readonly string[], isSplit: boolean) {
  const eb = expressionBuilder<Schema, 'post_texts'>();
  const body = eb.ref('body');
  const isIndexed = texts.every((text) => [...text].length >= TRIGRAM);
  const parts = isIndexed ? texts.map(plainestPart) : texts;
  const isWhole = parts.every((part, index) => part === texts[index]);
  const whole = isSplit ? asNumber(holdsWhole(db, body, texts)) : sql`1`;
  const literally = isWhole ? sql`true` : eb.or(texts.map((text) => holds(db, body, text)));
  if (isSqlite(db) && isIndexed) {
    const phrases = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR ');
    return sql`select rowid as id, ${whole} as is_whole from post_trigrams
      where post_trigrams match ${phrases} and ${literally}`;
  }
  const hasPart = eb.or(parts.map((part) => contains(body, part)));
  return sql`select post_id as id, ${whole} as is_whole from post_texts
    where ${hasPart} and ${literally}`;
}

/**
 * The ids of the tags whose names contain one of some folded texts. Posts keep no copy of the
 * names, so that renaming a tag of fifty thousand posts is quick. There are at most `MAX_TAGS` to
 * check.
 */
async function tagsWith(db: Db, texts: readonly string[]) {
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute();
  const isWhole = isWholeIn(texts);
  return tags
    .map(({ id, name }) => ({ id, folded: fold(name) }))
    .filter(({ folded }) => texts.some((text) => folded.includes(text)))
    .map(({ id, folded }) => ({ id, isWhole: isWhole(folded) }));
}

/** The ids of the posts that match, each once, with `is_whole`; see `idsWith`. */
async function foundIds(db: Db, texts: readonly string[], isSplit: boolean) {
  const tags = await tagsWith(db, texts);
  const found = idsWith(db, texts, isSplit);
  if (tags.length === 0) return found;
  const ids = tags.map(({ id }) => id);
  const wholeIds = tags.filter((tag) => tag.isWhole).map(({ id }) => id);
  const isWholeTag = isSplit && wholeIds.length < ids.length;
  const whole = isWholeTag
    ? asNumber(expressionBuilder<Schema, 'post_tags'>()('tag_id', 'in', [...wholeIds, 0]))
    : sql`1`;
  return sql`select id, max(is_whole) as is_whole from (${found}
    union all select post_id, ${whole} from post_tags where tag_id in (${sql.join(ids)})
    ) as hits group by id`;
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
  const isSplit = canBePart(texts);
  const ids = isSearch ? await foundIds(db, texts, isSplit) : null;
  const found = ids ? sql`with found as materialized (${ids})` : sql``;
  const conditions = [isWithin('posts', filter)];
  // The plus sign makes SQLite use the index on dates instead of reading all matching rows.
  if (isSearch) conditions.push(sql`+posts.id in (select id from found)`);
  if (filter.onlyZawgyi) conditions.push(IS_ZAWGYI);
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  // Only results of both kinds need another order than that of the index.
  const source = isSplit ? sql`posts join found on found.id = posts.id` : sql`posts`;
  const isWhole = isSplit ? sql`is_whole` : sql`1`;
  const first = isSplit ? sql`is_whole desc, ` : sql``;
  const { rows } = await sql<{ total: number; whole: number; id: number | null }>`${found}
    select total, whole, id
    from (select count(*) as total, sum(${isWhole}) as whole from ${source} ${where}) as counted
    left join (
      select posts.id, created_at, ${isWhole} as is_whole from ${source} ${where}
      order by ${first} created_at desc, posts.id desc
      limit ${perPage} offset ${(page - 1) * perPage}
    ) as page on true order by ${first} created_at desc, id desc`.execute(db);
  const items = rows.flatMap(({ id }) => id ?? []);
  const { total = 0, whole = 0 } = rows[0] ?? {};
  return { items, total, ...(isSplit && { whole: Number(whole) }) };
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
