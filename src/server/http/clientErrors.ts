import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';
import { SECURITY_HEADERS } from './headers';

/** What is wrong with bytes that Node could not take for a request, by its code; else 400. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerTo(code: string): string {
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

/** Answers what is no request in the shape of every failure, and hangs up. */
export function handleClientError(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  this.log.debug({ err: error }, 'unreadable request');
  // Not into the middle of another answer, and not to whoever has not asked anything.
  if (!socket.writable || socket.bytesWritten > 0 || socket.bytesRead === 0) socket.destroy();
  else socket.end(answerTo(error.code ?? ''), () => socket.destroy());
}

/** An expectation that nobody knows is no reason to refuse a request; Node would, without a word. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
