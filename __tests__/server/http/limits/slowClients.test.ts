import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { buildImage, multipart } from '../../../helpers/server/images';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { SlowClient } from '../../../helpers/server/slowClient';

/** One second each, far shorter than in production. */
const SHORT = { HEADERS_TIMEOUT: '1', STALL_TIMEOUT: '1', KEEP_ALIVE_TIMEOUT: '1' };
/** Between two bytes of a slow client, often enough that it never stalls. */
const PACE_MS = 100;

let server: TestServer;
let port: number;
let authorization: string;

async function start(limits: Record<string, string>): Promise<void> {
  server = await startTestServer({ limits, metricsToken: METRICS_TOKEN });
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
}

afterEach(() => server.stop());

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');

const uploadHead = (length: number, type = 'multipart/form-data; boundary=b') =>
  head(
    'POST /api/sliders',
    `Authorization: ${authorization}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  );

/** Sends a byte now and then while the server listens. @returns the response */
async function trickle(client: SlowClient): Promise<string> {
  while (client.isOpen) {
    client.send('x');
    await pause(PACE_MS);
  }
  return client.end();
}

const PART = '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n';

it('aborts an upload that stalls, releases its memory, and serves others meanwhile', async () => {
  await start(SHORT);
  const client = (await SlowClient.connect(port)).listen();
  client.send(uploadHead(5_000_000) + PART + 'x'.repeat(100_000));
  await metricBecomes(server, 'uploads_bytes', 5_000_000);
  const other = await fetch(`http://127.0.0.1:${port}/api/sliders`, { headers: { authorization } });
  expect(other.status).toBe(200);
  expect(await client.end()).toBe('');
  await metricBecomes(server, 'uploads_bytes', 0);
  await metricBecomes(server, 'http_connections', 0);
});

it('accepts a slow upload that makes progress, however long it takes', async () => {
  await start({ HEADERS_TIMEOUT: '10', STALL_TIMEOUT: '3' });
  const body = await multipart(['images[]', { file: await buildImage() }]);
  const client = (await SlowClient.connect(port)).listen();
  client.send(uploadHead(body.payload.length, body.headers['content-type']));
  const size = Math.ceil(body.payload.length / 45);
  for (let sent = 0; sent < body.payload.length; sent += size) {
    client.send(body.payload.subarray(sent, sent + size));
    await pause(PACE_MS);
  }
  expect(await client.response()).toMatch(/^HTTP\/1\.1 201 /);
  client.hangUp();
});

it('aborts an upload that is not complete by its deadline', async () => {
  await start({ ...SHORT, STALL_TIMEOUT: '60', REQUEST_TIMEOUT: '2' });
  const client = (await SlowClient.connect(port)).listen();
  client.send(uploadHead(5_000_000) + PART);
  expect(await trickle(client)).toMatch(/^HTTP\/1\.1 408 /);
  await metricBecomes(server, 'uploads_bytes', 0);
});

it('responds with 408 to headers that never end, even if they trickle', async () => {
  await start(SHORT);
  const client = (await SlowClient.connect(port)).listen();
  client.send('GET / HTTP/1.1\r\nX-Slow: ');
  expect(await trickle(client)).toMatch(/^HTTP\/1\.1 408 /);
});

it('disconnects a silent client, also between requests, without a response', async () => {
  await start(SHORT);
  const silent = (await SlowClient.connect(port)).listen();
  const idle = (await SlowClient.connect(port)).listen();
  idle.send(head('GET /healthz'));
  expect(await idle.end()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)/);
  expect(await silent.end()).toBe('');
});

it('allows a body without a session no more time than headers, even if it trickles', async () => {
  await start({ ...SHORT, STALL_TIMEOUT: '60' });
  const client = (await SlowClient.connect(port)).listen();
  const type = 'Content-Type: application/json';
  client.send(head('POST /api/login', type, 'Content-Length: 1000'));
  expect(await trickle(client)).toBe('');
});

it.each([
  ['/api/login', 16_384],
  ['/api/announcements', 1_048_576],
])('rejects a JSON body at %s that is larger than %i bytes', async (url, max) => {
  await start({});
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

it('rejects a form whose texts are too large together', async () => {
  await start({});
  const text = 'x'.repeat(1_000_000);
  const fields = Array.from({ length: 5 }, (): [string, string] => ['title', text]);
  const body = await multipart(...fields);
  const headers = { ...body.headers, authorization };
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/api/posts', headers },
    payload: body.payload,
  });
  expect(response.statusCode).toBe(413);
});
