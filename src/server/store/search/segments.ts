import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, SqlBool } from 'kysely';
import type { Db, Schema } from '../schema';

/*
 * The documents of the search, one for each post, in segments of up to 512. A full segment gets an
 * index (`indexSegments.ts`); until then its texts themselves are searched. A write only adds rows of
 * its own post, so that no two writes wait for each other; `settling.ts` brings them into segments.
 * Old segments share an index (`indexes.ts`).
 */

/** The tables of the search. Only the functions in this folder use them. */
export type SearchSchema = Schema & {
  post_segments: {
    id: number;
    slots: number;
    letters: number;
    posts: Buffer | null;
    /** Of `posts`, and null without: when the oldest and the newest was created, in milliseconds. */
    oldest: number | null;
    newest: number | null;
    /** Whether none of `posts` is removed. */
    is_whole: 0 | 1;
  };
  post_texts: { post_id: number; segment: number; slot: number; body: string };
  post_indexes: {
    first_segment: number;
    last_segment: number;
    state: 'building' | 'complete' | 'obsolete';
    /** The bigram of the last batch that is stored. */
    written: number;
    /** How many segments it was made of. */
    segments: number;
  };
  post_grams: { first_segment: number; last_segment: number; name: Buffer; entries: Buffer };
  post_removals: { segment: number; slot: number };
};

export type SearchDb = Kysely<SearchSchema>;

export interface Segment {
  id: number;
  /** Ordinals that are in use or were; none is used twice. */
  ordinals: number;
  /** Length of all its texts. */
  codeUnits: number;
  /** The document table, or null while the texts themselves are searched. */
  documents: Buffer | null;
}

export const SEGMENT_COLUMNS = [
  'id',
  'slots as ordinals',
  'letters as codeUnits',
  'posts as documents',
] as const;

/** Documents in one segment at most; their ordinals count from 0. */
export const MAX_DOCUMENTS = 512;

/** Bounds the time that indexing a segment takes, however long the posts are. */
const MAX_CODE_UNITS = 800_000;

export function searchDb(db: Db): SearchDb {
  return db.withTables<Omit<SearchSchema, keyof Schema>>();
}

/** The condition that a column is one of some ids. Its SQL does not depend on how many they are. */
export function isOneOf(db: SearchDb, column: string, ids: readonly number[]) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${ids}::integer[])`;
}

/** Whether a segment accepts no more texts, and so is to be indexed. */
export function isFull({ ordinals, codeUnits }: Segment): boolean {
  return ordinals === MAX_DOCUMENTS || codeUnits >= MAX_CODE_UNITS;
}

/** Stands for the segment of texts that are in none yet; their slot is the post's id. */
export const UNSETTLED = 0;

/** The id of the newest segment, or 0. */
export async function newestSegment(db: SearchDb): Promise<number> {
  const newest = db.selectFrom('post_segments').select((eb) => eb.fn.max('id').as('id'));
  return (await newest.executeTakeFirst())?.id ?? 0;
}

/** An id for a segment that no index covers. */
async function nextSegmentId(db: SearchDb): Promise<number> {
  const covered = db.selectFrom('post_indexes').select((eb) => eb.fn.max('last_segment').as('id'));
  return Math.max(await newestSegment(db), (await covered.executeTakeFirst())?.id ?? 0) + 1;
}

/** The segment that accepts new texts; at most one does, the newest. */
export async function openSegment(db: SearchDb): Promise<Segment> {
  const newest = await db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && !isFull(newest)) return newest;
  const id = await nextSegmentId(db);
  await db
    .insertInto('post_segments')
    .values({ id, slots: 0, letters: 0, posts: null, is_whole: 0 })
    .execute();
  return { id, ordinals: 0, codeUnits: 0, documents: null };
}

/** Adds a post's text. */
export async function addText(db: SearchDb, postId: number, body: string): Promise<void> {
  const text = { post_id: postId, segment: UNSETTLED, slot: postId, body };
  await db.insertInto('post_texts').values(text).execute();
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

/** Removes a post's text. Its entry in the index is removed later, and is ignored until then. */
export async function removeText(db: SearchDb, postId: number): Promise<void> {
  const text = await db
    .deleteFrom('post_texts')
    .where('post_id', '=', postId)
    .returning(['segment', 'slot'])
    .executeTakeFirst();
  if (!text || text.segment === UNSETTLED) return;
  await db.insertInto('post_removals').values(text).execute();
}

/** The ordinals, by segment, whose texts were removed but whose entries were not yet. */
export async function removedOrdinals(db: SearchDb): Promise<Map<number, Set<number>>> {
  const removed = new Map<number, Set<number>>();
  for (const { segment, slot } of await db.selectFrom('post_removals').selectAll().execute()) {
    removed.set(segment, (removed.get(segment) ?? new Set()).add(slot));
  }
  return removed;
}
