import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD } from '../../../contract/limits';
import type { Limits } from '../../config';
import { callerIdOf } from '../auth';
import { Room } from './memoryBudget';

/** Largest text fields of a form, all together; a description may be one megabyte. */
export const MAX_TEXT_BYTES = 4_194_304;
/** Largest body that is no form. Whoever is not signed in has nothing to say but who he is. */
export const MAX_BODY_BYTES = { anybody: 16_384, signedIn: 1_048_576 };

const MAX_FORM_BYTES = UPLOAD.maxFiles * UPLOAD.maxFileBytes + MAX_TEXT_BYTES;

/** How much of a body is kept at most. A body of unknown length may become as long as any. */
function expectedBytes({ headers }: FastifyRequest): number {
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  const most = isForm ? MAX_FORM_BYTES : MAX_BODY_BYTES.signedIn;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}

function transferOf(request: IncomingMessage, bytes: number) {
  const { socket } = request;
  const before = socket.bytesRead;
  return {
    bytes,
    // What has come whole waits for us, and not for its client.
    left: () => (request.complete ? 0 : Math.max(1, before + bytes - socket.bytesRead)),
    drop: () => void request.destroy(),
  };
}

/** Gives a body a deadline, be it as slow as it likes. */
function hurry(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => request.destroy(), ms).unref();
  request.once('close', () => clearTimeout(timer));
}

/**
 * Bounds what bodies may take of memory and time. Small ones are always taken in; large ones, which
 * only the signed-in may send, share a room. Without a session a body must be there as soon as
 * headers must.
 */
export function limitBodies(app: FastifyInstance, limits: Limits): Room {
  const { uploadBytes, requestTimeout, stallTimeout, headersTimeout } = limits;
  const room = new Room({ bytes: uploadBytes, deadlineMs: requestTimeout, stallMs: stallTimeout });
  const releases = new WeakMap<FastifyRequest, () => void>();
  const admit = (request: FastifyRequest) => {
    const bytes = expectedBytes(request);
    if (bytes === 0) return;
    if (callerIdOf(request) === undefined) hurry(request.raw, headersTimeout);
    else if (bytes > MAX_BODY_BYTES.anybody) {
      releases.set(request, room.take(transferOf(request.raw, bytes)));
    }
  };
  app.addHook('preParsing', (request, _reply, payload, done) => {
    admit(request);
    done(null, payload);
  });
  // Comes once the request's work is done, whether anybody is there to hear of it or not.
  app.addHook('onSend', (request, _reply, payload, done) => {
    releases.get(request)?.();
    done(null, payload);
  });
  app.addHook('onClose', () => room.close());
  return room;
}
