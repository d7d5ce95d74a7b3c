import { bigramOf, findEntry, readOrdinals } from './postings';
import type { ByteReader, Ordinals } from './postings';

/** Three code units in a row of a searched text: a bigram, the unit after it, and their offset. */
export interface Trigram {
  bigram: number;
  third: number;
  offset: number;
}

/** Numbers the bigram at the start of a text of at least one code unit. */
export function firstBigramOf(text: string): number {
  return bigramOf(text.charCodeAt(0), text.charCodeAt(1) || 0);
}

/** All trigrams of a text of at least three code units, in order. */
export function trigramsOf(text: string): Trigram[] {
  return Array.from({ length: text.length - 2 }, (_, offset) => {
    const [first = 0, second = 0, third = 0] = [0, 1, 2].map((at) => text.charCodeAt(offset + at));
    return { bigram: bigramOf(first, second), third, offset };
  });
}

/** A way to cover a text up to the end of a trigram. */
interface Cover {
  trigram: Trigram;
  cost: number;
  before: Cover | null;
}

/**
 * The cheapest trigrams that together cover a text, the cheapest first: a document that contains all
 * of them at their offsets contains the text.
 *
 * @param trigrams all trigrams of the text, in order
 * @param costs what reading the posting list of a bigram costs
 */
export function cheapestCover(
  trigrams: readonly Trigram[],
  costs: ReadonlyMap<number, number>,
): Trigram[] {
  const costOf = ({ bigram }: Trigram) => costs.get(bigram) ?? 0;
  // A trigram must begin at most three code units after the one before it: the last three covers.
  let covers: Cover[] = [];
  for (const trigram of trigrams) {
    const [before = null] = [...covers].sort((a, b) => a.cost - b.cost);
    const cost = costOf(trigram) + (before?.cost ?? 0);
    covers = [...covers.slice(-2), { trigram, cost, before }];
  }
  const chosen: Trigram[] = [];
  for (let cover = covers.at(-1) ?? null; cover; cover = cover.before) chosen.push(cover.trigram);
  return chosen.sort((a, b) => costOf(a) - costOf(b));
}

/** The intersection of two ascending lists. */
function intersectOrdinals(some: Ordinals, others: Ordinals): Ordinals {
  const common: number[] = [];
  let at = 0;
  for (const ordinal of some) {
    while ((others[at] ?? ordinal) < ordinal) at += 1;
    if (others[at] === ordinal) common.push(ordinal);
  }
  return common;
}

/** Iterates over the positions at which the searched text would have to begin for one trigram. */
class PositionCursor {
  readonly ordinals: Ordinals;
  private index = 0;
  private position = 0;
  /** Where the positions in the current document end. */
  private end: number;

  constructor(
    private readonly reader: ByteReader,
    private readonly offset: number,
  ) {
    this.ordinals = readOrdinals(reader);
    this.end = reader.at;
  }

  get current(): number {
    return this.position - this.offset;
  }

  /** Goes to the first position in a document of `ordinals`. Documents come in ascending order. */
  start(ordinal: number): void {
    const { reader, ordinals } = this;
    reader.at = this.end;
    let isFound = false;
    while (!isFound) {
      isFound = ordinals[this.index] === ordinal;
      const first = reader.number();
      this.position = first >>> 1;
      const rest = first & 1 ? reader.number() : 0;
      this.end = reader.at + rest;
      if (!isFound) reader.at = this.end;
      this.index += 1;
    }
  }

  /** Goes to the next position in the same document. @returns false at the end */
  advance(): boolean {
    if (this.reader.at >= this.end) return false;
    this.position += this.reader.number();
    return true;
  }
}

/**
 * Whether all cursors have a position in common in a document. The rarest trigrams come first: the
 * others skip to their positions.
 */
function intersect(cursors: readonly PositionCursor[], ordinal: number): boolean {
  let begin = 0;
  let started = 0;
  for (let index = 0; index < cursors.length;) {
    const cursor = cursors[index];
    if (!cursor) return false;
    if (index === started) {
      cursor.start(ordinal);
      started += 1;
    }
    while (cursor.current < begin) if (!cursor.advance()) return false;
    index = cursor.current === begin || index === 0 ? index + 1 : 0;
    begin = cursor.current;
  }
  return true;
}

/** The documents of a segment that may contain a searched text, narrowed trigram by trigram. */
export class Candidates {
  private ordinals: Ordinals | null = null;
  private readonly cursors: PositionCursor[] = [];

  /** Keeps the documents with a trigram, given its bigram's postings. @returns whether any is left */
  narrow(postings: Uint8Array, { third, offset }: Trigram): boolean {
    const entry = findEntry(postings, third);
    if (!entry) return false;
    const cursor = new PositionCursor(entry, offset);
    this.cursors.push(cursor);
    this.ordinals = this.ordinals
      ? intersectOrdinals(this.ordinals, cursor.ordinals)
      : cursor.ordinals;
    return this.ordinals.length > 0;
  }

  /** The documents that contain every trigram at its offset, once all have narrowed them. */
  verified(): Ordinals {
    const ordinals = this.ordinals ?? [];
    if (this.cursors.length === 1) return ordinals;
    return ordinals.filter((ordinal) => intersect(this.cursors, ordinal));
  }
}
