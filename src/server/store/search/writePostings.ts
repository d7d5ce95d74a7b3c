import {
  bigramOf,
  ByteWriter,
  byteLengthOf,
  markedOrdinals,
  MAX_DOCUMENTS,
  NO_UNIT,
} from './postings';
import { sortTrigrams } from './sortTrigrams';
import type { SortedTrigrams, TrigramRange } from './sortTrigrams';

/** A posting list in the encoding that `postings.ts` describes. */
export interface PostingList {
  bigram: number;
  postings: Buffer;
}

/** Ends every field of a text; no search contains it. */
const FIELD_END = '\n'.charCodeAt(0);

/** Writes how many ordinals there are, then each as its difference from the one before. */
function writeOrdinals(out: ByteWriter, ordinals: readonly number[]): void {
  out.number(ordinals.length);
  let before = 0;
  for (const ordinal of ordinals) {
    out.number(ordinal - before);
    before = ordinal;
  }
}

/** The distinct ordinals in a range of occurrences. */
function distinctOrdinals({ ordinals }: SortedTrigrams, from: number, to: number): number[] {
  const distinct: number[] = [];
  let last = -1;
  for (let at = from; at < to; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (ordinal !== last) distinct.push(ordinal);
    last = ordinal;
  }
  return distinct;
}

/**
 * Writes the positions in each document: the first one doubled, plus 1 where more follow in the same
 * document. Those are differences, after their length in bytes, so that a reader can skip them.
 */
function writePositions(
  out: ByteWriter,
  { ordinals, positions }: SortedTrigrams,
  from: number,
  to: number,
) {
  const difference = (at: number) => (positions[at] ?? 0) - (positions[at - 1] ?? 0);
  for (let first = from; first < to;) {
    let bytes = 0;
    let end = first + 1;
    for (; end < to && ordinals[end] === ordinals[first]; end += 1) {
      bytes += byteLengthOf(difference(end));
    }
    out.number((positions[first] ?? 0) * 2 + (bytes > 0 ? 1 : 0));
    if (bytes > 0) out.number(bytes);
    for (let at = first + 1; at < end; at += 1) out.number(difference(at));
    first = end;
  }
}

/** Encodes posting lists one after the other in the same memory. */
class PostingWriter {
  private readonly list = new ByteWriter();
  private readonly entry = new ByteWriter();

  constructor(private readonly sorted: SortedTrigrams) {}

  /** The postings of a bigram: an entry for each code unit that follows it. */
  bigram(ranges: readonly TrigramRange[]): Buffer {
    this.writeWhole(ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? 0);
    for (const { third, from, to } of ranges) {
      writeOrdinals(this.entry, distinctOrdinals(this.sorted, from, to));
      writePositions(this.entry, this.sorted, from, to);
      this.list.number(third);
      this.list.append(this.entry);
    }
    return this.list.flush();
  }

  /** The postings of a single code unit: the first entry alone. */
  unit(from: number, to: number): Buffer {
    this.writeWhole(from, to);
    return this.list.flush();
  }

  /** The documents of a range of occurrences, without positions. */
  private writeWhole(from: number, to: number): void {
    const marks = new Uint8Array(MAX_DOCUMENTS);
    for (let at = from; at < to; at += 1) marks[this.sorted.ordinals[at] ?? 0] = 1;
    writeOrdinals(this.entry, markedOrdinals(marks));
    this.list.number(NO_UNIT);
    this.list.append(this.entry);
  }
}

/** Limits of one batch: encoding and saving it takes a few milliseconds. */
const MAX_LISTS = 1_000;
const MAX_BYTES = 100_000;

/** Groups neighbours for which a number is the same. */
function groupBy<T>(items: readonly T[], numberOf: (item: T) => number): T[][] {
  const groups: T[][] = [];
  let last = NaN;
  for (const item of items) {
    const number = numberOf(item);
    if (number === last) groups.at(-1)?.push(item);
    else groups.push([item]);
    last = number;
  }
  return groups;
}

/** The posting lists of a segment, in order, of the bigrams after one. */
function* listsOf(sorted: SortedTrigrams, after: number): Generator<PostingList> {
  const writer = new PostingWriter(sorted);
  for (const ofUnit of groupBy(sorted.ranges, ({ first }) => first)) {
    const { first, from } = ofUnit[0] ?? { first: FIELD_END, from: 0 };
    if (first === FIELD_END) continue;
    const single = bigramOf(first, NO_UNIT);
    if (single > after) {
      yield { bigram: single, postings: writer.unit(from, ofUnit.at(-1)?.to ?? from) };
    }
    for (const ofBigram of groupBy(ofUnit, ({ second }) => second)) {
      const second = ofBigram[0]?.second ?? FIELD_END;
      const bigram = bigramOf(first, second);
      if (second === FIELD_END || bigram <= after) continue;
      yield { bigram, postings: writer.bigram(ofBigram) };
    }
  }
}

/**
 * The index of a segment in ascending order of bigrams, in batches of a few milliseconds each, so
 * that other work can run between them. A batch can be empty.
 *
 * @param texts by ordinal, ascending; each ends in '\n'
 * @param after the bigram of the last posting list that is stored, or `NO_BIGRAM`
 */
export function* writePostings(
  texts: ReadonlyMap<number, string>,
  after: number,
): Generator<PostingList[]> {
  const sorted = yield* sortTrigrams(texts);
  yield [];
  let batch: PostingList[] = [];
  let bytes = 0;
  for (const list of listsOf(sorted, after)) {
    batch.push(list);
    bytes += list.postings.length;
    if (batch.length < MAX_LISTS && bytes < MAX_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  yield batch;
}
