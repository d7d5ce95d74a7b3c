import { createHash } from 'node:crypto';
import type { Services } from '../http/services';
import type { Feed } from './feeds';

export interface Document {
  bytes: Buffer;
  etag: string;
}

export function toDocument(text: string): Document {
  const hash = createHash('sha256').update(text).digest('base64url');
  // A weak tag, because the same document is also sent compressed.
  return { bytes: Buffer.from(text), etag: `W/"${hash.slice(0, 22)}"` };
}

/**
 * Runs `work` once at a time. Calls during a run share the next one, so that each call gets what
 * was true after it began, and many of them cost as much as one.
 */
function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const run = () => {
    next = null;
    return work();
  };
  return () => {
    if (!next) {
      next = last.then(run, run);
      last = next;
    }
    return next;
  };
}

/**
 * Caches a document until the store has another version of it. Other processes write to the same
 * store, and no reader may see something older than what one of them has sent.
 */
export function cachedDocument(
  { version, build }: Pick<Feed, 'version' | 'build'>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): () => Promise<Document | null> {
  let cached: { version: string; document: Document | null } | null = null;
  return inTurn(async () => {
    const current = JSON.stringify([await version(db, now())]);
    if (cached?.version !== current) {
      // A write after the first query makes the document newer than its version, never older.
      const text = await build(db, now());
      cached = { version: current, document: text === null ? null : toDocument(text) };
    }
    return cached.document;
  });
}
