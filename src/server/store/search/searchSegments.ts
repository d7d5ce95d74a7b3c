import type { ExpressionBuilder } from 'kysely';
import { contains } from '../pages';
import type { Rows, Window } from '../pages';
import { addMatches } from './documents';
import type { Span } from './documents';
import { findInIndexes } from './findInIndexes';
import { MatchList, newestMatches, partsWithin } from './matchList';
import type { Matches } from './matchList';
import { NONE, uniteOrdinals } from './ordinals';
import type { Ordinals } from './ordinals';
import { bySegment } from './ranges';
import { isOneOf, MAX_DOCUMENTS, removedOrdinals, UNSETTLED } from './segments';
import type { SearchDb, SearchSchema } from './segments';

/** What is looked for in the texts of posts. */
export interface Search {
  /** Folded texts, any of which is to be found. */
  texts: readonly string[];
  span: Span;
  /** The ids of the posts that are not left out; null leaves out none. */
  kept: ReadonlySet<number> | null;
}

/** The matches in an indexed segment. */
interface Found {
  id: number;
  exact: Ordinals;
  /** Documents that have to be read. */
  possible: Ordinals;
}

/** The matches in segments whose documents need not be looked at to count them. */
type Counted = Found & Matches;

interface Divided {
  counted: Counted[];
  listed: Found[];
}

/** What the indexes know, by segment, without removed documents. */
async function findBySegment(db: SearchDb, texts: readonly string[]): Promise<Map<number, Found>> {
  const removed = await removedOrdinals(db);
  const segments = new Map<number, Found>();
  const both = (some: Ordinals, others: Ordinals) =>
    some.length > 0 ? uniteOrdinals([some, others]) : others;
  for (const text of texts) {
    for (const [first, { ordinals, isExact }] of await findInIndexes(db, text)) {
      for (const [id, all] of bySegment(first, ordinals)) {
        const gone = removed.get(id);
        const found = gone ? all.filter((ordinal) => !gone.has(ordinal % MAX_DOCUMENTS)) : all;
        const { exact, possible } = segments.get(id) ?? { exact: NONE, possible: NONE };
        segments.set(id, {
          id,
          exact: isExact ? both(exact, found) : exact,
          possible: isExact ? possible : both(possible, found),
        });
      }
    }
  }
  return segments;
}

/** Divides what was found by whether the documents of its segment have to be looked at. */
async function divide(db: SearchDb, { texts, span, kept }: Search): Promise<Divided> {
  const found = await findBySegment(db, texts);
  const segments = await db
    .selectFrom('post_segments')
    .select(['id', 'oldest', 'newest', 'is_whole'])
    .where('newest', 'is not', null)
    .execute();
  const divided: Divided = { counted: [], listed: [] };
  for (const segment of segments) {
    const matches = found.get(segment.id);
    // PostgreSQL gives large integers as strings.
    const oldest = Number(segment.oldest);
    const newest = Number(segment.newest);
    if (!matches || newest < span.from || oldest >= span.to) continue;
    const { id, exact, possible } = matches;
    const isWithin = oldest >= span.from && newest < span.to;
    if (isWithin && segment.is_whole && possible.length === 0 && !kept) {
      divided.counted.push({ id, exact, possible, length: exact.length, oldest, newest });
    } else divided.listed.push(matches);
  }
  return divided;
}

/** Adds the matches in some segments, and those that only may be matches to others. */
async function list(
  db: SearchDb,
  segments: readonly Found[],
  span: Span,
  exact: MatchList,
  possible: MatchList,
): Promise<void> {
  const found = new Map(segments.map((segment) => [segment.id, segment]));
  const rows = await db
    .selectFrom('post_segments')
    .select(['id', 'posts'])
    .where(isOneOf(db, 'id', [...found.keys()]))
    .execute();
  for (const { id, posts } of rows) {
    const segment = found.get(id);
    if (!segment || !posts) continue;
    addMatches(posts, segment.exact, span, exact);
    const isExact = new Set(segment.possible.length > 0 ? segment.exact : NONE);
    const unread = segment.possible.filter((ordinal) => !isExact.has(ordinal));
    addMatches(posts, unread, span, possible);
  }
}

/** The condition that the text of a post contains one of those looked for. */
const containsOne =
  (texts: readonly string[]) => (eb: ExpressionBuilder<SearchSchema, 'post_texts'>) =>
    eb.or(texts.map((text) => contains(eb.ref('body'), text)));

/** Adds the posts with a match among the texts that have no index. */
async function readUnindexed(db: SearchDb, { texts, span }: Search, matches: MatchList) {
  const unindexed = db.selectFrom('post_segments').select('id').where('posts', 'is', null);
  // Their ids are given: PostgreSQL would look for the text in all posts before it looks at a subquery.
  const ids = [UNSETTLED, ...(await unindexed.execute()).map(({ id }) => id)];
  const rows = await db
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['post_id', 'created_at'])
    .where(isOneOf(db, 'segment', ids))
    .where(containsOne(texts))
    .execute();
  for (const { post_id, created_at } of rows) {
    const instant = Date.parse(created_at);
    if (instant >= span.from && instant < span.to) matches.add(post_id, instant);
  }
}

/** The ids of those of some posts that have a match. */
async function readPosts(db: SearchDb, { texts }: Search, ids: Uint32Array): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_texts')
    .select('post_id')
    .where(isOneOf(db, 'post_id', [...ids]))
    .where(containsOne(texts))
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

/** Adds those of some matches that have one of some ids. */
function addSome(from: MatchList, kept: ReadonlySet<number>, matches: MatchList): MatchList {
  const { ids, instants } = from;
  ids.forEach((id, at) => {
    if (kept.has(id)) matches.add(id, instants[at] ?? 0);
  });
  return matches;
}

/** All matches but those that are counted. */
async function listMatches(db: SearchDb, search: Search, listed: readonly Found[]) {
  const matches = new MatchList();
  const possible = new MatchList();
  await list(db, listed, search.span, matches, possible);
  addSome(possible, await readPosts(db, search, possible.ids), matches);
  await readUnindexed(db, search, matches);
  return search.kept ? addSome(matches, search.kept, new MatchList()) : matches;
}

/** A page of the ids of the posts with a match, newest first, then by id. */
export async function searchSegments(
  db: SearchDb,
  { page, perPage }: Window,
  search: Search,
): Promise<Rows<number>> {
  const { counted, listed } = await divide(db, search);
  const matches = await listMatches(db, search, listed);
  const parts = [matches, ...counted];
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const begin = (page - 1) * perPage;
  const { within, before } = partsWithin(parts, begin, begin + perPage);
  const isWithin = new Set<Matches>(within);
  const near = isWithin.has(matches) ? matches : new MatchList();
  const segments = counted.filter((part) => isWithin.has(part));
  await list(db, segments, search.span, near, new MatchList());
  const items = newestMatches(near, begin - before, begin - before + perPage);
  return { items, total };
}
