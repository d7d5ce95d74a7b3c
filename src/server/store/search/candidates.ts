import type { ByteReader } from './bytes';
import type { Run } from './pairs';
import { findEntry, readSlots } from './readRow';
import type { Slots } from './readRow';

/** What two lists in order have in common. */
function intersect(some: Slots, others: Slots): Slots {
  const common: number[] = [];
  let at = 0;
  for (const slot of some) {
    while ((others[at] ?? slot) < slot) at += 1;
    if (others[at] === slot) common.push(slot);
  }
  return common;
}

/** Walks the places where a text would begin for one of its runs to stand where it does. */
class Beginnings {
  readonly slots: Slots;
  private index = 0;
  private position = 0;
  /** Where the positions in the text of the current slot end. */
  private end: number;

  constructor(
    private readonly reader: ByteReader,
    private readonly offset: number,
  ) {
    this.slots = readSlots(reader);
    this.end = reader.at;
  }

  /** Where the text would begin. */
  get current(): number {
    return this.position - this.offset;
  }

  /** Goes to the first place in the text of a slot, which has one. Slots are asked for in order. */
  start(slot: number): void {
    const { reader, slots } = this;
    reader.at = this.end;
    let isThere = false;
    while (!isThere) {
      isThere = slots[this.index] === slot;
      const first = reader.number();
      this.position = first >>> 1;
      const rest = first & 1 ? reader.number() : 0;
      this.end = reader.at + rest;
      if (!isThere) reader.at = this.end;
      this.index += 1;
    }
  }

  /** Goes to the next place in the same text. @returns whether there is one */
  advance(): boolean {
    if (this.reader.at >= this.end) return false;
    this.position += this.reader.number();
    return true;
  }
}

/**
 * Whether all runs have a place in common in the text of a slot. The rarest come first: the others
 * need not look where those do not stand.
 */
function meet(runs: readonly Beginnings[], slot: number): boolean {
  let begin = 0;
  let started = 0;
  for (let index = 0; index < runs.length;) {
    const run = runs[index];
    if (!run) return false;
    if (index === started) {
      run.start(slot);
      started += 1;
    }
    while (run.current < begin) if (!run.advance()) return false;
    index = run.current === begin || index === 0 ? index + 1 : 0;
    begin = run.current;
  }
  return true;
}

/** The texts of a segment that may still hold what is looked for, narrowed run by run. */
export class Candidates {
  private slots: Slots | null = null;
  private readonly runs: Beginnings[] = [];

  /** Leaves those that hold a run, by its pair's row. @returns whether any is left */
  narrow(row: Uint8Array, { third, offset }: Run): boolean {
    const entry = findEntry(row, third);
    if (!entry) return false;
    const run = new Beginnings(entry, offset);
    this.runs.push(run);
    this.slots = this.slots ? intersect(this.slots, run.slots) : run.slots;
    return this.slots.length > 0;
  }

  /** Those that hold every run in its place, once all have narrowed them. */
  verified(): Slots {
    const slots = this.slots ?? [];
    if (this.runs.length === 1) return slots;
    return slots.filter((slot) => meet(this.runs, slot));
  }
}
