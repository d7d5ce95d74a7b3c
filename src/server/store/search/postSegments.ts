import type { Kysely } from 'kysely';
import { SLOTS } from './readRow';
import { withoutSlot } from './postDirectory';
import type { Db, Schema } from '../schema';

/** The tables that posts are found by. Only the functions of the search know of them. */
export type SearchSchema = Schema & {
  post_segments: SegmentsTable;
  post_texts: { post_id: number; segment: number; slot: number; body: string };
  post_pairs: { segment: number; pair: number; entries: Buffer };
};

export type SegmentsTable = {
  id: number;
  /** Slots that are taken; they are not given twice. */
  slots: number;
  /** Letters of all its texts. */
  letters: number;
  /** Who is in which slot, see `postDirectory.ts`. Null as long as its texts are searched. */
  posts: Buffer | null;
};

export type SearchDb = Kysely<SearchSchema>;

/** So that indexing a segment never takes long, however long the posts are. */
const MOST_LETTERS = 800_000;

export function searchDb(db: Db): SearchDb {
  return db.withTables<Omit<SearchSchema, keyof Schema>>();
}

/** Whether a segment takes no more texts. It is to be indexed then, if it is not yet. */
export function isFull({ slots, letters }: SegmentsTable): boolean {
  return slots === SLOTS || letters >= MOST_LETTERS;
}

/** The segment that takes new texts; there is at most one, the newest. */
async function openSegment(db: SearchDb): Promise<SegmentsTable> {
  const newest = await db
    .selectFrom('post_segments')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && !isFull(newest)) return newest;
  const segment = { id: (newest?.id ?? 0) + 1, slots: 0, letters: 0, posts: null };
  await db.insertInto('post_segments').values(segment).execute();
  return segment;
}

/** Puts a post's text into the open segment. */
export async function addText(db: SearchDb, postId: number, body: string): Promise<void> {
  const { id, slots, letters } = await openSegment(db);
  const text = { post_id: postId, segment: id, slot: slots, body };
  await db.insertInto('post_texts').values(text).execute();
  const filled = { slots: slots + 1, letters: letters + body.length };
  await db.updateTable('post_segments').set(filled).where('id', '=', id).execute();
}

/** How many texts a segment still has. */
export async function countTexts(db: SearchDb, segment: number): Promise<number> {
  const { left } = await db
    .selectFrom('post_texts')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('segment', '=', segment)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/**
 * Takes a post's text out. A segment that has lost half of its texts has its texts searched from
 * then on, until `indexSegments` takes it apart.
 */
export async function removeText(db: SearchDb, postId: number): Promise<void> {
  const place = await db
    .deleteFrom('post_texts')
    .where('post_id', '=', postId)
    .returning(['segment', 'slot'])
    .executeTakeFirst();
  if (!place) return;
  const { slots, posts } = await db
    .selectFrom('post_segments')
    .select(['slots', 'posts'])
    .where('id', '=', place.segment)
    .executeTakeFirstOrThrow();
  if (!posts) return;
  const isWorn = (await countTexts(db, place.segment)) < slots / 2;
  await db
    .updateTable('post_segments')
    .set({ posts: isWorn ? null : withoutSlot(posts, place.slot) })
    .where('id', '=', place.segment)
    .execute();
}
