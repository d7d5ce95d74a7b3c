import { instantsOf } from '../../../contract/dates';
import { contains, readPage, searchText } from '../pages';
import type { Filter, Rows, Window } from '../pages';
import type { Db } from '../schema';
import { inSnapshot } from '../store';
import { fold } from './fold';
import { MatchList, pageOf } from './matchList';
import { ordinalsOf } from './postings';
import type { Ordinals } from './postings';
import { addMatches, addText, removeText, searchDb } from './segments';
import type { SearchDb, Span } from './segments';
import { Candidates, cheapestCover, firstBigramOf, trigramsOf } from './trigramQuery';

/** The fields in which a search finds a post. */
export interface SearchedFields {
  title: string;
  /** The description as plain text. */
  description: string;
  /** Names of its tags. */
  tags: readonly string[];
}

/**
 * Makes a post findable by its fields and its `created_at`. Call it after the post's row was
 * written, in the same transaction, whenever one of them changes.
 */
export async function indexPost(db: Db, id: number, fields: SearchedFields): Promise<void> {
  const { title, description, tags } = fields;
  await removeText(searchDb(db), id);
  await addText(searchDb(db), id, searchText(title, description, ...tags));
}

/** Makes a post unfindable. Call it before the post's row is deleted, in the same transaction. */
export async function unindexPost(db: Db, id: number): Promise<void> {
  await removeText(searchDb(db), id);
}

/** Finding a posting list costs about as much as reading this many bytes of it. */
const COST_OF_LOOKUP = 1000;

/** The posting lists of a bigram; a segment without that bigram has none. */
async function readPostings(db: SearchDb, segments: readonly number[], bigram: number) {
  if (segments.length === 0) return [];
  return db
    .selectFrom('post_pairs')
    .select(['segment', 'entries as postings'])
    .where('pair', '=', bigram)
    .where('segment', 'in', segments)
    .execute();
}

/** Trigrams that cover a text. One segment is the sample for how rare each bigram is. */
async function chooseTrigrams(db: SearchDb, segments: readonly number[], text: string) {
  const trigrams = trigramsOf(text);
  const sizes = await db
    .selectFrom('post_pairs')
    .select((eb) => ['pair as bigram', eb.fn<number>('length', ['entries']).as('size')])
    .where('segment', '=', segments.at(-1) ?? 0)
    .where('pair', 'in', [...new Set(trigrams.map(({ bigram }) => bigram))])
    .execute();
  return cheapestCover(
    trigrams,
    new Map(sizes.map(({ bigram, size }) => [Number(bigram), COST_OF_LOOKUP + size])),
  );
}

/** The documents that contain a text of at least three code units, by segment. */
async function findByTrigrams(db: SearchDb, segments: readonly number[], text: string) {
  let left = new Map(segments.map((segment) => [segment, new Candidates()]));
  for (const trigram of await chooseTrigrams(db, segments, text)) {
    const narrowed = new Map<number, Candidates>();
    for (const { segment, postings } of await readPostings(db, [...left.keys()], trigram.bigram)) {
      const candidates = left.get(segment);
      if (candidates?.narrow(postings, trigram)) narrowed.set(segment, candidates);
    }
    left = narrowed;
  }
  return [...left].map(([segment, candidates]) => [segment, candidates.verified()] as const);
}

/** The documents that contain a text, by segment. */
async function findOrdinals(db: SearchDb, segments: readonly number[], text: string) {
  if (text.length > 2) return findByTrigrams(db, segments, text);
  const lists = await readPostings(db, segments, firstBigramOf(text));
  return lists.map(({ segment, postings }) => [segment, ordinalsOf(postings)] as const);
}

/** Searches the segments that have an index. */
async function searchIndexed(db: SearchDb, text: string, span: Span, matches: MatchList) {
  const segments = await db
    .selectFrom('post_segments')
    .select(['id', 'posts as documents'])
    .where('posts', 'is not', null)
    .execute();
  const ids = segments.map(({ id }) => id);
  const ordinals = new Map<number, Ordinals>(await findOrdinals(db, ids, text));
  for (const { id, documents } of segments) {
    if (documents) addMatches(documents, ordinals.get(id) ?? [], span, matches);
  }
}

/** Searches the texts of the segments that have no index yet. */
async function searchTexts(db: SearchDb, text: string, span: Span, matches: MatchList) {
  const segments = db.selectFrom('post_segments').select('id').where('posts', 'is', null);
  const posts = await db
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['post_id', 'created_at'])
    .where('segment', 'in', segments)
    .where((eb) => contains(eb.ref('body'), text))
    .execute();
  for (const { post_id, created_at } of posts) {
    const instant = Date.parse(created_at);
    if (instant < span.from || instant >= span.to) continue;
    matches.add(post_id, instant);
  }
}

async function findByText(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const { start, end } = filter;
  const span = {
    from: start ? instantsOf(start).from.getTime() : -Infinity,
    to: end ? instantsOf(end).to.getTime() : Infinity,
  };
  const matches = new MatchList();
  const text = fold(filter.text);
  await searchIndexed(searchDb(db), text, span, matches);
  await searchTexts(searchDb(db), text, span, matches);
  return { items: pageOf(matches, window), total: matches.length };
}

async function findByDays(db: Db, window: Window, { start, end }: Filter): Promise<Rows<number>> {
  let query = db
    .selectFrom('posts')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (start) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  const { items, total } = await readPage(query, window);
  return { items: items.map(({ id }) => id), total };
}

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text
 * matches literally, anywhere within one of the fields; both are folded.
 */
export function findPosts(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const find = fold(filter.text) === '' ? findByDays : findByText;
  // The tables must not change between the queries of a search.
  if (db.isTransaction) return find(db, window, filter);
  return inSnapshot(db, (snapshot) => find(snapshot, window, filter));
}
