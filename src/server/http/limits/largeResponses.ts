import type { Server } from 'node:http';
import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../config/config';
import { holderOf } from '../auth';
import { MemoryBudget } from './memoryBudget';

/** Responses up to this size are neither counted nor sent in chunks. */
export const LARGE_BYTES = 65_536;

const budgets = new WeakMap<Server, MemoryBudget>();

export function limitLargeResponses(app: FastifyInstance, limits: Limits): MemoryBudget {
  const { downloadBytes: bytes, requestTimeout: deadlineMs, stallTimeout: stallMs } = limits;
  const budget = new MemoryBudget({ bytes, deadlineMs, stallMs });
  budgets.set(app.server, budget);
  app.addHook('onClose', () => budget.close());
  return budget;
}

/** The response to a write must not look refused, or the client would send the write again. */
const isRefusable = ({ request }: FastifyReply) => ['GET', 'HEAD'].includes(request.method);

/**
 * Makes a response body of parts, which are made while the client reads. They are sent in chunks,
 * so that their pace is known.
 *
 * @param bytes the maximum memory of the parts, reserved until the response ends
 * @throws HttpError 503 if slow clients use the whole memory budget, or this client its share
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
    remaining: () => Number.MAX_SAFE_INTEGER - sent,
    abort: () => void reply.raw.destroy(),
  };
  const release = budgets.get(reply.server.server)?.reserve(transfer, isRefusable(reply));
  if (release) finished(reply.raw, release);
  return Readable.from(chunks(), { objectMode: false });
}

export function bytesResponse(reply: FastifyReply, bytes: Buffer): Buffer | Readable {
  if (bytes.length <= LARGE_BYTES) return bytes;
  const stream = streamResponse(reply, bytes.length, [bytes]);
  reply.header('Content-Length', bytes.length);
  return stream;
}
