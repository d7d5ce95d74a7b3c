import { setTimeout as pause } from 'node:timers/promises';
import { head, listen } from '../../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { buildImage, multipart } from '../../../helpers/server/images';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { SlowClient } from '../../../helpers/server/slowClient';

/** One second each, far shorter than in production. */
const SHORT = { HEADERS_TIMEOUT: '1', STALL_TIMEOUT: '1', KEEP_ALIVE_TIMEOUT: '1' };
/** The pause between two bytes of a slow client, short enough that it never stalls. */
const PACE_MS = 100;

let server: TestServer;
let port: number;
let authorization: string;

async function start(limits: Record<string, string>): Promise<void> {
  server = await startTestServer({ limits, metricsToken: METRICS_TOKEN });
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
}

const connect = async () => (await SlowClient.connect(port)).listen();

/** A client that keeps sending after it has been refused. */
const connectStubborn = async () =>
  (await SlowClient.connect(port, { allowHalfOpen: true })).listen();

const uploadHead = (length: number, type = 'multipart/form-data; boundary=b') =>
  head(
    'POST /api/sliders',
    `Authorization: ${authorization}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  );

/** A request without a session. */
const REFUSED = head(
  'POST /api/sliders',
  'Connection: close',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 5000000',
);

const PART = '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n';

describe('a client that stalls', () => {
  beforeAll(() => start(SHORT));

  afterAll(() => server.stop());

  it('has its upload aborted and its memory released; others are served meanwhile', async () => {
    const client = await connect();
    client.send(uploadHead(5_000_000) + PART + 'x'.repeat(100_000));
    await metricBecomes(server, 'uploads_bytes', 5_000_000);
    const url = `http://127.0.0.1:${port}/api/sliders`;
    expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
    expect(await client.end()).toBe('');
    await metricBecomes(server, 'uploads_bytes', 0);
    await metricBecomes(server, 'http_connections', 0);
  });

  it('is disconnected, also between requests, without a response', async () => {
    const silent = await connect();
    const idle = await connect();
    idle.send(head('GET /healthz'));
    expect(await idle.end()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)/);
    expect(await silent.end()).toBe('');
  });

  it('is disconnected after it has been refused', async () => {
    const client = await connectStubborn();
    client.send(REFUSED + PART);
    expect(await client.response()).toMatch(/^HTTP\/1\.1 401 /);
    await metricBecomes(server, 'http_connections', 0);
    client.hangUp();
  });
});

/**
 * Sends a byte now and then while the server listens.
 *
 * @returns the response
 */
async function trickle(begin: string, client: SlowClient): Promise<string> {
  client.send(begin);
  while (client.isOpen) {
    client.send('x');
    await pause(PACE_MS);
  }
  return client.end();
}

describe('a client that trickles', () => {
  let [headers, loginBody, uploadBody, refused] = ['', '', '', ''];

  // All run concurrently, because each takes a second or two.
  beforeAll(async () => {
    await start({ ...SHORT, STALL_TIMEOUT: '60', REQUEST_TIMEOUT: '2' });
    const login = head('POST /api/login', 'Content-Type: application/json', 'Content-Length: 1000');
    [headers, loginBody, uploadBody, refused] = await Promise.all([
      trickle('GET / HTTP/1.1\r\nX-Slow: ', await connect()),
      trickle(login, await connect()),
      trickle(uploadHead(5_000_000) + PART, await connect()),
      trickle(REFUSED + PART, await connectStubborn()),
    ]);
  });

  afterAll(() => server.stop());

  it('gets 408 to headers that never end', () => expect(headers).toMatch(/^HTTP\/1\.1 408 /));

  it('has no more time for a body without a session than for headers', () =>
    expect(loginBody).toBe(''));

  it('gets 408 to an upload that is not complete by its deadline', async () => {
    expect(uploadBody).toMatch(/^HTTP\/1\.1 408 /);
    await metricBecomes(server, 'uploads_bytes', 0);
  });

  it('is disconnected by the deadline also after it has been refused', () =>
    expect(refused).toMatch(/^HTTP\/1\.1 401 /));
});

it('accepts a slow upload that makes progress, however long it takes', async () => {
  await start({ HEADERS_TIMEOUT: '10', STALL_TIMEOUT: '2' });
  const body = await multipart(['images[]', { file: await buildImage() }]);
  const client = await connect();
  client.send(uploadHead(body.payload.length, body.headers['content-type']));
  // Takes half a second longer than the stall timeout.
  const size = Math.ceil(body.payload.length / 25);
  for (let sent = 0; sent < body.payload.length; sent += size) {
    client.send(body.payload.subarray(sent, sent + size));
    await pause(PACE_MS);
  }
  expect(await client.response()).toMatch(/^HTTP\/1\.1 201 /);
  client.hangUp();
  await server.stop();
});

describe('a body that is too large', () => {
  beforeAll(() => start({}));

  afterAll(() => server.stop());

  it.each([
    ['/api/login', 16_384],
    ['/api/announcements', 1_048_576],
  ])('is rejected at %s as JSON of more than %i bytes', async (url, max) => {
    const send = (length: number) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': 'application/json' },
        payload: `{}${' '.repeat(length - 2)}`,
      });
    expect((await send(max)).statusCode).toBe(422);
    expect((await send(max + 1)).statusCode).toBe(413);
    expect(await readMetric(server, 'uploads_bytes')).toBe(0);
  });

  it('is rejected as a form whose texts are too large together', async () => {
    const text = 'x'.repeat(1_000_000);
    const fields = Array.from({ length: 5 }, (): [string, string] => ['title', text]);
    const body = await multipart(...fields);
    const headers = { ...body.headers, authorization };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/posts',
      headers,
      payload: body.payload,
    });
    expect(response.statusCode).toBe(413);
  });
});

describe('a client that reads no response before it has sent all, as a proxy does', () => {
  // Longer than a test may take.
  const PATIENT = { HEADERS_TIMEOUT: '300', STALL_TIMEOUT: '300', REQUEST_TIMEOUT: '300' };

  beforeAll(() => start(PATIENT));

  afterAll(() => server.stop());

  it.each([
    ['POST /api/sliders', 401, 'multipart/form-data; boundary=b', 'Connection: close'],
    ['POST /api/login', 413, 'application/json', 'X: y'],
  ])('gets its response to %s: %d', async (line, status, type, more) => {
    // More than fits between a client and a server that does not read.
    const body = Buffer.alloc(20_000_000, 'x');
    const client = await SlowClient.connect(port);
    client.send(head(line, more, `Content-Type: ${type}`, `Content-Length: ${body.length}`));
    client.send(body);
    await client.sent();
    expect(await client.listen().end()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
