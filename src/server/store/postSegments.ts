import type { Kysely } from 'kysely';
import { SLOTS } from '../search/readRow';
import { writeRows } from '../search/writeRows';
import { toDirectory, withoutSlot } from './postDirectory';
import type { Db, Schema } from './schema';

/** The tables that posts are found by. Only the functions of the search know of them. */
export type SearchSchema = Schema & {
  post_segments: SegmentsTable;
  post_texts: { post_id: number; segment: number; slot: number; body: string };
  post_pairs: { segment: number; pair: number; entries: Buffer };
};

type SegmentsTable = {
  id: number;
  /** Slots that are taken; they are not given twice. */
  slots: number;
  /** Letters of all its texts. */
  letters: number;
  /** Who is in which slot, see `postDirectory.ts`. Null as long as the segment is open. */
  posts: Buffer | null;
};

export type SearchDb = Kysely<SearchSchema>;

/** So that closing a segment never takes long, however long the posts are. */
const MOST_LETTERS = 800_000;
const ROWS_AT_ONCE = 500;

export function searchDb(db: Db): SearchDb {
  return db.withTables<Omit<SearchSchema, keyof Schema>>();
}

/** The segment that takes new texts; there is at most one, the newest. */
export async function openSegment(db: SearchDb): Promise<SegmentsTable | null> {
  const newest = await db
    .selectFrom('post_segments')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && newest.posts === null ? newest : null;
}

async function createSegment(db: SearchDb): Promise<SegmentsTable> {
  const { last } = await db
    .selectFrom('post_segments')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const segment = { id: (last ?? 0) + 1, slots: 0, letters: 0, posts: null };
  await db.insertInto('post_segments').values(segment).execute();
  return segment;
}

async function insertRows(db: SearchDb, segment: number, texts: ReadonlyMap<number, string>) {
  const rows = writeRows(texts).map((row) => ({ segment, ...row }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('post_pairs')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** Gives a full segment its index, if most of its texts are still there. */
async function closeSegment(db: SearchDb, { id, slots }: SegmentsTable): Promise<void> {
  const texts = await db
    .selectFrom('post_texts')
    .innerJoin('posts', 'posts.id', 'post_texts.post_id')
    .select(['post_id', 'slot', 'body', 'created_at'])
    .where('segment', '=', id)
    .orderBy('slot')
    .execute();
  if (texts.length < slots / 2) return dissolveSegment(db, id);
  await insertRows(db, id, new Map(texts.map(({ slot, body }) => [slot, body])));
  const posts = toDirectory(slots, texts);
  await db.updateTable('post_segments').set({ posts }).where('id', '=', id).execute();
}

/** Takes a segment apart; the texts that are left go where new ones go. */
async function dissolveSegment(db: SearchDb, id: number): Promise<void> {
  const texts = await db
    .selectFrom('post_texts')
    .select(['post_id', 'body'])
    .where('segment', '=', id)
    .orderBy('slot')
    .execute();
  await db.deleteFrom('post_texts').where('segment', '=', id).execute();
  await db.deleteFrom('post_pairs').where('segment', '=', id).execute();
  await db.deleteFrom('post_segments').where('id', '=', id).execute();
  for (const { post_id, body } of texts) await addText(db, post_id, body);
}

/** Puts a post's text into the open segment, which is closed once it is full. */
export async function addText(db: SearchDb, postId: number, body: string): Promise<void> {
  const open = (await openSegment(db)) ?? (await createSegment(db));
  const text = { post_id: postId, segment: open.id, slot: open.slots, body };
  await db.insertInto('post_texts').values(text).execute();
  const filled = { slots: open.slots + 1, letters: open.letters + body.length };
  await db.updateTable('post_segments').set(filled).where('id', '=', open.id).execute();
  if (filled.slots === SLOTS || filled.letters >= MOST_LETTERS) {
    await closeSegment(db, { ...open, ...filled });
  }
}

/** Takes a post's text out; a segment that has lost half of its texts is taken apart. */
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
  await db
    .updateTable('post_segments')
    .set({ posts: withoutSlot(posts, place.slot) })
    .where('id', '=', place.segment)
    .execute();
  const { left } = await db
    .selectFrom('post_texts')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('segment', '=', place.segment)
    .executeTakeFirstOrThrow();
  if (Number(left) < slots / 2) await dissolveSegment(db, place.segment);
}
