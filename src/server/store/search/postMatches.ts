import { Candidates } from './candidates';
import { cheapestCover, firstPairOf, runsOf } from './pairs';
import { slotsOfRow } from './readRow';
import type { Slots } from './readRow';
import { Found, readDirectory } from './postDirectory';
import type { Span } from './postDirectory';
import type { SearchDb } from './postSegments';
import { contains } from '../pages';

/** To find a row costs about as much as to read so many bytes of it. */
const COST_OF_ROW = 1000;

/** What segments know of a pair of letters; a segment without that pair is missing. */
async function readRows(db: SearchDb, segments: readonly number[], pair: number) {
  if (segments.length === 0) return [];
  return db
    .selectFrom('post_pairs')
    .select(['segment', 'entries'])
    .where('pair', '=', pair)
    .where('segment', 'in', segments)
    .execute();
}

/** Runs that cover a text; which pairs are rare is told by one segment for all. */
async function chooseRuns(db: SearchDb, segments: readonly number[], text: string) {
  const runs = runsOf(text);
  const sizes = await db
    .selectFrom('post_pairs')
    .select((eb) => ['pair', eb.fn<number>('length', ['entries']).as('size')])
    .where('segment', '=', segments.at(-1) ?? 0)
    .where('pair', 'in', [...new Set(runs.map(({ pair }) => pair))])
    .execute();
  return cheapestCover(
    runs,
    new Map(sizes.map(({ pair, size }) => [Number(pair), COST_OF_ROW + size])),
  );
}

/** The texts that hold a text of three letters or more, by segment. */
async function findRuns(db: SearchDb, segments: readonly number[], text: string) {
  let left = new Map(segments.map((segment) => [segment, new Candidates()]));
  for (const run of await chooseRuns(db, segments, text)) {
    const narrowed = new Map<number, Candidates>();
    for (const { segment, entries } of await readRows(db, [...left.keys()], run.pair)) {
      const candidates = left.get(segment);
      if (candidates?.narrow(entries, run)) narrowed.set(segment, candidates);
    }
    left = narrowed;
  }
  return [...left].map(([segment, candidates]) => [segment, candidates.verified()] as const);
}

/** The texts that hold a text, by segment. */
async function findSlots(db: SearchDb, segments: readonly number[], text: string) {
  if (text.length > 2) return findRuns(db, segments, text);
  const rows = await readRows(db, segments, firstPairOf(text));
  return rows.map(({ segment, entries }) => [segment, slotsOfRow(entries)] as const);
}

/** Searches the closed segments by their index. */
async function searchClosed(db: SearchDb, text: string, span: Span, found: Found): Promise<void> {
  const closed = await db
    .selectFrom('post_segments')
    .select(['id', 'posts'])
    .where('posts', 'is not', null)
    .execute();
  const ids = closed.map(({ id }) => id);
  const slots = new Map<number, Slots>(await findSlots(db, ids, text));
  for (const { id, posts } of closed) {
    if (posts) readDirectory(posts, slots.get(id) ?? [], span, found);
  }
}

/** Searches the segments that have no index yet by their texts. */
async function searchOpen(db: SearchDb, text: string, span: Span, found: Found): Promise<void> {
  const open = db.selectFrom('post_segments').select('id').where('posts', 'is', null);
  const posts = await db
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['post_id', 'created_at'])
    .where('segment', 'in', open)
    .where((eb) => contains(eb.ref('body'), text))
    .execute();
  for (const { post_id, created_at } of posts) {
    const instant = Date.parse(created_at);
    if (instant < span.from || instant >= span.to) continue;
    found.add(post_id, instant);
  }
}

/** All posts whose texts hold a folded text that is not '', created in a span, in no order. */
export async function findMatches(db: SearchDb, text: string, span: Span): Promise<Found> {
  const found = new Found();
  await searchClosed(db, text, span, found);
  await searchOpen(db, text, span, found);
  return found;
}
