import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Whether Node closes the connection after the response, as the client asks, or the server. */
const closesConnection = (reply: FastifyReply) =>
  !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';

/**
 * Reads what is left of a body, and keeps none of it, before a response after which the connection is
 * closed. A connection that is closed with bytes unread is reset, and the response may be lost: a proxy
 * then makes a 502 of the 401 of a session that has ended. The request's timeouts still apply.
 */
export function readUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    if (request.complete || request.destroyed || !closesConnection(reply)) return;
    request.resume();
    // A client that has gone does not need the response.
    await finished(request).catch(() => undefined);
  });
}
