import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** Node ends a connection by this method of its socket, and would not wait for the request. */
function closeAfterBody(socket: Socket, request: IncomingMessage): void {
  const close = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    socket.end();
    // Also a client that has gone is closed.
    void finished(request.unpipe().resume()).then(close, close);
  };
}

/**
 * Lets a client that is refused early go on sending where the connection is closed after the response,
 * and drops what it sends. A connection that is closed with bytes unread is reset, and the response may be
 * lost: a proxy then makes a 502 of the 401 of a session that has ended. The request's timeouts still apply.
 */
export function lingerOnClose(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw: request }, _reply, payload, done) => {
    // An injected request has no connection.
    const { socket, complete } = request;
    if (socket instanceof Socket && !complete) closeAfterBody(socket, request);
    done(null, payload);
  });
}
