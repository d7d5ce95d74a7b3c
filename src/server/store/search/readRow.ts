import { ByteReader } from './bytes';

/** Texts that one segment holds at most; their slots count from 0. */
export const SLOTS = 512;

/** Slots of texts in a segment, in order. */
export type Slots = readonly number[];

/** Reads the slots of the entry that a reader stands at, and puts it behind them. */
export function readSlots(reader: ByteReader): Slots {
  const count = reader.number();
  const slots = new Array<number>(count);
  let slot = 0;
  for (let read = 0; read < count; read += 1) {
    slot += reader.number();
    slots[read] = slot;
  }
  return slots;
}

/** The slots at which a mark is set. */
export function markedSlots(marks: Uint8Array): Slots {
  const slots: number[] = [];
  for (let slot = 0; slot < marks.length; slot += 1) if (marks[slot] === 1) slots.push(slot);
  return slots;
}

/** The texts that hold a pair of letters, or one letter, by its row. */
export function slotsOfRow(row: Uint8Array): Slots {
  const marks = new Uint8Array(SLOTS);
  const reader = new ByteReader(row);
  while (!reader.isAtEnd) {
    reader.number();
    const end = reader.number() + reader.at;
    for (const slot of readSlots(reader)) marks[slot] = 1;
    reader.at = end;
  }
  return markedSlots(marks);
}

/** A reader at what a pair's row says of it before a certain letter; null where it never stands. */
export function findEntry(row: Uint8Array, third: number): ByteReader | null {
  const reader = new ByteReader(row);
  while (!reader.isAtEnd) {
    const letter = reader.number();
    const end = reader.number() + reader.at;
    if (letter === third) return reader;
    reader.at = end;
  }
  return null;
}
