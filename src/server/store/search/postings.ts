/*
 * The index of a segment has a posting list for each bigram that occurs in its documents. Code units
 * are those of UTF-16, so that every script and every emoji counts alike. Folded texts contain no
 * U+0000, which here means "no code unit".
 *
 * A posting list begins with an entry for the bigram itself: U+0000, the entry's length in bytes, and the
 * ordinals of the documents. After it comes one for each code unit that follows the bigram: that code unit, the
 * length, the ordinals, and the positions in each of those documents.
 */

/** Follows the last code unit of a text. */
export const NO_UNIT = 0;
/** Comes before every bigram. */
export const NO_BIGRAM = -1;

/** Documents in one segment at most; their ordinals count from 0. */
export const MAX_DOCUMENTS = 512;

/** Ordinals of documents in a segment, ascending. */
export type Ordinals = readonly number[];

/** Numbers a bigram; the number fits into 32 bits. */
export function bigramOf(first: number, second: number): number {
  return first * 0x10000 + second;
}

/** How many bytes `ByteWriter` writes for a number. */
export function byteLengthOf(value: number): number {
  let bytes = 1;
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes += 1;
  return bytes;
}

/** Writes integers below 2^32 as LEB128 variable-length numbers. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(4096);
  private length = 0;

  number(value: number): void {
    if (this.length + 5 > this.bytes.length) this.grow(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length] = (rest & 0x7f) | 0x80;
      this.length += 1;
      rest >>>= 7;
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  /** Moves the content of another writer to the end of this one, after its length. */
  append(other: ByteWriter): void {
    this.number(other.length);
    if (this.length + other.length > this.bytes.length) this.grow(other.length);
    // Mostly a few bytes: a native copy would cost many times as much.
    for (let at = 0; at < other.length; at += 1)
      this.bytes[this.length + at] = other.bytes[at] ?? 0;
    this.length += other.length;
    other.length = 0;
  }

  /** Returns what was written and empties the writer. */
  flush(): Buffer {
    const written = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return written;
  }

  private grow(needed: number): void {
    this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2 + needed);
  }
}

/** Reads the output of a `ByteWriter`. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    /** Where the next number begins. */
    public at = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value |= (byte & 0x7f) << shift;
    }
    return value >>> 0;
  }
}

/** Reads the ordinals of the entry at which a reader is, and leaves it behind them. */
export function readOrdinals(reader: ByteReader): Ordinals {
  const count = reader.number();
  const ordinals = new Array<number>(count);
  let ordinal = 0;
  for (let read = 0; read < count; read += 1) {
    ordinal += reader.number();
    ordinals[read] = ordinal;
  }
  return ordinals;
}

/** The ordinals whose mark is 1. */
export function markedOrdinals(marks: Uint8Array): Ordinals {
  const ordinals: number[] = [];
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1) {
    if (marks[ordinal] === 1) ordinals.push(ordinal);
  }
  return ordinals;
}

/** The documents that contain the bigram of a posting list. */
export function ordinalsOf(postings: Uint8Array): Ordinals {
  const entry = findEntry(postings, NO_UNIT);
  return entry ? readOrdinals(entry) : [];
}

/** A reader at the entry of a posting list for a third code unit, or null where there is none. */
export function findEntry(postings: Uint8Array, third: number): ByteReader | null {
  const reader = new ByteReader(postings);
  while (!reader.isAtEnd) {
    const unit = reader.number();
    const end = reader.number() + reader.at;
    if (unit === third) return reader;
    reader.at = end;
  }
  return null;
}
