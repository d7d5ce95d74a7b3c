import { ByteReader } from './bytes';
import type { ByteWriter } from './bytes';

/*
 * Sets of documents, as an index stores them: either the difference of each ordinal from the one before, as
 * variable-length numbers, or a bit for each ordinal, whichever is shorter.
 */

/** Ordinals of documents in an index, ascending; an index has up to 8,192. */
export type Ordinals = Uint16Array;

export const NONE: Ordinals = new Uint16Array(0);

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

/** How many ordinals a set has. */
function countOrdinals(set: Uint8Array, isBits: boolean): number {
  let count = 0;
  for (const byte of set) {
    if (!isBits) count += byte < 0x80 ? 1 : 0;
    else for (let rest = byte; rest > 0; rest &= rest - 1) count += 1;
  }
  return count;
}

/** The ordinals of a set. */
export function readOrdinals(set: Uint8Array, isBits: boolean): Ordinals {
  const ordinals = new Uint16Array(countOrdinals(set, isBits));
  if (isBits) {
    let count = 0;
    for (let at = 0; at < set.length; at += 1) {
      for (let rest = set[at] ?? 0; rest > 0; rest &= rest - 1) {
        ordinals[count] = at * 8 + 31 - Math.clz32(rest & -rest);
        count += 1;
      }
    }
    return ordinals;
  }
  const reader = new ByteReader(set);
  let ordinal = 0;
  for (let at = 0; at < ordinals.length; at += 1) {
    ordinal += reader.number();
    ordinals[at] = ordinal;
  }
  return ordinals;
}

/** The ordinals of several sets, each once. */
export function uniteOrdinals(sets: readonly Ordinals[]): Ordinals {
  const last = Math.max(-1, ...sets.map((set) => set.at(-1) ?? -1));
  const marks = new Uint8Array(last + 1);
  for (const set of sets) for (const ordinal of set) marks[ordinal] = 1;
  const united: number[] = [];
  marks.forEach((mark, ordinal) => {
    if (mark === 1) united.push(ordinal);
  });
  return Uint16Array.from(united);
}

/** The ordinals that are in both of two sets. */
export function intersectOrdinals(some: Ordinals, others: Ordinals): Ordinals {
  const marked = new Set(others);
  return some.filter((ordinal) => marked.has(ordinal));
}
