import { NO_UNIT } from './postings';

/** A trigram that occurs in a segment, and the range of its occurrences in `SortedTrigrams`. */
export interface TrigramRange {
  first: number;
  second: number;
  third: number;
  from: number;
  to: number;
}

/** All occurrences of trigrams in a segment, sorted by trigram, then by ordinal and position. */
export interface SortedTrigrams {
  ranges: TrigramRange[];
  /** The document of an occurrence, and the position in its text. */
  ordinals: Uint16Array;
  positions: Uint32Array;
}

/** Padding before each text and after the last, so that two units follow every offset. */
const PADDING = 2;
const CODE_UNITS = 0x10000;

/** Concatenates texts. @returns the code units, and for each its document and position */
function concatenate(texts: ReadonlyMap<number, string>) {
  let size = PADDING;
  for (const text of texts.values()) size += text.length + PADDING;
  const [units, ordinals] = [new Uint16Array(size), new Uint16Array(size)];
  const positions = new Uint32Array(size);
  let begin = PADDING;
  for (const [ordinal, text] of texts) {
    for (let at = 0; at < text.length; at += 1) {
      units[begin + at] = text.charCodeAt(at);
      ordinals[begin + at] = ordinal;
      positions[begin + at] = at;
    }
    begin += text.length + PADDING;
  }
  return { units, ordinals, positions };
}

/** Sorts offsets by the code unit `distance` after them: a stable counting sort. */
function sortByUnit(offsets: Uint32Array, units: Uint16Array, distance: number) {
  const next = new Uint32Array(CODE_UNITS + 1);
  for (let index = 0; index < offsets.length; index += 1) {
    const offset = offsets[index] ?? 0;
    const after = (units[offset + distance] ?? NO_UNIT) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let unit = 1; unit <= CODE_UNITS; unit += 1) {
    next[unit] = (next[unit] ?? 0) + (next[unit - 1] ?? 0);
  }
  const sorted = new Uint32Array(offsets.length);
  for (let index = 0; index < offsets.length; index += 1) {
    const offset = offsets[index] ?? 0;
    const unit = units[offset + distance] ?? NO_UNIT;
    const to = next[unit] ?? 0;
    sorted[to] = offset;
    next[unit] = to + 1;
  }
  return sorted;
}

/** The ranges of sorted offsets at which the same trigram begins. */
function findRanges(sorted: Uint32Array, units: Uint16Array): TrigramRange[] {
  const ranges: TrigramRange[] = [];
  let last = { first: NO_UNIT, second: NO_UNIT, third: NO_UNIT, from: 0, to: 0 };
  for (let index = 0; index < sorted.length; index += 1) {
    const offset = sorted[index] ?? 0;
    const first = units[offset] ?? NO_UNIT;
    const second = units[offset + 1] ?? NO_UNIT;
    const third = units[offset + 2] ?? NO_UNIT;
    if (first !== last.first || second !== last.second || third !== last.third) {
      last = { first, second, third, from: index, to: index };
      ranges.push(last);
    }
    last.to = index + 1;
  }
  return ranges;
}

/** Fills `into` with the values at some offsets. */
function pick<T extends Uint16Array | Uint32Array>(values: T, offsets: Uint32Array, into: T): T {
  for (let index = 0; index < offsets.length; index += 1) {
    into[index] = values[offsets[index] ?? 0] ?? 0;
  }
  return into;
}

/**
 * A radix sort, from the third code unit to the first: collecting the occurrences in a map takes
 * more than twice as long. Yields an empty list about every 20 ms.
 *
 * @param texts by ordinal, ascending
 */
export function* sortTrigrams(texts: ReadonlyMap<number, string>): Generator<[], SortedTrigrams> {
  const { units, ordinals, positions } = concatenate(texts);
  yield [];
  let sorted = new Uint32Array(units.length - PADDING);
  for (let offset = 0; offset < sorted.length; offset += 1) sorted[offset] = offset;
  for (const distance of [2, 1, 0]) {
    sorted = sortByUnit(sorted, units, distance);
    yield [];
  }
  // The padding comes first: no code unit is below `NO_UNIT`.
  sorted = sorted.subarray(PADDING * texts.size);
  const ranges = findRanges(sorted, units);
  yield [];
  return {
    ranges,
    ordinals: pick(ordinals, sorted, new Uint16Array(sorted.length)),
    positions: pick(positions, sorted, new Uint32Array(sorted.length)),
  };
}
