import { listen, parseResponse } from '../../../helpers/server/fuzz/rawHttp';
import { SlowClient } from '../../../helpers/server/slowClient';
import { startedFor } from '../../../helpers/server/testServer';

/** Longer than a test may last. */
const PATIENT = { HEADERS_TIMEOUT: '300', STALL_TIMEOUT: '300', REQUEST_TIMEOUT: '300' };

/** More than fits between a client and a server that does not read. */
const BODY = Buffer.alloc(20_000_000, 'x');

let port: number;

const server = startedFor('all', { limits: PATIENT });

beforeAll(async () => {
  port = await listen(server);
});

const FORM = 'Content-Type: multipart/form-data; boundary=b';
const JSON_BODY = 'Content-Type: application/json';

/** Sends the head of a request with that body. */
async function begin(path: string, ...headers: string[]): Promise<SlowClient> {
  const client = await SlowClient.connect(port);
  const length = `Content-Length: ${BODY.length}`;
  client.send([`POST ${path} HTTP/1.1`, 'Host: x', ...headers, length, '', ''].join('\r\n'));
  return client;
}

const statusOf = async (client: SlowClient) => parseResponse(await client.listen().end())?.status;

it.each([
  ['without a session, for which a proxy closes', '/api/sliders', [FORM, 'Connection: close'], 401],
  ['that is too large, for which the server closes', '/api/login', [JSON_BODY], 413],
])('lets the client send on a body %s, and responds', async (_case, path, headers, status) => {
  const client = await begin(path, ...headers);
  client.send(BODY);
  // As a proxy: it reads no response before it has sent the whole request.
  await client.sent();
  expect(await statusOf(client)).toBe(status);
});

it('responds and ends before the body arrives', async () => {
  expect(await statusOf(await begin('/api/login', JSON_BODY))).toBe(413);
});
