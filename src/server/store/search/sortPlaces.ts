import { NO_LETTER } from './pairs';

/** Three letters in a row that occur in the texts of a segment, and which of its places are theirs. */
export interface Occurrence {
  lead: number;
  second: number;
  third: number;
  from: number;
  to: number;
}

/** All places of a segment, sorted by the three letters that begin there, then by slot. */
export interface Places {
  /** In order of their letters. */
  occurrences: Occurrence[];
  /** The slot of the text that a place is in, and the position in that text. */
  slots: Uint16Array;
  positions: Uint32Array;
}

/** Empty places before each text and after the last, so that every place has two after it. */
const GAP = 2;
const LETTERS = 0x10000;

/** Puts texts in a row. @returns its letters, and for each the slot and position in its text */
function layOut(texts: ReadonlyMap<number, string>) {
  let size = GAP;
  for (const text of texts.values()) size += text.length + GAP;
  const [letters, slots] = [new Uint16Array(size), new Uint16Array(size)];
  const positions = new Uint32Array(size);
  let begin = GAP;
  for (const [slot, text] of texts) {
    for (let at = 0; at < text.length; at += 1) {
      letters[begin + at] = text.charCodeAt(at);
      slots[begin + at] = slot;
      positions[begin + at] = at;
    }
    begin += text.length + GAP;
  }
  return { letters, slots, positions };
}

/** Sorts places by the letter so many steps after them; those of equal letters keep their order. */
function sortByLetter(places: Uint32Array, letters: Uint16Array, steps: number) {
  const next = new Uint32Array(LETTERS + 1);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const after = (letters[place + steps] ?? NO_LETTER) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let letter = 1; letter <= LETTERS; letter += 1) {
    next[letter] = (next[letter] ?? 0) + (next[letter - 1] ?? 0);
  }
  const sorted = new Uint32Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const letter = letters[place + steps] ?? NO_LETTER;
    const to = next[letter] ?? 0;
    sorted[to] = place;
    next[letter] = to + 1;
  }
  return sorted;
}

/** Puts sorted places together that have the same three letters. */
function findOccurrences(sorted: Uint32Array, letters: Uint16Array): Occurrence[] {
  const occurrences: Occurrence[] = [];
  let last = { lead: NO_LETTER, second: NO_LETTER, third: NO_LETTER, from: 0, to: 0 };
  for (let index = 0; index < sorted.length; index += 1) {
    const place = sorted[index] ?? 0;
    const lead = letters[place] ?? NO_LETTER;
    const second = letters[place + 1] ?? NO_LETTER;
    const third = letters[place + 2] ?? NO_LETTER;
    if (lead !== last.lead || second !== last.second || third !== last.third) {
      last = { lead, second, third, from: index, to: index };
      occurrences.push(last);
    }
    last.to = index + 1;
  }
  return occurrences;
}

/** What some places have, in their order. */
function pick<T extends Uint16Array | Uint32Array>(all: T, places: Uint32Array, into: T): T {
  for (let index = 0; index < places.length; index += 1) into[index] = all[places[index] ?? 0] ?? 0;
  return into;
}

/**
 * Sorts the places of a segment by counting, from the last of three letters to the first: to collect
 * them in a map takes more than twice as long. Yields, with nothing in hand, after every 20 ms or so.
 *
 * @param texts by slot, in order
 */
export function* sortPlaces(texts: ReadonlyMap<number, string>): Generator<[], Places> {
  const { letters, slots, positions } = layOut(texts);
  yield [];
  let sorted = new Uint32Array(letters.length - GAP);
  for (let place = 0; place < sorted.length; place += 1) sorted[place] = place;
  for (const steps of [2, 1, 0]) {
    sorted = sortByLetter(sorted, letters, steps);
    yield [];
  }
  // The gaps stand first: no letter is less than none.
  sorted = sorted.subarray(GAP * texts.size);
  const occurrences = findOccurrences(sorted, letters);
  yield [];
  return {
    occurrences,
    slots: pick(slots, sorted, new Uint16Array(sorted.length)),
    positions: pick(positions, sorted, new Uint32Array(sorted.length)),
  };
}
