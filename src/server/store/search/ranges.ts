import type { Ordinals } from './ordinals';
import { MAX_DOCUMENTS, newestSegment, SEGMENT_COLUMNS } from './segments';
import type { SearchDb, Segment } from './segments';

/*
 * An index covers one segment, or, once there are newer ones, a group of 16 segments with neighbouring ids. What
 * an ordinal in it stands for follows from the ids, so that a segment comes from an index of its own into
 * that of its group without being written.
 */

/** Building the index of a group takes some 100 MB. */
const GROUP_SEGMENTS = 16;

/** The first and the last id of the segments that an index covers; some may be gone. */
export interface Range {
  first: number;
  last: number;
}

/** The group of a segment; ids count from 1. */
function groupOf(segment: number): Range {
  const last = Math.ceil(segment / GROUP_SEGMENTS) * GROUP_SEGMENTS;
  return { first: last - GROUP_SEGMENTS + 1, last };
}

/** The ordinal in an index of a document, given its ordinal in a segment. */
export function toIndexOrdinal({ first }: Range, segment: number, ordinal: number): number {
  return (segment - first) * MAX_DOCUMENTS + ordinal;
}

/** Divides ascending ordinals in an index by segment. */
export function* bySegment(first: number, ordinals: Ordinals): Generator<[number, Ordinals]> {
  for (let from = 0; from < ordinals.length;) {
    const at = Math.floor((ordinals[from] ?? 0) / MAX_DOCUMENTS);
    const end = (at + 1) * MAX_DOCUMENTS;
    let to = from + 1;
    while ((ordinals[to] ?? end) < end) to += 1;
    yield [first + at, ordinals.subarray(from, to)];
    from = to;
  }
}

/** The segments of a range, in order. */
export function segmentsIn(db: SearchDb, { first, last }: Range): Promise<Segment[]> {
  return db
    .selectFrom('post_segments')
    .select(SEGMENT_COLUMNS)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
}

/** What is to be indexed with a segment: its group, where none of that has an index and it gets no more segments. */
export async function rangeOf(db: SearchDb, segment: number): Promise<Range> {
  const group = groupOf(segment);
  const segments = await segmentsIn(db, group);
  const isWhole = (await newestSegment(db)) > group.last;
  if (isWhole && segments.every(({ documents }) => !documents)) return group;
  return { first: segment, last: segment };
}

/** A group whose segments all have an index of their own, and get no more texts. */
export async function mergeableGroup(db: SearchDb): Promise<Range | undefined> {
  const single = await db
    .selectFrom('post_indexes')
    .select('first_segment as id')
    .whereRef('first_segment', '=', 'last_segment')
    .where('state', '=', 'complete')
    .orderBy('id')
    .execute();
  const groups = new Map(single.map(({ id }) => [groupOf(id).first, groupOf(id)]));
  const newest = await newestSegment(db);
  for (const group of groups.values()) {
    if (newest <= group.last) return undefined;
    const segments = await segmentsIn(db, group);
    if (segments.length > 1 && segments.every(({ documents }) => documents)) return group;
  }
  return undefined;
}
