import type { Server } from 'node:http';
import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../config';
import { holderOf } from './holder';
import { MemoryBudget } from './memoryBudget';

/** Responses up to this size are neither counted nor sent in chunks. */
export const LARGE_BYTES = 65_536;

const budgets = new WeakMap<Server, MemoryBudget>();

/** Bounds the memory of responses that clients are slow to fetch. */
export function limitLargeResponses(app: FastifyInstance, limits: Limits): MemoryBudget {
  const { downloadBytes: bytes, requestTimeout: deadlineMs, stallTimeout: stallMs } = limits;
  const budget = new MemoryBudget({ bytes, deadlineMs, stallMs });
  budgets.set(app.server, budget);
  app.addHook('onClose', () => budget.close());
  return budget;
}

/** What is saved must not look refused: its sender would send it again. */
const isRefusable = ({ request }: FastifyReply) => ['GET', 'HEAD'].includes(request.method);

/**
 * Makes a response body of parts, which are made as the client reads. They are sent in chunks, so
 * that their pace is known.
 *
 * @param bytes the memory that they take at most, reserved until the response has ended
 * @throws HttpError 503 where slow clients use the whole memory budget, or this one its share
 */
export function streamResponse(
  reply: FastifyReply,
  bytes: number,
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
): Readable {
  let sent = 0;
  async function* chunks() {
    for await (const part of parts) {
      for (let start = 0; start < part.length; start += LARGE_BYTES) {
        const chunk = part.subarray(start, start + LARGE_BYTES);
        sent += chunk.length;
        yield chunk;
      }
    }
  }
  const transfer = {
    holder: holderOf(reply.request),
    bytes,
    // Of a length that is not known before the end.
    remaining: () => Number.MAX_SAFE_INTEGER - sent,
    abort: () => void reply.raw.destroy(),
  };
  const release = budgets.get(reply.server.server)?.reserve(transfer, isRefusable(reply));
  if (release) finished(reply.raw, release);
  return Readable.from(chunks(), { objectMode: false });
}

/**
 * Makes a response body of bytes.
 *
 * @throws HttpError 503 where slow clients use the whole memory budget, or this one its share
 */
export function bytesResponse(reply: FastifyReply, bytes: Buffer): Buffer | Readable {
  if (bytes.length <= LARGE_BYTES) return bytes;
  const stream = streamResponse(reply, bytes.length, [bytes]);
  reply.header('Content-Length', bytes.length);
  return stream;
}
