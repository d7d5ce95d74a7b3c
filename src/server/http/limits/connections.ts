import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { counter, gauge } from '../../metric';
import type { Metric } from '../../metric';

/** File descriptors for the store, the front end and PostgreSQL. */
const RESERVED_DESCRIPTORS = 512;

function openFilesLimit(): number {
  try {
    const [, soft] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

export function affordableConnections(configured: number): number {
  return Math.max(1, Math.min(configured, openFilesLimit() - RESERVED_DESCRIPTORS));
}

/**
 * Limits the connections of a server. A new connection above the limit displaces the one that has
 * been idle for longest. A connection with half a header counts as idle, so silent clients keep
 * nobody out. The server's timeout closes a connection without traffic, unless a response is due.
 */
export class Connections {
  private readonly idle = new Set<Socket>();
  private readonly busy = new Map<Socket, Set<ServerResponse>>();
  private closed = 0;

  constructor(
    server: Server,
    private readonly max: number,
  ) {
    server.on('connection', (socket) => this.admit(socket));
    server.on('request', ({ socket }, response) => this.begin(socket, response));
    server.on('timeout', (socket: Socket) => {
      if (!this.awaitsResponse(socket)) socket.destroy();
    });
  }

  metrics(): Metric[] {
    const { idle, busy, max, closed } = this;
    const help = 'Idle connections closed to make room for new ones.';
    return [
      gauge('http_connections', 'Open connections.', idle.size + busy.size),
      gauge('http_connections_idle', 'Connections without a request.', idle.size),
      gauge('http_connections_max', 'Limit of open connections.', max),
      counter('http_connections_closed_total', help, closed),
    ];
  }

  private admit(socket: Socket): void {
    if (this.idle.size + this.busy.size >= this.max) {
      const [oldest = socket] = this.idle;
      this.closed += 1;
      this.idle.delete(oldest);
      oldest.destroy();
      if (oldest === socket) return;
    }
    this.idle.add(socket);
    socket.once('close', () => {
      this.idle.delete(socket);
      this.busy.delete(socket);
    });
  }

  private begin(socket: Socket, response: ServerResponse): void {
    this.idle.delete(socket);
    const running = this.busy.get(socket) ?? new Set();
    this.busy.set(socket, running.add(response));
    response.once('close', () => {
      running.delete(response);
      if (running.size > 0 || !this.busy.delete(socket)) return;
      if (!socket.destroyed) this.idle.add(socket);
    });
  }

  private awaitsResponse(socket: Socket): boolean {
    const running = this.busy.get(socket) ?? [];
    return [...running].some(({ req, headersSent }) => req.complete && !headersSent);
  }
}

/** Node calls `destroySoon` to end a connection, and would not wait for the rest of the request. */
function closeAfterBody(socket: Socket, request: IncomingMessage): void {
  const close = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    socket.end();
    void finished(request.unpipe().resume()).then(close, close);
  };
}

/**
 * Lets a client that is refused early finish sending before its connection is closed, and drops the
 * data. Closing with unread bytes resets the connection, and the response may be lost: a proxy
 * would turn the 401 of an expired session into a 502. The timeouts of the request still apply.
 */
export function lingerOnClose(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw: request }, _reply, payload, done) => {
    const { socket, complete } = request;
    if (socket instanceof Socket && !complete) closeAfterBody(socket, request);
    done(null, payload);
  });
}
