import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './store/schema';
import { mergeIndexes } from './store/search/indexSegments';

/** A group of posts is complete every 8,192 posts, so that this is soon enough. */
const INTERVAL_MS = 3_600_000;

/**
 * Merges indexes of the search now and every hour, between requests. What fails is tried again the next time.
 *
 * @returns a function that ends it and resolves once nothing uses the store any more
 */
export function maintainIndex(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const merge = () => {
    running = running
      .then(() => mergeIndexes(db, stopping.signal))
      .catch((err: unknown) => log.warn({ err }, 'search index not merged'));
  };
  merge();
  const timer = setInterval(merge, INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}
