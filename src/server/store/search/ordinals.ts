import { ByteReader } from './bytes';
import type { ByteWriter } from './bytes';

/*
 * Sets of documents, as an index stores them: either the difference of each ordinal from the one before, as
 * variable-length numbers, or a bit for each ordinal, whichever is shorter.
 */

/** Ordinals of documents in an index, ascending. */
export type Ordinals = readonly number[];

/** Collects one set of documents after the other in the same memory. */
export class OrdinalWriter {
  private readonly bits: Uint8Array;
  /** Has no more bytes than `bits`: a longer list is not stored. */
  private readonly differences: Uint8Array;
  private differencesLength = 0;
  private last = -1;

  /** @param count ordinals are below it */
  constructor(count: number) {
    this.bits = new Uint8Array((count >> 3) + 1);
    this.differences = new Uint8Array(this.bits.length);
  }

  /** Whether the bits are shorter. */
  get isBits(): boolean {
    return this.differencesLength > this.bitsLength;
  }

  /** How many bytes the set takes. */
  get length(): number {
    return Math.min(this.differencesLength, this.bitsLength);
  }

  private get bitsLength(): number {
    return (this.last >> 3) + 1;
  }

  /** Adds an ordinal that is not below the one added before. */
  add(ordinal: number): void {
    if (ordinal === this.last) return;
    this.bits[ordinal >> 3] = (this.bits[ordinal >> 3] ?? 0) | (1 << (ordinal & 7));
    let rest = ordinal - Math.max(this.last, 0);
    for (; rest > 0x7f; rest >>>= 7) this.put((rest & 0x7f) | 0x80);
    this.put(rest);
    this.last = ordinal;
  }

  /** Appends the set to others and empties it. */
  flush(out: ByteWriter): void {
    out.append(this.isBits ? this.bits : this.differences, this.length);
    this.bits.fill(0, 0, this.bitsLength);
    this.differencesLength = 0;
    this.last = -1;
  }

  /** A typed array ignores what is written behind its end. */
  private put(byte: number): void {
    this.differences[this.differencesLength] = byte;
    this.differencesLength += 1;
  }
}

/** Appends the ordinals of the set between two positions of some bytes. */
export function readOrdinals(
  bytes: Uint8Array,
  from: number,
  to: number,
  isBits: boolean,
  into: number[],
): void {
  if (isBits) {
    for (let at = from; at < to; at += 1) {
      for (let rest = bytes[at] ?? 0; rest > 0; rest &= rest - 1) {
        into.push((at - from) * 8 + 31 - Math.clz32(rest & -rest));
      }
    }
    return;
  }
  const reader = new ByteReader(bytes, from);
  for (let ordinal = 0; reader.at < to;) {
    ordinal += reader.number();
    into.push(ordinal);
  }
}

/** The ordinals of several sets, each once and ascending. */
export function uniteOrdinals(ordinals: readonly number[]): Ordinals {
  const marks = new Uint8Array(ordinals.reduce((most, ordinal) => Math.max(most, ordinal), -1) + 1);
  for (const ordinal of ordinals) marks[ordinal] = 1;
  const united: number[] = [];
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1) {
    if (marks[ordinal] === 1) united.push(ordinal);
  }
  return united;
}

/** The intersection of two ascending lists. */
export function intersectOrdinals(some: Ordinals, others: Ordinals): Ordinals {
  const common: number[] = [];
  let at = 0;
  for (const ordinal of some) {
    while ((others[at] ?? ordinal) < ordinal) at += 1;
    if (others[at] === ordinal) common.push(ordinal);
  }
  return common;
}
