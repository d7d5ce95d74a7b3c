import type { MatchList } from './matchList';
import type { Ordinals } from './ordinals';
import { countTexts, MAX_DOCUMENTS, SEGMENT_COLUMNS } from './segments';
import type { SearchDb, Segment } from './segments';

/* The posts behind the ordinals of a segment, which it stores once it has an index. */

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

/** A post of a segment. */
export interface Document {
  ordinal: number;
  post_id: number;
  /** In milliseconds. */
  instant: number;
}

/** A segment whose texts are searched themselves. */
export const NO_DOCUMENTS = { posts: null, oldest: null, newest: null, is_whole: 0 } as const;

/** Lets searches find the posts of a segment by its index. */
export async function setDocuments(
  db: SearchDb,
  { id, ordinals }: Segment,
  documents: readonly Document[],
): Promise<void> {
  const posts = Buffer.alloc(ordinals * ENTRY_BYTES);
  let [oldest, newest] = [Infinity, -Infinity];
  for (const { ordinal, post_id, instant } of documents) {
    posts.writeDoubleLE(instant, ordinal * ENTRY_BYTES);
    posts.writeUInt32LE(post_id, ordinal * ENTRY_BYTES + ID_OFFSET);
    oldest = Math.min(oldest, instant);
    newest = Math.max(newest, instant);
  }
  const is_whole = documents.length === ordinals ? 1 : 0;
  await db
    .updateTable('post_segments')
    .set({ posts, oldest, newest, is_whole })
    .where('id', '=', id)
    .execute();
}

/** Removes documents from a segment, which loses all of them once it has lost half. */
export async function removeDocuments(
  db: SearchDb,
  id: number,
  removed: ReadonlySet<number>,
): Promise<void> {
  const segment = await db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!segment?.documents) return;
  const isSparse = (await countTexts(db, id)) < segment.ordinals / 2;
  const posts = Buffer.from(segment.documents);
  for (const ordinal of removed) posts.writeUInt32LE(REMOVED, ordinal * ENTRY_BYTES + ID_OFFSET);
  await db
    .updateTable('post_segments')
    .set(isSparse ? NO_DOCUMENTS : { posts, is_whole: 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Adds the posts behind some ordinals that were not removed and were created in a span.
 *
 * @param ordinals in the segment or in its index
 */
export function addMatches(
  documents: Buffer,
  ordinals: Ordinals,
  { from, to }: Span,
  matches: MatchList,
): void {
  const view = new DataView(documents.buffer, documents.byteOffset, documents.length);
  for (const ordinal of ordinals) {
    const at = (ordinal % MAX_DOCUMENTS) * ENTRY_BYTES;
    const id = view.getUint32(at + ID_OFFSET, true);
    const instant = view.getFloat64(at, true);
    if (id === REMOVED || instant < from || instant >= to) continue;
    matches.add(id, instant);
  }
}
