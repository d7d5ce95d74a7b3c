import { instantsOf } from '../../../contract/dates';
import { contains, readPage, searchedTexts, searchText } from '../pages';
import type { Filter, Rows, Window } from '../pages';
import { findNewest } from '../postMonths';
import type { Db } from '../schema';
import { inSnapshot } from '../store';
import { IS_ZAWGYI, zawgyiIds } from '../zawgyi';
import { MatchList, pageOf, union } from './matchList';
import { ordinalsOf } from './postings';
import type { Ordinals } from './postings';
import {
  addMatches,
  addText,
  isOneOf,
  removedOrdinals,
  removeText,
  searchDb,
  UNSETTLED,
} from './segments';
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
  return db
    .selectFrom('post_pairs')
    .select(['segment', 'entries as postings'])
    .where('pair', '=', bigram)
    .where(isOneOf(db, 'segment', segments))
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
  return [...left].flatMap(([segment, candidates]) => {
    const ordinals = candidates.verified();
    return ordinals.length > 0 ? [[segment, ordinals] as const] : [];
  });
}

/** The documents that contain a text, by segment. */
async function findOrdinals(db: SearchDb, segments: readonly number[], text: string) {
  if (text.length > 2) return findByTrigrams(db, segments, text);
  const lists = await readPostings(db, segments, firstBigramOf(text));
  return lists.map(({ segment, postings }) => [segment, ordinalsOf(postings)] as const);
}

/** Searches the segments that have an index. */
async function searchIndexed(db: SearchDb, text: string, span: Span, matches: MatchList) {
  const indexed = await db
    .selectFrom('post_segments')
    .select('id')
    .where('posts', 'is not', null)
    .execute();
  const ids = indexed.map(({ id }) => id);
  const ordinals = new Map<number, Ordinals>(await findOrdinals(db, ids, text));
  const segments = await db
    .selectFrom('post_segments')
    .select(['id', 'posts as documents'])
    .where(isOneOf(db, 'id', [...ordinals.keys()]))
    .execute();
  const removed = await removedOrdinals(db);
  for (const { id, documents } of segments) {
    const found = ordinals.get(id) ?? [];
    const gone = removed.get(id);
    const left = gone ? found.filter((ordinal) => !gone.has(ordinal)) : found;
    if (documents) addMatches(documents, left, span, matches);
  }
}

/** Searches the texts that have no index yet. */
async function searchTexts(db: SearchDb, text: string, span: Span, matches: MatchList) {
  const unindexed = db.selectFrom('post_segments').select('id').where('posts', 'is', null);
  const posts = await db
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['post_id', 'created_at'])
    .where((eb) => eb.or([eb('segment', '=', UNSETTLED), eb('segment', 'in', unindexed)]))
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
  const lists: MatchList[] = [];
  for (const text of searchedTexts(filter)) {
    const matches = new MatchList();
    await searchIndexed(searchDb(db), text, span, matches);
    await searchTexts(searchDb(db), text, span, matches);
    lists.push(matches);
  }
  const matches = union(lists, filter.onlyZawgyi ? await zawgyiIds(db) : null);
  return { items: pageOf(matches, window), total: matches.length };
}

async function findByDays(
  db: Db,
  window: Window,
  { start, end, onlyZawgyi }: Filter,
): Promise<Rows<number>> {
  let query = db
    .selectFrom('posts')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (start) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  if (onlyZawgyi) query = query.where(IS_ZAWGYI);
  const { items, total } = await readPage(query, window);
  return { items: items.map(({ id }) => id), total };
}

function finderOf(filter: Filter) {
  if (searchedTexts(filter).length > 0) return findByText;
  return filter.start || filter.end || filter.onlyZawgyi ? findByDays : findNewest;
}

/**
 * A page of the ids of the posts that match a filter, newest first by `created_at`, then id. A text
 * matches literally, anywhere within one of the fields; both are folded.
 */
export function findPosts(db: Db, window: Window, filter: Filter): Promise<Rows<number>> {
  const find = finderOf(filter);
  // The tables must not change between the queries of a search.
  if (db.isTransaction) return find(db, window, filter);
  return inSnapshot(db, (snapshot) => find(snapshot, window, filter));
}
