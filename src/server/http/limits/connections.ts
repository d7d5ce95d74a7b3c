import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { counter, gauge } from '../../runtime/metric';
import type { Metric } from '../../runtime/metric';

/** File descriptors for the store, the front end and PostgreSQL. */
const RESERVED_DESCRIPTORS = 512;

/** Node keeps about 3 kB for each early request until its connection has closed. */
const MAX_EARLY_REQUESTS = 10_000;

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
 * Limits the connections of a server, and the requests of each connection to one at a time. A new
 * connection above the limit displaces the one that has been idle for longest. A connection with
 * half a header counts as idle, so silent clients keep nobody out. The server's timeout closes a
 * connection without traffic, unless a response is due.
 *
 * A request is early if it arrives before the response to the previous one has been sent. It is not
 * run. Its connection counts as idle and ends after the response that is due.
 */
export class Connections {
  private readonly idle = new Set<Socket>();
  private readonly busy = new Map<Socket, ServerResponse>();
  /** The number of early requests of each connection that has any. */
  private readonly early = new Map<Socket, number>();
  private earlyRequests = 0;
  private closed = 0;
  private ended = 0;

  constructor(readonly max: number) {}

  watch(server: Server, run: RequestListener): void {
    server.on('connection', (socket) => this.admit(socket));
    server.on('request', (request, response) => {
      if (this.begins(request.socket, response)) run(request, response);
      else this.refuse(request);
    });
    server.on('timeout', (socket: Socket) => {
      if (!this.awaitsResponse(socket)) socket.destroy();
    });
  }

  metrics(): Metric[] {
    const { idle, busy, max, closed, ended } = this;
    const help = 'Idle connections closed to make room for new ones.';
    const early = 'Connections ended because a request came before the previous response.';
    return [
      gauge('http_connections', 'Open connections.', idle.size + busy.size),
      gauge('http_connections_idle', 'Connections without a request.', idle.size),
      gauge('http_connections_max', 'Limit of open connections.', max),
      counter('http_connections_closed_total', help, closed),
      counter('http_connections_early_total', early, ended),
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
      this.earlyRequests -= this.early.get(socket) ?? 0;
      this.early.delete(socket);
    });
  }

  private begins(socket: Socket, response: ServerResponse): boolean {
    if (this.busy.has(socket) || this.early.has(socket)) return false;
    this.idle.delete(socket);
    this.busy.set(socket, response);
    response.once('close', () => {
      if (this.early.has(socket)) socket.end();
      if (this.busy.delete(socket) && !socket.destroyed) this.idle.add(socket);
    });
    return true;
  }

  /** Drops the body of an early request, so that the client can receive the response that is due. */
  private refuse(request: IncomingMessage): void {
    const { socket } = request;
    request.on('error', () => undefined).resume();
    if (this.busy.delete(socket)) {
      this.idle.add(socket);
      this.ended += 1;
    }
    this.early.set(socket, (this.early.get(socket) ?? 0) + 1);
    this.earlyRequests += 1;
    if (this.earlyRequests > MAX_EARLY_REQUESTS) socket.destroy();
  }

  private awaitsResponse(socket: Socket): boolean {
    const running = this.busy.get(socket);
    return running !== undefined && running.req.complete && !running.headersSent;
  }
}

const isClose = (header: unknown) => typeof header === 'string' && /\bclose\b/i.test(header);

/**
 * Lets a client that is refused early finish sending before its connection is closed, and drops the
 * data. Closing with unread bytes resets the connection, and the response may be lost: a proxy
 * would turn the 401 of an expired session into a 502. The timeouts of the request still apply.
 */
export function lingerOnClose(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw: request }, reply, payload, done) => {
    const { socket, complete } = request;
    if (socket instanceof Socket && !complete) {
      const isLast = isClose(reply.getHeader('connection') ?? request.headers.connection);
      // Otherwise Node would close the connection right after the response.
      reply.header('connection', 'keep-alive');
      const received = finished(request.unpipe().resume());
      const close = () => void (isLast && socket.destroySoon());
      const endHalf = () => void (isLast && socket.end());
      void Promise.all([received, finished(reply.raw).then(endHalf)]).then(close, close);
    }
    done(null, payload);
  });
}
