import type { Kysely } from 'kysely';
import type { Db, Schema } from '../schema';
import type { MatchList } from './matchList';
import { MAX_DOCUMENTS } from './postings';
import type { Ordinals } from './postings';

/*
 * The documents of the search, one for each post, in segments of up to 512. A full segment gets an
 * index (`indexSegments.ts`); until then its texts themselves are searched.
 */

/** The tables of the search. Only the functions in this folder use them. */
type SearchSchema = Schema & {
  post_segments: { id: number; slots: number; letters: number; posts: Buffer | null };
  post_texts: { post_id: number; segment: number; slot: number; body: string };
  post_pairs: { segment: number; pair: number; entries: Buffer };
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

/** Bounds the time that indexing a segment takes, however long the posts are. */
const MAX_CODE_UNITS = 800_000;

export function searchDb(db: Db): SearchDb {
  return db.withTables<Omit<SearchSchema, keyof Schema>>();
}

/** Whether a segment accepts no more texts, and so is to be indexed. */
export function isFull({ ordinals, codeUnits }: Segment): boolean {
  return ordinals === MAX_DOCUMENTS || codeUnits >= MAX_CODE_UNITS;
}

/** The segment that accepts new texts; at most one does, the newest. */
async function openSegment(db: SearchDb): Promise<Segment> {
  const newest = await db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && !isFull(newest)) return newest;
  const id = (newest?.id ?? 0) + 1;
  await db.insertInto('post_segments').values({ id, slots: 0, letters: 0, posts: null }).execute();
  return { id, ordinals: 0, codeUnits: 0, documents: null };
}

/** Adds a post's text to the open segment. */
export async function addText(db: SearchDb, postId: number, body: string): Promise<void> {
  const { id, ordinals, codeUnits } = await openSegment(db);
  const text = { post_id: postId, segment: id, slot: ordinals, body };
  await db.insertInto('post_texts').values(text).execute();
  const filled = { slots: ordinals + 1, letters: codeUnits + body.length };
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
 * Removes a post's text. A segment that has lost half of its texts loses its document table, and is
 * dissolved by `indexSegments`.
 */
export async function removeText(db: SearchDb, postId: number): Promise<void> {
  const text = await db
    .deleteFrom('post_texts')
    .where('post_id', '=', postId)
    .returning(['segment', 'slot as ordinal'])
    .executeTakeFirst();
  if (!text) return;
  const { ordinals, documents } = await db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .where('id', '=', text.segment)
    .executeTakeFirstOrThrow();
  if (!documents) return;
  const isSparse = (await countTexts(db, text.segment)) < ordinals / 2;
  await db
    .updateTable('post_segments')
    .set({ posts: isSparse ? null : withoutDocument(documents, text.ordinal) })
    .where('id', '=', text.segment)
    .execute();
}

/** A row of the document table: `created_at` in milliseconds as a double, then the post's id. */
const ENTRY_BYTES = 12;
const ID_OFFSET = 8;
/** Marks a removed document; ids count from 1. */
const REMOVED = 0;

/** From an instant (inclusive) to another (exclusive), in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Encodes the post behind each ordinal of a segment. */
export function toDocumentTable(
  ordinals: number,
  texts: readonly { ordinal: number; post_id: number; created_at: string }[],
): Buffer {
  const table = Buffer.alloc(ordinals * ENTRY_BYTES);
  for (const { ordinal, post_id, created_at } of texts) {
    table.writeDoubleLE(Date.parse(created_at), ordinal * ENTRY_BYTES);
    table.writeUInt32LE(post_id, ordinal * ENTRY_BYTES + ID_OFFSET);
  }
  return table;
}

function withoutDocument(table: Buffer, ordinal: number): Buffer {
  const changed = Buffer.from(table);
  changed.writeUInt32LE(REMOVED, ordinal * ENTRY_BYTES + ID_OFFSET);
  return changed;
}

/** Adds the posts behind some ordinals that were not removed and were created in a span. */
export function addMatches(
  table: Buffer,
  ordinals: Ordinals,
  { from, to }: Span,
  matches: MatchList,
): void {
  const view = new DataView(table.buffer, table.byteOffset, table.length);
  for (const ordinal of ordinals) {
    const id = view.getUint32(ordinal * ENTRY_BYTES + ID_OFFSET, true);
    const instant = view.getFloat64(ordinal * ENTRY_BYTES, true);
    if (id === REMOVED || instant < from || instant >= to) continue;
    matches.add(id, instant);
  }
}
