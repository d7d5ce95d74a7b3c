import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';
import { SECURITY_HEADERS } from './headers';

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function responseTo(code: string): string {
  const { status, message } = new HttpError(STATUS[code] ?? 400);
  const body = JSON.stringify({ message });
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

export function handleClientError(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  this.log.debug({ err: error }, 'malformed request');
  // No response in the middle of another one, or to a client that sent nothing.
  if (!socket.writable || socket.bytesWritten > 0 || socket.bytesRead === 0) socket.destroy();
  else socket.end(responseTo(error.code ?? ''), () => socket.destroy());
}

/** Node answers an unknown `Expect` header with an empty 417. This ignores the header instead. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
