import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';

/** A self-signed certificate of localhost, until 2126. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgphgqzlSNEKwXWQwC
8xelen8vqy5DimqTmV7XR0JJbzihRANCAAT4S+mhTrNZMjBTyaXoHFi0wDhbKGnM
ldaEHXuvtUSUZqrZZRJIZHMa+POBPtD++axolGJjoylaWarwJFuLEjn0
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUKcdRaDj53CRI/5uNs+gr4s9Ym54wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjE2NTA0M1oYDzIxMjYxMTAy
MTY1MDQzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT4S+mhTrNZMjBTyaXoHFi0wDhbKGnMldaEHXuvtUSUZqrZZRJIZHMa
+POBPtD++axolGJjoylaWarwJFuLEjn0o1MwUTAdBgNVHQ4EFgQU1+wtqlLZBLbu
ohWItjwTacqe85IwHwYDVR0jBBgwFoAU1+wtqlLZBLbuohWItjwTacqe85IwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAFOpIPFyGrwt97E2ZacRDA
J2SYxxx3Vw+K307s7e0UIAIgBr+sHpLFa08kPrhwseX1rUR34xAqw0VTfOYuNwW7
ow0=
-----END CERTIFICATE-----`;

/** The code of a request for TLS, where a start-up message has the version of the protocol. */
const SSL_REQUEST = 80_877_103;

/** What a server says, and its code for it. */
interface Reason {
  code: string;
  message: string;
}

function errorResponse({ code, message }: Reason): Buffer {
  const fields = `SFATAL\0C${code}\0M${message}\0\0`;
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + Buffer.byteLength(fields), 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** The names of the parameters in a start-up message. */
function parametersIn(message: Buffer): string[] {
  const texts = message.subarray(8).toString().split('\0');
  return texts.filter((name, index) => index % 2 === 0 && name !== '');
}

/** A server that speaks just enough of PostgreSQL's protocol to refuse every connection. */
export interface RefusingPostgres {
  port: number;
  /** The names of the parameters that its clients have sent. */
  parameters: string[];
  close(): Promise<void>;
}

export async function startRefusingPostgres(reason: Reason): Promise<RefusingPostgres> {
  const parameters: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (message) => {
      if (message.readInt32BE(4) === SSL_REQUEST) {
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, key: KEY, cert: CERTIFICATE });
        return void secure.on('error', () => undefined);
      }
      parameters.push(...parametersIn(message));
      socket.end(errorResponse(reason));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    parameters,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
