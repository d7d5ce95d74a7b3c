import { setImmediate as nextTick } from 'node:timers/promises';

/**
 * Maps items in batches, and lets the event loop run between two of them.
 *
 * @returns the results of all batches, in order
 */
export async function mapInBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (batch: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await nextTick();
    results.push(...(await work(items.slice(from, from + size))));
  }
  return results;
}
