import type { Slots } from './readRow';

/** For each slot of a segment the post's `created_at` in milliseconds, then its id. */
const ENTRY_BYTES = 12;
const ID_AT = 8;
/** Stands for a post that is gone; ids count from 1. */
const NOBODY = 0;

const LEAST_ROOM = 1024;

/** Posts that were found: their ids and, in the same order, their instants in milliseconds. */
export class Found {
  private allIds = new Uint32Array(LEAST_ROOM);
  private allInstants = new Float64Array(LEAST_ROOM);
  length = 0;

  get ids(): Uint32Array {
    return this.allIds.subarray(0, this.length);
  }

  get instants(): Float64Array {
    return this.allInstants.subarray(0, this.length);
  }

  add(id: number, instant: number): void {
    if (this.length === this.allIds.length) this.grow();
    this.allIds[this.length] = id;
    this.allInstants[this.length] = instant;
    this.length += 1;
  }

  private grow(): void {
    const { ids, instants } = this;
    this.allIds = new Uint32Array(this.length * 2);
    this.allIds.set(ids);
    this.allInstants = new Float64Array(this.length * 2);
    this.allInstants.set(instants);
  }
}

/** From which instant on and before which one, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Writes down who is in which slot of a segment. */
export function toDirectory(
  slots: number,
  texts: readonly { slot: number; post_id: number; created_at: string }[],
): Buffer {
  const directory = Buffer.alloc(slots * ENTRY_BYTES);
  for (const { slot, post_id, created_at } of texts) {
    directory.writeDoubleLE(Date.parse(created_at), slot * ENTRY_BYTES);
    directory.writeUInt32LE(post_id, slot * ENTRY_BYTES + ID_AT);
  }
  return directory;
}

/** A directory in which a slot's post is gone. */
export function withoutSlot(directory: Buffer, slot: number): Buffer {
  const changed = Buffer.from(directory);
  changed.writeUInt32LE(NOBODY, slot * ENTRY_BYTES + ID_AT);
  return changed;
}

/** Adds the posts of some slots, of those that are not gone and were created in a span. */
export function readDirectory(directory: Buffer, slots: Slots, span: Span, found: Found): void {
  const { from, to } = span;
  const view = new DataView(directory.buffer, directory.byteOffset, directory.length);
  for (const slot of slots) {
    const id = view.getUint32(slot * ENTRY_BYTES + ID_AT, true);
    const instant = view.getFloat64(slot * ENTRY_BYTES, true);
    if (id === NOBODY || instant < from || instant >= to) continue;
    found.add(id, instant);
  }
}
