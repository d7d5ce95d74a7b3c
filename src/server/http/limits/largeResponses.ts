import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../config';
import { MemoryBudget } from './memoryBudget';

const CHUNK_BYTES = 65_536;

const budgets = new WeakMap<Server, MemoryBudget>();

/** Bounds the memory of responses that clients are slow to fetch. */
export function limitLargeResponses(app: FastifyInstance, limits: Limits): MemoryBudget {
  const { downloadBytes: bytes, requestTimeout: deadlineMs, stallTimeout: stallMs } = limits;
  const budget = new MemoryBudget({ bytes, deadlineMs, stallMs });
  budgets.set(app.server, budget);
  app.addHook('onClose', () => budget.close());
  return budget;
}

/**
 * Makes a response body of bytes. Large ones are sent in chunks, so that their pace is known.
 *
 * @throws HttpError 503 where slow clients use the whole memory budget
 */
export function bytesResponse(reply: FastifyReply, bytes: Buffer): Buffer | Readable {
  const budget = budgets.get(reply.server.server);
  if (!budget || bytes.length <= CHUNK_BYTES) return bytes;
  let sent = 0;
  function* chunks() {
    while (sent < bytes.length) {
      const start = sent;
      sent = Math.min(bytes.length, start + CHUNK_BYTES);
      yield bytes.subarray(start, sent);
    }
  }
  const release = budget.reserve({
    bytes: bytes.length,
    remaining: () => bytes.length - sent,
    abort: () => void reply.raw.destroy(),
  });
  reply.header('Content-Length', bytes.length);
  return Readable.from(chunks(), { objectMode: false }).once('close', release);
}
