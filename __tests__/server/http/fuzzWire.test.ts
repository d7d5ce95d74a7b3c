import fc from 'fast-check';
import { expectProper, fuzzParameters, nastySegment } from '../../helpers/server/fuzz/hostile';
import { exchange, listen, parseResponse } from '../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';

/* Requests that need raw bytes on a socket. `fuzz.test.ts` has well-formed requests. */
const RUNS = 150;

const server = startedFor('all');
let port: number;
let authorization: string;

beforeAll(async () => {
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
});

const parameters = fuzzParameters(RUNS);

/** Expects a proper response, or none if the bytes are not a request. */
async function expectProperExchange(bytes: string): Promise<void> {
  const response = parseResponse(await exchange(port, bytes));
  // Node rejects a request without a Host header itself, without a body.
  const isHostless = response?.status === 400 && /^(0\r\n\r\n)?$/.test(response.body);
  if (response && !isHostless) expectProper({ ...response, statusCode: response.status });
}

const head = (line: string, ...headers: string[]) =>
  [line, 'Connection: close', ...headers, '', ''].join('\r\n');

const start = fc.constantFrom(
  ...['/api/', '/api/sliders/', '/api/images/', '/api/posts/', '/build/', '/build/icons/', '/', ''],
);

const path = fc
  .tuple(start, fc.array(fc.oneof(nastySegment, fc.constantFrom('.', '..', '')), { maxLength: 5 }))
  .map(([first, rest]) => first + rest.join('/'));

const rawPath = fc.oneof(
  { arbitrary: path, weight: 4 },
  { arbitrary: fc.stringMatching(/^[!-~\x80-\xff]{1,30}$/), weight: 1 },
  {
    arbitrary: fc.constantFrom('*', 'http://evil.example/api/sliders', '//evil.example', 'a:b'),
    weight: 1,
  },
);

it('responds properly to any address', async () => {
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  await fc.assert(
    fc.asyncProperty(method, rawPath, async (verb, address) => {
      const line = `${verb} ${address} HTTP/1.1`;
      const response = parseResponse(
        await exchange(port, head(line, 'Host: x', `Authorization: ${authorization}`)),
      );
      const body = verb === 'HEAD' ? '{"message":"None."}' : (response?.body ?? '');
      if (response) expectProper({ ...response, body, statusCode: response.status });
    }),
    parameters,
  );
});

/** Any bytes, line breaks included. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 30 }).map((all) => Buffer.from(all).toString('latin1')),
  fc.constantFrom('\r\n', '\n', '\r', ': ', '\0', '\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n'),
);

const header = fc.oneof(
  fc.tuple(bytes, bytes).map((pair) => pair.join(': ')),
  fc
    .tuple(fc.constantFrom('Host', 'Authorization', 'Cookie', 'Content-Type', 'Range'), bytes)
    .map((pair) => pair.join(': ')),
  fc.constantFrom(
    ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: x'],
    ...['Content-Length: -1', 'Content-Length: 1e3', 'Content-Length: 99999999999', 'Expect: x'],
    ...['Content-Length: 5', 'Expect: 100-continue', 'Upgrade: h2c', 'Upgrade: websocket'],
    ...['Content-Type: application/json', 'Content-Type: multipart/form-data; boundary=b'],
    ...['Connection: upgrade', 'Trailer: x', `X: ${'y'.repeat(20_000)}`],
  ),
);

/** The first line of a request, or something that hardly resembles HTTP. */
const firstLine = fc.oneof(
  {
    arbitrary: fc.constantFrom('GET /api/sliders', 'POST /api/login', 'POST /api/sliders'),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(
      ...['', 'GET', 'GET / HTTP/9.9', 'GET / HTTP/2.0', 'get /', 'PRI * HTTP/2.0', 'FROB /'],
      ...['GET / HTTP/1.0', 'CONNECT x:1', '\x16\x03\x01\x02\0\x01'],
    ),
    weight: 1,
  },
  { arbitrary: bytes, weight: 1 },
);

it('responds properly to any first line, headers and bodies', async () => {
  const headers = fc.array(header, { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(firstLine, headers, bytes, async (first, lines, body) => {
      const line = / HTTP|^$/.test(first) ? first : `${first} HTTP/1.1`;
      const own = ['Host: x', `Authorization: ${authorization}`, ...lines];
      await expectProperExchange(head(line, ...own) + body);
    }),
    parameters,
  );
});

it('works afterwards', async () => {
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(server.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
