import { instantsOf } from '../../../contract/dates';
import { contains, readPage, searchedTexts, searchText } from '../pages';
import type { Filter, Rows, Window } from '../pages';
import { findNewest } from '../postMonths';
import type { Db } from '../schema';
import { inSnapshot } from '../store';
import { IS_ZAWGYI, zawgyiIds } from '../zawgyi';
import { findInIndexes } from './findInIndexes';
import { MatchList, pageOf, union } from './matchList';
import type { Ordinals } from './ordinals';
import { bySegment } from './ranges';
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

/** The documents in which a text is, or only may be, by segment. */
interface FoundBySegment {
  exact: Map<number, Ordinals>;
  possible: Map<number, Ordinals>;
}

async function findBySegment(db: SearchDb, text: string): Promise<FoundBySegment> {
  const removed = await removedOrdinals(db);
  const bySegments: FoundBySegment = { exact: new Map(), possible: new Map() };
  for (const [first, { ordinals, isExact }] of await findInIndexes(db, text)) {
    const into = isExact ? bySegments.exact : bySegments.possible;
    for (const [segment, found] of bySegment(first, ordinals)) {
      const gone = removed.get(segment);
      into.set(segment, gone ? found.filter((ordinal) => !gone.has(ordinal)) : found);
    }
  }
  return bySegments;
}

/** Adds those of some posts whose texts contain a text. */
async function addRead(db: SearchDb, text: string, possible: MatchList, matches: MatchList) {
  const { ids, instants } = possible;
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('post_texts')
    .select('post_id')
    .where(isOneOf(db, 'post_id', [...ids]))
    .where((eb) => contains(eb.ref('body'), text))
    .execute();
  const found = new Set(rows.map(({ post_id }) => post_id));
  ids.forEach((id, at) => {
    if (found.has(id)) matches.add(id, instants[at] ?? 0);
  });
}

/** Searches the segments that have an index. */
async function searchIndexed(db: SearchDb, text: string, span: Span, matches: MatchList) {
  const { exact, possible } = await findBySegment(db, text);
  const segments = await db
    .selectFrom('post_segments')
    .select(['id', 'posts as documents'])
    .where(isOneOf(db, 'id', [...exact.keys(), ...possible.keys()]))
    .execute();
  const unread = new MatchList();
  for (const { id, documents } of segments) {
    // An index may have the documents of a segment that is being dissolved.
    if (!documents) continue;
    addMatches(documents, exact.get(id) ?? [], span, matches);
    addMatches(documents, possible.get(id) ?? [], span, unread);
  }
  await addRead(db, text, unread, matches);
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
