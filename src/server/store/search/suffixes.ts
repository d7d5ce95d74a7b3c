/** Comes after every field of a text; no searched text contains it. */
const FIELD_END = '\n'.charCodeAt(0);

const CODE_UNITS = 0x10000;
/** About 10 ms of work. */
const UNITS_PER_STEP = 1_000_000;

/**
 * The suffixes of the fields of some documents, sorted as far as somebody asks. A _range_ of them begins with the same
 * code units, as many as its depth, and is in the order of documents.
 */
export class Suffixes {
  /** All texts, one after the other. */
  readonly units: Uint16Array;
  /** Where each suffix begins in them. */
  readonly offsets: Uint32Array;
  /** The document of each code unit. */
  private readonly ordinals: Uint16Array;
  /** By code unit; zero but while a range is split. */
  private readonly counts = new Uint32Array(CODE_UNITS);
  private scratch = new Uint32Array(0);

  /** @param texts by ordinal, ascending; each ends in '\n' */
  constructor(private readonly texts: ReadonlyMap<number, string>) {
    let size = 0;
    for (const text of texts.values()) size += text.length;
    this.units = new Uint16Array(size);
    this.offsets = new Uint32Array(size);
    this.ordinals = new Uint16Array(size);
  }

  /** The document of a suffix, by its index. */
  documentAt(index: number): number {
    return this.ordinals[this.offsets[index] ?? 0] ?? 0;
  }

  /**
   * Sorts all suffixes by their first code unit. Yields about every 10 ms. Call it before anything else.
   *
   * @returns where the range of each code unit ends, ascending; suffixes of nothing come after those
   */
  *sort(): Generator<null, number[]> {
    const { units, offsets, ordinals, counts, texts } = this;
    let size = 0;
    let pause = UNITS_PER_STEP;
    for (const [ordinal, text] of texts) {
      ordinals.fill(ordinal, size, size + text.length);
      for (let index = 0; index < text.length; index += 1, size += 1) {
        const unit = text.charCodeAt(index);
        units[size] = unit;
        counts[unit] = (counts[unit] ?? 0) + 1;
      }
      if (size < pause) continue;
      pause = size + UNITS_PER_STEP;
      yield null;
    }
    const ends = this.countedEnds(
      0,
      [...counts.keys()].filter((unit) => (counts[unit] ?? 0) > 0),
    );
    for (let from = 0; from < size; from += UNITS_PER_STEP) {
      const to = Math.min(from + UNITS_PER_STEP, size);
      for (let offset = from; offset < to; offset += 1) {
        const unit = units[offset] ?? 0;
        const next = counts[unit] ?? 0;
        offsets[next] = offset;
        counts[unit] = next + 1;
      }
      yield null;
    }
    counts.fill(0);
    return ends;
  }

  /** Whether a range has more than so many documents. */
  hasMoreDocuments(from: number, to: number, limit: number): boolean {
    if (to - from <= limit) return false;
    const { ordinals, offsets } = this;
    let count = 0;
    let last = -1;
    for (let at = from; at < to && count <= limit; at += 1) {
      const ordinal = ordinals[offsets[at] ?? 0] ?? 0;
      if (ordinal !== last) count += 1;
      last = ordinal;
    }
    return count > limit;
  }

  /** Whether the same code unit follows everywhere in a range. */
  hasOneFollower(from: number, to: number, depth: number): boolean {
    const { units, offsets } = this;
    const unit = units[(offsets[from] ?? 0) + depth];
    if (unit === FIELD_END) return false;
    for (let at = from + 1; at < to; at += 1) {
      if (units[(offsets[at] ?? 0) + depth] !== unit) return false;
    }
    return true;
  }

  /**
   * Sorts a range by the code unit that follows: a stable counting sort.
   *
   * @returns where the range of each code unit ends, ascending; the suffixes that have nothing more come after those
   */
  split(from: number, to: number, depth: number): number[] {
    const { units, offsets, counts } = this;
    const found: number[] = [];
    for (let at = from; at < to; at += 1) {
      const unit = units[(offsets[at] ?? 0) + depth] ?? 0;
      const count = counts[unit] ?? 0;
      if (count === 0) found.push(unit);
      counts[unit] = count + 1;
    }
    const ends = this.countedEnds(from, found);
    if (this.scratch.length < to - from) this.scratch = new Uint32Array(to - from);
    const { scratch } = this;
    for (let at = from; at < to; at += 1) {
      const offset = offsets[at] ?? 0;
      const unit = units[offset + depth] ?? 0;
      const next = counts[unit] ?? 0;
      scratch[next - from] = offset;
      counts[unit] = next + 1;
    }
    // Mostly a few: a native copy would cost many times as much.
    for (let at = from; at < to; at += 1) offsets[at] = scratch[at - from] ?? 0;
    for (const unit of found) counts[unit] = 0;
    counts[FIELD_END] = 0;
    return ends;
  }

  /** Replaces the counts of some code units by where their ranges begin. @returns where they end */
  private countedEnds(from: number, found: number[]): number[] {
    const { counts } = this;
    const ends: number[] = [];
    let begin = from;
    found.sort((a, b) => a - b);
    for (const unit of found) {
      if (unit === FIELD_END) continue;
      const end = begin + (counts[unit] ?? 0);
      ends.push(end);
      counts[unit] = begin;
      begin = end;
    }
    counts[FIELD_END] = begin;
    return ends;
  }
}
