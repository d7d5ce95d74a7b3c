import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD } from '../../../contract/limits';
import type { Limits } from '../../config/config';
import { callerIdOf, holderOf } from '../auth';
import { MemoryBudget } from './memoryBudget';

/** All text fields of a form together. A description alone may have one megabyte. */
export const MAX_TEXT_BYTES = 4_194_304;
/** Bodies other than forms. Without a session, only credentials need to be sent. */
export const MAX_BODY_BYTES = { anybody: 16_384, signedIn: 1_048_576 };

const MAX_FORM_BYTES = UPLOAD.maxFiles * UPLOAD.maxFileBytes + MAX_TEXT_BYTES;

/**
 * The maximum size of a body in memory. If its length is unknown, this is the limit of its kind.
 */
function expectedBytes({ headers }: FastifyRequest): number {
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  const max = isForm ? MAX_FORM_BYTES : MAX_BODY_BYTES.signedIn;
  if (headers['transfer-encoding'] !== undefined) return max;
  return Math.min(max, Number(headers['content-length'] ?? 0));
}

function transferOf(request: FastifyRequest, bytes: number) {
  const { raw } = request;
  const { socket } = raw;
  const end = socket.bytesRead + bytes;
  return {
    holder: holderOf(request),
    bytes,
    // A complete body waits for the server, not for its client.
    remaining: () => (raw.complete ? 0 : Math.max(1, end - socket.bytesRead)),
    abort: () => void raw.destroy(),
  };
}

function setBodyDeadline(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => request.destroy(), ms).unref();
  request.once('close', () => clearTimeout(timer));
}

/**
 * Limits the memory and time of bodies. Small ones are always accepted. Large ones need a session
 * and share a memory budget. Without a session, a body must arrive within the headers' timeout.
 */
export function limitBodies(app: FastifyInstance, limits: Limits): MemoryBudget {
  const { uploadBytes: bytes, requestTimeout: deadlineMs, stallTimeout: stallMs } = limits;
  const budget = new MemoryBudget({ bytes, deadlineMs, stallMs });
  const releases = new WeakMap<FastifyRequest, () => void>();
  const admit = (request: FastifyRequest) => {
    const expected = expectedBytes(request);
    if (expected === 0) return;
    if (callerIdOf(request) === undefined) setBodyDeadline(request.raw, limits.headersTimeout);
    else if (expected > MAX_BODY_BYTES.anybody) {
      releases.set(request, budget.reserve(transferOf(request, expected)));
    }
  };
  app.addHook('preParsing', (request, _reply, payload, done) => {
    admit(request);
    done(null, payload);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    releases.get(request)?.();
    done(null, payload);
  });
  app.addHook('onClose', () => budget.close());
  return budget;
}
