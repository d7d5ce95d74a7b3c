import { listen, parseResponse } from '../../../helpers/server/fuzz/rawHttp';
import { SlowClient } from '../../../helpers/server/slowClient';
import { startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';

/** More than fits between a client and a server that does not read. */
const BODY = Buffer.alloc(20_000_000, 'x');

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  port = await listen(server);
});

afterAll(() => server.stop());

const form = 'Content-Type: multipart/form-data; boundary=b';

it.each([
  ['without a session, by a proxy that closes', '/api/sliders', [form, 'Connection: close'], 401],
  [
    'that is too large, for which the server closes',
    '/api/login',
    ['Content-Type: application/json'],
    413,
  ],
])('responds to a body %s once all of it is there', async (_case, path, headers, status) => {
  const client = await SlowClient.connect(port);
  const length = `Content-Length: ${BODY.length}`;
  client.send([`POST ${path} HTTP/1.1`, 'Host: x', ...headers, length, '', ''].join('\r\n'));
  client.send(BODY);
  // As a proxy: it reads no response before it has sent the whole request.
  await client.sent();
  expect(parseResponse(await client.listen().end())?.status).toBe(status);
});
