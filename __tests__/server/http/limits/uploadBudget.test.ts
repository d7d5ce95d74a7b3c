import { setTimeout as pause } from 'node:timers/promises';
import { head, listen } from '../../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { buildImage, multipart } from '../../../helpers/server/images';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { postJson } from '../../../helpers/server/product';
import { SlowClient } from '../../../helpers/server/slowClient';

const MEMORY = 210_000_000;
/** The size of the largest form. A second one does not fit beside it. */
const LARGEST = 204_194_304;
const TOO_MUCH = 6_000_000;
const POLL_MS = 10;

/**
 * An upload that does not fit beside the largest. It is built in advance, so that it arrives
 * quickly.
 */
let upload: Awaited<ReturnType<typeof multipart>>;
let server: TestServer;
let port: number;
let authorization: string;

beforeAll(async () => {
  const file = Buffer.concat([await buildImage(), Buffer.alloc(TOO_MUCH)]);
  upload = await multipart(['images[]', { file }]);
});

beforeEach(async () => {
  server = await startTestServer({
    metricsToken: METRICS_TOKEN,
    limits: { UPLOAD_MEMORY: String(MEMORY / 1_000_000), STALL_TIMEOUT: '12' },
  });
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
});

afterEach(() => server.stop());

/** Begins an upload and sends nothing more. */
async function stall(...headers: string[]): Promise<SlowClient> {
  const client = (await SlowClient.connect(port)).listen();
  const type = 'Content-Type: multipart/form-data; boundary=b';
  client.send(head('POST /api/sliders', `Authorization: ${authorization}`, type, ...headers));
  return client;
}

const sendUpload = () =>
  fetch(`http://127.0.0.1:${port}/api/sliders`, {
    method: 'POST',
    headers: { ...upload.headers, authorization },
    body: new Uint8Array(upload.payload),
  });

it('responds with 503 where all memory is used, and frees that of a stalled upload', async () => {
  const stalled = await stall(`Content-Length: ${LARGEST}`);
  await metricBecomes(server, 'uploads_bytes', LARGEST);
  let response = await sendUpload();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({ message: 'Service unavailable.' });
  while (response.status === 503) {
    await pause(POLL_MS);
    response = await sendUpload();
  }
  expect(response.status).toBe(201);
  expect(await stalled.end()).toBe('');
  expect(await readMetric(server, 'uploads_dropped_total')).toBe(1);
  expect(await readMetric(server, 'uploads_bytes')).toBe(0);
});

it('leaves room for others beside the slow uploads of one account', async () => {
  const share = MEMORY / 4;
  const first = await stall(`Content-Length: ${share}`);
  await metricBecomes(server, 'uploads_bytes', share);
  for (let count = 0; count < 3; count += 1) {
    const client = await stall(`Content-Length: ${share}`);
    expect(await client.response()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/);
    client.hangUp();
  }
  ({ authorization } = await signInAsAdmin(server));
  expect((await sendUpload()).status).toBe(201);
  first.hangUp();
});

it('counts an upload of unknown length as the largest, and still accepts small ones', async () => {
  const stalled = await stall('Transfer-Encoding: chunked');
  await metricBecomes(server, 'uploads_bytes', LARGEST);
  expect((await sendUpload()).status).toBe(503);
  const url = `http://127.0.0.1:${port}/api/announcements`;
  const saved = await postJson(url, { text: 'Storm', type: 'warning' }, { authorization });
  expect(saved.status).toBe(201);
  stalled.hangUp();
});

it('reserves nothing for those who may not upload', async () => {
  authorization = 'Bearer unknown';
  const client = await stall(`Content-Length: ${MEMORY}`);
  expect(await client.response()).toMatch(/^HTTP\/1\.1 401 /);
  expect(await readMetric(server, 'uploads_bytes')).toBe(0);
  client.hangUp();
});

it.each([
  ['is wrong', 'application/json', '{', 400],
  ['is of another kind', 'text/plain', 'x', 415],
])('releases the memory of a body that %s', async (_case, type, text, status) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/announcements',
    headers: { authorization, 'content-type': type },
    payload: text.padEnd(50_000),
  });
  expect(response.statusCode).toBe(status);
  expect(await readMetric(server, 'uploads_bytes')).toBe(0);
});
