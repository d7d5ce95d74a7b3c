const INITIAL_CAPACITY = 1024;

/** Some matches of a search. */
export interface Matches {
  /** How many there are. */
  length: number;
  /** No match was created before or after these, in milliseconds. */
  oldest: number;
  newest: number;
}

/** Posts that match a search: ids and, in the same order, `created_at` in milliseconds. */
export class MatchList implements Matches {
  private allIds = new Uint32Array(INITIAL_CAPACITY);
  private allInstants = new Float64Array(INITIAL_CAPACITY);
  length = 0;
  oldest = Infinity;
  newest = -Infinity;

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
    this.oldest = Math.min(this.oldest, instant);
    this.newest = Math.max(this.newest, instant);
  }

  private grow(): void {
    const { ids, instants } = this;
    this.allIds = new Uint32Array(this.length * 2);
    this.allIds.set(ids);
    this.allInstants = new Float64Array(this.length * 2);
    this.allInstants.set(instants);
  }
}

/**
 * The element at an index of the descending order, without sorting everything (Hoare's
 * quickselect). Reorders the array.
 */
function nthGreatest(numbers: Float64Array, index: number): number {
  const at = (position: number) => numbers[position] ?? 0;
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (at(left) > pivot) left += 1;
      while (at(right) < pivot) right -= 1;
      if (left > right) break;
      [numbers[left], numbers[right]] = [at(right), at(left)];
      left += 1;
      right -= 1;
    }
    if (index <= right) high = right;
    else if (index >= left) low = left;
    else break;
  }
  return at(index);
}

/**
 * The ids of the matches from one to another, exclusive, newest first. Sorts only what can be among them.
 */
export function newestMatches({ ids, instants }: MatchList, begin: number, end: number): number[] {
  if (begin >= ids.length) return [];
  const numbers = new Float64Array(instants);
  const newest = nthGreatest(numbers, begin);
  const oldest = nthGreatest(numbers, Math.min(end, ids.length) - 1);
  const near: { id: number; instant: number }[] = [];
  let newer = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const instant = instants[at] ?? 0;
    if (instant > newest) newer += 1;
    else if (instant >= oldest) near.push({ id: ids[at] ?? 0, instant });
  }
  near.sort((a, b) => b.instant - a.instant || b.id - a.id);
  return near.slice(begin - newer, end - newer).map(({ id }) => id);
}

/** The instant of the part with which so many matches are reached; the beginning of time where there are fewer. */
function reach(
  parts: readonly Matches[],
  instantOf: (part: Matches) => number,
  count: number,
): number {
  let reached = 0;
  for (const part of [...parts].sort((a, b) => instantOf(b) - instantOf(a))) {
    reached += part.length;
    if (reached >= count) return instantOf(part);
  }
  return -Infinity;
}

/**
 * Chooses the parts that can have one of the matches from one to another, exclusive, newest first.
 *
 * @param parts all matches
 * @returns those parts, and how many matches are in the newer ones
 */
export function partsWithin<P extends Matches>(
  parts: readonly P[],
  begin: number,
  end: number,
): { within: P[]; before: number } {
  // No more than `begin` matches are newer than `latest`, and at least `end` are no older than `earliest`.
  const latest = reach(parts, ({ newest }) => newest, begin + 1);
  const earliest = reach(parts, ({ oldest }) => oldest, end);
  const within = parts.filter(({ oldest, newest }) => oldest <= latest && newest >= earliest);
  const newer = parts.filter(({ oldest }) => oldest > latest);
  return { within, before: newer.reduce((sum, { length }) => sum + length, 0) };
}
