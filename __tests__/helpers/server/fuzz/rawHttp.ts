import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '../testServer';

export async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses() as [AddressInfo];
  return address.port;
}

/** The first line of a request, such as `GET /api/posts`, and its headers. */
export const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');

/**
 * Sends raw bytes and reads until the server closes the connection. The bytes should ask for that.
 *
 * @param hasMore makes the server wait for more bytes, which never come
 * @returns everything received, one character per byte
 */
export const exchange = (port: number, bytes: string, hasMore = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(bytes, 'latin1'));
      if (!hasMore) socket.end();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may have responded and closed before it read all of a rejected request.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The first response other than 100 Continue; null if the server closed without one. */
export function parseResponse(text: string): RawResponse | null {
  const [, status, head = '', body = ''] =
    /^(?:HTTP\/1\.1 100 [^]*?\r\n\r\n)?HTTP\/1\.1 (\d{3})[^\r]*\r\n([^]*?)\r\n\r\n([^]*)$/.exec(
      text,
    ) ?? [];
  if (status === undefined) return null;
  const lines = head.split('\r\n').map((line) => line.split(/: ?(.*)/, 2) as [string, string]);
  const headers = Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value]));
  return { status: Number(status), headers, body };
}
