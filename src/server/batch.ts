import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does something with a few things at a time, and lets whoever waits have his turn in between.
 *
 * @returns what came of all of them, in their order
 */
export async function inGroups<T, R>(
  things: readonly T[],
  size: number,
  work: (group: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < things.length; from += size) {
    if (from > 0) await nextTurn();
    results.push(...(await work(things.slice(from, from + size))));
  }
  return results;
}
