import { ByteWriter, sizeOf } from './bytes';
import { findRuns } from './findRuns';
import type { Places } from './findRuns';
import { NO_LETTER, pairOf } from './pairs';

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

/** The slots that a chain of places passes through. */
function slotsOf({ slots, next }: Places, first: number): number[] {
  const passed: number[] = [];
  let last = -1;
  for (let place = first; place !== 0; place = next[place] ?? 0) {
    const slot = slots[place] ?? 0;
    if (slot !== last) passed.push(slot);
    last = slot;
  }
  return passed;
}

/**
 * The positions in one text, doubled, with 1 added to the first where more follow: those come as
 * steps, after the number of their bytes, so that a reader can skip them.
 *
 * @returns the chain's next place, in another text
 */
function writePositions(out: ByteWriter, places: Places, first: number): number {
  const { slots, positions, next } = places;
  const slot = slots[first];
  const steps: number[] = [];
  let bytes = 0;
  let before = positions[first] ?? 0;
  let place = next[first] ?? 0;
  for (; place !== 0 && slots[place] === slot; place = next[place] ?? 0) {
    const position = positions[place] ?? 0;
    steps.push(position - before);
    bytes += sizeOf(position - before);
    before = position;
  }
  out.number((positions[first] ?? 0) * 2 + (bytes > 0 ? 1 : 0));
  if (bytes > 0) out.number(bytes);
  for (const step of steps) out.number(step);
  return place;
}

/** Rows of the pairs: an entry for each letter that follows, with slots and positions. */
function writePairs(texts: ReadonlyMap<number, string>): Row[] {
  const places = findRuns(texts);
  const [row, entry] = [new ByteWriter(), new ByteWriter()];
  const rows: Row[] = [];
  let pair = 0;
  const endRow = () => {
    if (pair !== 0) rows.push({ pair, entries: row.finish() });
  };
  for (const { lead, second, third, first } of places.runs) {
    if (lead === FIELD_END || second === FIELD_END) continue;
    if (pairOf(lead, second) !== pair) endRow();
    pair = pairOf(lead, second);
    writeSlots(entry, slotsOf(places, first));
    for (let place = first; place !== 0;) place = writePositions(entry, places, place);
    row.number(third);
    row.take(entry);
  }
  endRow();
  return rows;
}

/** Rows of the single letters: one entry each, of slots only. */
function writeLetters(texts: ReadonlyMap<number, string>): Row[] {
  const letters = new Map<number, number[]>();
  for (const [slot, text] of texts) {
    const seen = new Set<number>();
    for (let at = 0; at < text.length; at += 1) seen.add(text.charCodeAt(at));
    for (const letter of seen) {
      const slots = letters.get(letter);
      if (slots) slots.push(slot);
      else letters.set(letter, [slot]);
    }
  }
  letters.delete(FIELD_END);
  const [row, entry] = [new ByteWriter(), new ByteWriter()];
  return [...letters].map(([letter, slots]) => {
    writeSlots(entry, slots);
    row.number(NO_LETTER);
    row.take(entry);
    return { pair: pairOf(letter, NO_LETTER), entries: row.finish() };
  });
}

/** The index of a segment: rows in order. Texts stand under their slots, in order, ended by '\n'. */
export function writeRows(texts: ReadonlyMap<number, string>): Row[] {
  return [...writePairs(texts), ...writeLetters(texts)].sort((a, b) => a.pair - b.pair);
}
