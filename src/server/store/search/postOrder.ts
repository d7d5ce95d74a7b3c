import type { Window } from '../pages';
import type { Found } from './postDirectory';

/**
 * What stands at a place of some numbers once the greatest come first, without sorting them all
 * (Hoare's quickselect). It changes their order.
 */
function nthGreatest(numbers: Float64Array, place: number): number {
  const at = (index: number) => numbers[index] ?? 0;
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
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return at(place);
}

/** The ids of one page of what was found, newest first. Only what may stand there is sorted. */
export function pageOf({ ids, instants }: Found, { page, perPage }: Window): number[] {
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
