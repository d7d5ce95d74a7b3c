import { ByteWriter, sizeOf } from './bytes';
import { NO_LETTER, pairOf } from './pairs';
import { markedSlots, SLOTS } from './readRow';
import { sortPlaces } from './sortPlaces';
import type { Occurrence, Places } from './sortPlaces';

/** What a segment knows of a pair of letters, as bytes that `readRow.ts` reads. */
export interface Row {
  pair: number;
  entries: Buffer;
}

/** Ends every field of a text; nobody looks for it. */
const FIELD_END = '\n'.charCodeAt(0);

/** How many there are, and each as the step from the one before. */
function writeSlots(out: ByteWriter, slots: readonly number[]): void {
  out.number(slots.length);
  let before = 0;
  for (const slot of slots) {
    out.number(slot - before);
    before = slot;
  }
}

/** The different slots of some places. */
function slotsOf({ slots }: Places, from: number, to: number): number[] {
  const different: number[] = [];
  let last = -1;
  for (let at = from; at < to; at += 1) {
    const slot = slots[at] ?? 0;
    if (slot !== last) different.push(slot);
    last = slot;
  }
  return different;
}

/**
 * The positions of some places, text by text: the first one doubled, and 1 added to it where more
 * follow in the same text. Those come as steps, after the number of their bytes, to be skipped.
 */
function writePositions(out: ByteWriter, { slots, positions }: Places, from: number, to: number) {
  const stepTo = (at: number) => (positions[at] ?? 0) - (positions[at - 1] ?? 0);
  for (let first = from; first < to;) {
    let bytes = 0;
    let end = first + 1;
    for (; end < to && slots[end] === slots[first]; end += 1) bytes += sizeOf(stepTo(end));
    out.number((positions[first] ?? 0) * 2 + (bytes > 0 ? 1 : 0));
    if (bytes > 0) out.number(bytes);
    for (let at = first + 1; at < end; at += 1) out.number(stepTo(at));
    first = end;
  }
}

/** Makes rows one after the other in the same memory. */
class RowWriter {
  private readonly row = new ByteWriter();
  private readonly entry = new ByteWriter();

  constructor(private readonly places: Places) {}

  /** The row of a pair: an entry for each letter that follows, with slots and positions. */
  pair(occurrences: readonly Occurrence[]): Buffer {
    for (const { third, from, to } of occurrences) {
      writeSlots(this.entry, slotsOf(this.places, from, to));
      writePositions(this.entry, this.places, from, to);
      this.row.number(third);
      this.row.take(this.entry);
    }
    return this.row.finish();
  }

  /** The row of a single letter: one entry, of slots only. */
  letter(from: number, to: number): Buffer {
    const marks = new Uint8Array(SLOTS);
    for (let at = from; at < to; at += 1) marks[this.places.slots[at] ?? 0] = 1;
    writeSlots(this.entry, markedSlots(marks));
    this.row.number(NO_LETTER);
    this.row.take(this.entry);
    return this.row.finish();
  }
}

/** The rows of one piece: to make these and to save them takes a few milliseconds. */
const MOST_ROWS = 1_000;
const MOST_BYTES = 100_000;

/** Puts neighbours together for which a number is the same. */
function group<T>(things: readonly T[], numberOf: (thing: T) => number): T[][] {
  const groups: T[][] = [];
  let last = NaN;
  for (const thing of things) {
    const number = numberOf(thing);
    if (number === last) groups.at(-1)?.push(thing);
    else groups.push([thing]);
    last = number;
  }
  return groups;
}

/** All rows of a segment, in order, but for those up to a pair. */
function* rowsOf(places: Places, after: number): Generator<Row> {
  const writer = new RowWriter(places);
  for (const ofLetter of group(places.occurrences, ({ lead }) => lead)) {
    const { lead, from } = ofLetter[0] ?? { lead: FIELD_END, from: 0 };
    if (lead === FIELD_END) continue;
    const ofAll = pairOf(lead, NO_LETTER);
    if (ofAll > after) {
      yield { pair: ofAll, entries: writer.letter(from, ofLetter.at(-1)?.to ?? from) };
    }
    for (const ofPair of group(ofLetter, ({ second }) => second)) {
      const second = ofPair[0]?.second ?? FIELD_END;
      const pair = pairOf(lead, second);
      if (second === FIELD_END || pair <= after) continue;
      yield { pair, entries: writer.pair(ofPair) };
    }
  }
}

/**
 * The index of a segment, row by row in the order of their pairs, in pieces of a few milliseconds
 * each, so that others have their turn between them. A piece may be empty, of mere work.
 *
 * @param texts under their slots, in order; each ends in '\n'
 * @param after the pair of the last row that there is, or `NO_PAIR`
 */
export function* writeRows(texts: ReadonlyMap<number, string>, after: number): Generator<Row[]> {
  const places = yield* sortPlaces(texts);
  yield [];
  let piece: Row[] = [];
  let bytes = 0;
  for (const row of rowsOf(places, after)) {
    piece.push(row);
    bytes += row.entries.length;
    if (piece.length < MOST_ROWS && bytes < MOST_BYTES) continue;
    yield piece;
    [piece, bytes] = [[], 0];
  }
  yield piece;
}
