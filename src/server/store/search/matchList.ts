import type { Window } from '../pages';

const INITIAL_CAPACITY = 1024;

/** Posts that match a search: ids and, in the same order, `created_at` in milliseconds. */
export class MatchList {
  private allIds = new Uint32Array(INITIAL_CAPACITY);
  private allInstants = new Float64Array(INITIAL_CAPACITY);
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

/**
 * The posts of several lists, each once.
 *
 * @param kept the ids of the posts that are not left out; null leaves out none
 */
export function union(lists: readonly MatchList[], kept: ReadonlySet<number> | null): MatchList {
  const [first, ...others] = lists;
  if (first && others.length === 0 && !kept) return first;
  const merged = new MatchList();
  const seen = new Set<number>();
  for (const { ids, instants } of lists) {
    ids.forEach((id, at) => {
      if (seen.has(id) || kept?.has(id) === false) return;
      seen.add(id);
      merged.add(id, instants[at] ?? 0);
    });
  }
  return merged;
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

/** The ids on one page of the matches, newest first. Sorts only what can be on that page. */
export function pageOf({ ids, instants }: MatchList, { page, perPage }: Window): number[] {
  const begin = (page - 1) * perPage;
  if (begin >= ids.length) return [];
  const numbers = new Float64Array(instants);
  const newest = nthGreatest(numbers, begin);
  const oldest = nthGreatest(numbers, Math.min(begin + perPage, ids.length) - 1);
  const near: { id: number; instant: number }[] = [];
  let newer = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const instant = instants[at] ?? 0;
    if (instant > newest) newer += 1;
    else if (instant >= oldest) near.push({ id: ids[at] ?? 0, instant });
  }
  near.sort((a, b) => b.instant - a.instant || b.id - a.id);
  return near.slice(begin - newer, begin - newer + perPage).map(({ id }) => id);
}
