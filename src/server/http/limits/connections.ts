import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reading } from '../metrics/exposition';

/** Files besides connections: the store's, the front end's, PostgreSQL's. */
const OTHER_FILES = 512;

/** How many files this process may have open, where the system tells. */
function openFilesLimit(): number {
  try {
    const [, soft] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** So many connections as were asked for, or as the limit of open files leaves room for. */
export function affordableConnections(asked: number): number {
  return Math.max(1, Math.min(asked, openFilesLimit() - OTHER_FILES));
}

/**
 * Bounds the connections of a server. Where there is one too many, the one that has been idle for
 * longest goes, half a header counting as idle: a crowd that says nothing keeps nobody out. A
 * connection on which nothing moves is closed by the server's timeout, unless it waits for us.
 */
export class Connections {
  /** In the order in which they fell idle. */
  private readonly idle = new Set<Socket>();
  private readonly busy = new Map<Socket, Set<ServerResponse>>();
  private closed = 0;

  constructor(
    server: Server,
    private readonly most: number,
  ) {
    server.on('connection', (socket) => this.admit(socket));
    server.on('request', ({ socket }, response) => this.begin(socket, response));
    server.on('timeout', (socket: Socket) => {
      if (!this.waitsForUs(socket)) socket.destroy();
    });
  }

  readings(): Reading[] {
    const { idle, busy, most, closed } = this;
    const gauge = (name: string, help: string, value: number) => ({ name, help, value });
    const help = 'Connections that were closed because others needed their place.';
    return [
      gauge('http_connections', 'Open connections.', idle.size + busy.size),
      gauge('http_connections_idle', 'Connections without a request.', idle.size),
      gauge('http_connections_max', 'Connections that may be open.', most),
      { ...gauge('http_connections_closed_total', help, closed), type: 'counter' },
    ];
  }

  private admit(socket: Socket): void {
    if (this.idle.size + this.busy.size >= this.most) {
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

  private waitsForUs(socket: Socket): boolean {
    const running = this.busy.get(socket) ?? [];
    return [...running].some(({ req, headersSent }) => req.complete && !headersSent);
  }
}
