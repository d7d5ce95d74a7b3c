import { setTimeout as pause } from 'node:timers/promises';
import type { Image } from '../../../../src/contract/image';
import { createImage } from '../../../../src/server/store/images';
import { addAuditRecord } from '../../../helpers/server/audit';
import { head, listen } from '../../../helpers/server/fuzz/rawHttp';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { openDesk } from '../../../helpers/server/posts';
import { SlowClient } from '../../../helpers/server/slowClient';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';

const RECORD = { description: 'x'.repeat(1_000_000) };
const RECORD_BYTES = JSON.stringify({ before: null, after: RECORD }).length;
/** A page of these records is larger than the buffers of a connection. */
const RECORDS = 20;
const VERSIONS = `/api/posts/1/versions?per_page=${RECORDS}`;

/** The pause between two requests of a client that retries. */
const POLL_MS = 20;

let server: TestServer;
let port: number;
let authorization: string;
const clients: SlowClient[] = [];

async function start(limits: Record<string, string> = {}): Promise<void> {
  const trustProxy = '127.0.0.1';
  server = await startTestServer({ limits, metricsToken: METRICS_TOKEN, trustProxy });
  port = await listen(server);
  ({ authorization } = await signInAsAdmin(server));
}

async function addRecords(): Promise<void> {
  const desk = await openDesk(server);
  await desk.create();
  const saved = { action: 'update', entity: 'post', entityId: 1, after: RECORD } as const;
  for (let count = 0; count < RECORDS; count += 1) await addAuditRecord(server, saved);
}

/** Adds announcements of a megabyte. Their list is read as a whole. */
async function announce(count: number): Promise<void> {
  const { db, now } = server.services;
  const at = now().toISOString();
  const row = {
    text: 'x'.repeat(1_000_000),
    type: 'warning',
    areas: '',
    created_at: at,
    issued_at: at,
  };
  for (let id = 1; id <= count; id += 1) {
    await db
      .insertInto('announcements')
      .values({ id, ...row })
      .execute();
  }
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.hangUp();
  await server.stop();
});

/** Sends a request and does not read the response. */
async function stall(url: string, encoding = 'identity', address = '192.0.2.1') {
  const client = await SlowClient.connect(port);
  clients.push(client);
  const from = [`X-Forwarded-For: ${address}`, `Authorization: ${authorization}`];
  client.send(head(`GET ${url}`, ...from, `Accept-Encoding: ${encoding}`));
  return client;
}

const get = (url: string) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { authorization, 'accept-encoding': 'identity' },
  });

it('holds one record for a client that stalls on a page of versions', async () => {
  await start();
  await addRecords();
  const first = await stall(VERSIONS);
  await metricBecomes(server, 'downloads_bytes', RECORD_BYTES);
  await stall(VERSIONS);
  await metricBecomes(server, 'downloads_bytes', 2 * RECORD_BYTES);
  const page = (await (await get(VERSIONS)).json()) as { data: { id: number }[] };
  const ids = page.data.map(({ id }) => id);
  expect(ids).toHaveLength(RECORDS);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  first.hangUp();
  await metricBecomes(server, 'downloads_bytes', RECORD_BYTES);
});

it('counts the memory of a compressor', async () => {
  await start();
  await addRecords();
  const response = await server.app.inject({
    url: VERSIONS,
    headers: { authorization, 'accept-encoding': 'br' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  await metricBecomes(server, 'downloads_bytes', 0);
  await stall(VERSIONS, 'br');
  await metricBecomes(server, 'downloads_bytes', RECORD_BYTES + 2_000_000);
});

it('ends a page whose records can no longer be read, so that it does not look whole', async () => {
  await start();
  await addRecords();
  const response = await get(VERSIONS);
  await server.services.db.destroy();
  await expect(response.text()).rejects.toThrow();
  await metricBecomes(server, 'downloads_bytes', 0);
});

it('counts a single long entity, and refuses no response to what is saved', async () => {
  await start({ DOWNLOAD_MEMORY: '50', STALL_TIMEOUT: '3600' });
  const desk = await openDesk(server);
  await announce(49);
  await stall('/api/announcements');
  const downloads = () => readMetric(server, 'downloads_bytes');
  while ((await downloads()) < 49_000_000) await pause(POLL_MS);
  expect((await get('/api/announcements/1')).status).toBe(503);
  const description = `<p>${'y'.repeat(999_000)}</p>`;
  expect((await desk.create({ description })).statusCode).toBe(201);
});

describe('a large image', () => {
  /** Larger than the buffers of a connection, and more than half of the minimum memory. */
  const bytes = Buffer.alloc(26_000_000);
  let image: Image;

  async function startWithImage(limits: Record<string, string> = {}): Promise<void> {
    await start(limits);
    const { db, now } = server.services;
    const size = { width: 64, height: 48 };
    const file = { contentType: 'image/jpeg', ...size, bytes, thumbnails: [] };
    image = await createImage(db, file, now());
  }

  const fetchImage = (address = '198.51.100.1') =>
    fetch(`http://127.0.0.1:${port}${image.url}`, { headers: { 'x-forwarded-for': address } });

  it('is sent whole, and releases its memory, also when the client hangs up', async () => {
    await startWithImage();
    const response = await fetchImage();
    expect(response.headers.get('content-length')).toBe(String(image.size));
    expect(Buffer.from(await response.arrayBuffer()).length).toBe(image.size);
    await metricBecomes(server, 'downloads_bytes', 0);
    const client = await stall(image.url);
    await metricBecomes(server, 'downloads_bytes', image.size);
    client.hangUp();
    await metricBecomes(server, 'downloads_bytes', 0);
  });

  it('is not sent on to a client that stalls, which is disconnected', async () => {
    await startWithImage({ STALL_TIMEOUT: '1' });
    await stall(image.url);
    await metricBecomes(server, 'downloads_bytes', image.size);
    await metricBecomes(server, 'downloads_bytes', 0);
    await metricBecomes(server, 'http_connections', 0);
  });

  it('responds with 503 where a client uses all memory, and frees that of a stalled one', async () => {
    await startWithImage({ DOWNLOAD_MEMORY: '50', STALL_TIMEOUT: '12' });
    await stall(image.url);
    await metricBecomes(server, 'downloads_bytes', image.size);
    let response = await fetchImage();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    while (response.status === 503) {
      await pause(POLL_MS);
      response = await fetchImage();
    }
    expect((await response.arrayBuffer()).byteLength).toBe(image.size);
    expect(await readMetric(server, 'downloads_dropped_total')).toBe(1);
  });

  it('leaves room for others beside the readers of one network', async () => {
    // One share is 64 MB.
    await startWithImage();
    for (let count = 1; count <= 2; count += 1) {
      await stall(image.url, 'identity', '2001:db8::1');
      await metricBecomes(server, 'downloads_bytes', count * image.size);
    }
    const readers = Array.from({ length: 38 }, (_, at) => fetchImage(`2001:db8::${at + 2}`));
    const statuses = (await Promise.all(readers)).map(({ status }) => status);
    expect(statuses).toEqual(readers.map(() => 503));
    const response = await fetchImage('2001:db8:0:1::1');
    expect((await response.arrayBuffer()).byteLength).toBe(image.size);
  });
});
