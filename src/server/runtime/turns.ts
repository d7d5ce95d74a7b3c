import { setImmediate as nextTick } from 'node:timers/promises';
import PQueue from 'p-queue';

const turns = new PQueue({ concurrency: 1 });

/**
 * Runs a few milliseconds of work in a turn of the event loop of its own. Other requests run in
 * between, however many clients ask for long lists.
 */
export function inOwnTurn<T>(work: () => Promise<T>): Promise<T> {
  return turns.add(async () => {
    await nextTick();
    return work();
  });
}
