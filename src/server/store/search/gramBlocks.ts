import { ByteReader, ByteWriter } from './bytes';
import { OrdinalWriter, readOrdinals, uniteOrdinals } from './ordinals';
import type { Ordinals } from './ordinals';

/*
 * An index is a suffix tree that is cut off where it becomes thin: a sorted list of _grams_, which are runs of
 * code units, each with the documents that contain it. Code units are those of UTF-16, so that every script and
 * every emoji counts alike.
 *
 * Its blocks are rows of the store. The name of a block is the shortest text that comes after every gram of the
 * block before and not after its own first one, so that a text is looked up in the last block whose name is
 * not after it. Within a block a gram begins with how many code units it shares with the one before.
 */

/** What an entry says of its gram. */
export const GramKind = {
  /** The grams that begin with it follow in other entries; this one has the documents of them all. */
  whole: 0,
  /** No longer gram that begins with it is in the index. */
  leaf: 1,
  /** These documents contain it at the end of a field; nothing follows it there. */
  end: 2,
} as const;
export type GramKind = (typeof GramKind)[keyof typeof GramKind];

/** A part of an index that is stored as one row. */
export interface Block {
  /** Code units in big-endian order, which databases sort as they sort here. */
  name: Buffer;
  entries: Buffer;
}

/** A block is complete once it has so many bytes. */
const BLOCK_BYTES = 4096;
const KIND_BITS = 2;
const IS_BITS = 1 << KIND_BITS;

/** The name under which a text is looked up. */
export function blockName(units: Iterable<number>): Buffer {
  const all = [...units];
  const name = Buffer.alloc(all.length * 2);
  all.forEach((unit, at) => name.writeUInt16BE(unit, at * 2));
  return name;
}

/** The code units of a text. */
export function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** Writes the grams of an index in ascending order. */
export class BlockWriter {
  private readonly out = new ByteWriter();
  private readonly documents: OrdinalWriter;
  private name: Buffer = Buffer.alloc(0);
  private blocks: Block[] = [];
  /** Bytes of the blocks that are complete. */
  completed = 0;

  /** @param count ordinals of documents are below it */
  constructor(count: number) {
    this.documents = new OrdinalWriter(count);
  }

  /** Adds a document to the next entry; ordinals ascend. */
  document(ordinal: number): void {
    this.documents.add(ordinal);
  }

  /**
   * Lets a block begin here if the one before is complete. Call it only where no lookup needs entries on both sides.
   *
   * @param units the next gram begins in them at `begin`
   * @param shared how many code units it shares with the gram before
   */
  mayBreak(units: Uint16Array, begin: number, shared: number): void {
    if (this.out.length >= BLOCK_BYTES) this.complete();
    if (this.out.length > 0) return;
    this.name = blockName(units.subarray(begin, begin + shared + 1));
  }

  /** Writes a gram, `units` from `begin` to `end`, with the documents that were added. */
  entry(units: Uint16Array, begin: number, end: number, shared: number, kind: GramKind): void {
    const { out, documents } = this;
    const kept = out.length === 0 ? 0 : shared;
    out.number(kept);
    out.number(end - begin - kept);
    for (let at = begin + kept; at < end; at += 1) out.number(units[at] ?? 0);
    out.number((documents.length << (KIND_BITS + 1)) | (documents.isBits ? IS_BITS : 0) | kind);
    documents.flush(out);
  }

  /** Returns all blocks and empties the writer; the next gram begins a block. */
  flush(): Block[] {
    if (this.out.length > 0) this.complete();
    const { blocks } = this;
    [this.blocks, this.completed] = [[], 0];
    return blocks;
  }

  private complete(): void {
    this.completed += this.out.length;
    this.blocks.push({ name: this.name, entries: this.out.flush() });
  }
}

/** What an index knows of a text. */
export interface Found {
  ordinals: Ordinals;
  /** Whether these documents contain the text; otherwise some of them may. */
  isExact: boolean;
}

/** Compares entries, in their order, with a text. */
class Matcher {
  /** How many code units of the text the last gram begins with. */
  matched = 0;
  /** Whether the last gram, and so every later one, comes after the text without beginning with it. */
  isPast = false;

  constructor(
    private readonly units: Uint16Array,
    private readonly reader: ByteReader,
  ) {}

  get isComplete(): boolean {
    return this.matched === this.units.length;
  }

  /** Reads the next gram. @returns whether the text begins with it, or it with the text */
  next(): boolean {
    const { reader, units } = this;
    const shared = reader.number();
    const length = reader.number();
    this.isPast = shared < this.matched;
    let isAlike = shared === this.matched;
    for (let at = 0; at < length; at += 1) {
      const unit = reader.number();
      if (!isAlike || this.isComplete) continue;
      isAlike = unit === units[this.matched];
      if (isAlike) this.matched += 1;
      else this.isPast = unit > (units[this.matched] ?? 0);
    }
    return isAlike || (this.isComplete && !this.isPast);
  }
}

/** Looks a text up in the block in which it would be. @returns null where no document contains it */
export function findGram(entries: Uint8Array, text: Uint16Array): Found | null {
  const reader = new ByteReader(entries);
  const matcher = new Matcher(text, reader);
  const sets: Ordinals[] = [];
  while (!reader.isAtEnd) {
    const isAlike = matcher.next();
    if (matcher.isPast) break;
    const header = reader.number();
    const end = reader.at + (header >>> (KIND_BITS + 1));
    const kind = header & (IS_BITS - 1);
    if (isAlike && (matcher.isComplete || kind === GramKind.leaf)) {
      sets.push(readOrdinals(entries.subarray(reader.at, end), (header & IS_BITS) > 0));
      if (kind === GramKind.whole || !matcher.isComplete) break;
    }
    reader.at = end;
  }
  const [ordinals] = sets;
  if (!ordinals) return null;
  const isExact = matcher.isComplete;
  return { ordinals: sets.length > 1 ? uniteOrdinals(sets) : ordinals, isExact };
}
