import { exchange, head, listen, parseResponse } from '../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';

/* Attacks that a well-behaved client cannot send; docs/threats.md lists the others. */

const server = startedFor('all');
let port: number;
let authorization: string;

beforeAll(async () => {
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
});

const request = (line: string, ...headers: string[]) =>
  head(line, `Authorization: ${authorization}`, ...headers, 'Connection: close');

const ask = (line: string, ...headers: string[]) => exchange(port, request(line, ...headers));

describe('oversized', () => {
  it.each([
    ['one header', [`X-Big: ${'x'.repeat(17_000)}`]],
    ['cookies', [`Cookie: ${'a=b; '.repeat(4000)}`]],
    ['many headers', Array.from({ length: 1500 }, (_, index) => `X-${index}: 0123456789`)],
  ])('%s: 431', async (_case, headers) => {
    const response = parseResponse(await ask('GET /api/sliders', ...headers));
    expect(response?.status).toBe(431);
    expect(JSON.parse(response?.body ?? '')).toEqual({
      message: 'The headers of the request are too large.',
    });
  });

  it('address: 431', async () => {
    const response = parseResponse(await ask(`GET /api/posts/filter?query=${'x'.repeat(20_000)}`));
    expect(response?.status).toBe(431);
  });

  it('parameter in a path: 404 like an unknown one', async () => {
    const response = parseResponse(await ask(`GET /api/images/${'x'.repeat(10_000)}`));
    expect(response?.status).toBeGreaterThanOrEqual(404);
    expect(response?.status).toBeLessThanOrEqual(414);
  });

  it.each(['application/json', 'application/xml'])(
    'body of %s, before it arrives',
    async (type) => {
      const length = `Content-Length: ${2 ** 40}`;
      const begun = request('POST /api/tags', `Content-Type: ${type}`, length);
      const text = await exchange(port, begun, true);
      expect(parseResponse(text)?.status).toBe(type === 'application/json' ? 413 : 415);
    },
  );
});

describe('line breaks in a path', () => {
  it.each([
    '/%0d%0aX-Injected:%20yes',
    '/login%0d%0aX-Injected:%20yes',
    '/build%0aX-Injected:%20yes',
  ])('add no header: %s', async (url) => {
    const text = await ask(`GET ${url}`);
    expect(text.split('\r\n\r\n', 1)[0]).not.toMatch(/x-injected/i);
  });

  it('are not logged as separate lines', async () => {
    await ask('GET /api/sliders/%0a%7b%22level%22:60%7d');
    for (const line of server.logLines) expect(line.trimEnd()).not.toContain('\n');
  });
});

const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['a folded header', 'Transfer-Encoding:\r\n chunked, x'],
  ['a blank before the colon', 'Transfer-Encoding : chunked'],
  ['a bare line feed', 'X: y\nTransfer-Encoding: chunked'],
])('two messages in one are rejected, not split: %s', async (_case, headers) => {
  const start = 'POST /api/logout HTTP/1.1\r\nHost: x\r\n';
  const text = await exchange(port, `${start}${headers}\r\n\r\n0\r\n\r\n${inner}`);
  expect(parseResponse(text)?.status).toBe(400);
  expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

const PATHS = [
  ...['/api/roles?page=1', '/api/roles/search?query=admin', '/api/posts', '/api/nothing', '/'],
  ...['/login', '/build', '/healthz', '/feeds/posts.json', '/feeds/posts.atom', '', '?page=1'],
];

it.each(PATHS)('a whole URL in place of a path is answered as the path: %s', async (path) => {
  const pathAlone = path.startsWith('/') ? path : `/${path}`;
  const [normal, absolute] = [
    parseResponse(await ask(`GET ${pathAlone}`)),
    parseResponse(await ask(`GET HTTPS://user@evil.example:81${path}`)),
  ];
  expect(absolute?.status).toBe(normal?.status);
  expect(absolute?.body).toBe(normal?.body);
  expect(absolute?.headers.location).toBe(normal?.headers.location);
  expect(JSON.stringify(absolute)).not.toContain('evil');
  expect(server.logLines.join('')).not.toContain('evil');
});

it('responds to a malformed request in the shape of every failure', async () => {
  const response = parseResponse(await exchange(port, '\x16\x03\x01\x02\0\x01\0\x01\r\n\r\n'));
  expect(response?.status).toBe(400);
  expect(response?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse(response?.body ?? '')).toEqual({ message: 'The request could not be read.' });
});

it('does not interrupt a response that has begun', async () => {
  const text = await exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\0');
  expect((text.match(/HTTP\/1\.1 \d/g) ?? []).length).toBeLessThanOrEqual(1);
});

it('runs one of a hundred requests that are sent at once, and then closes', async () => {
  const before = server.logLines.length;
  const one = head('GET /api/roles', `Authorization: ${authorization}`);
  const text = await exchange(port, one.repeat(100), true);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  const lines = server.logLines.slice(before).filter((line) => line.includes('/api/roles'));
  expect(lines).toHaveLength(1);
});

it('does not count a client that disconnects as a failure of the server', async () => {
  const before = server.logLines.length;
  const type = 'Content-Type: application/json';
  await ask('POST /api/tags', type, 'Content-Length: 100');
  const lines = server.logLines.slice(before).map((line) => JSON.parse(line) as { level: number });
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
