import { setTimeout as pause } from 'node:timers/promises';
import type { Image } from '../../../../src/contract/image';
import { createImage } from '../../../../src/server/store/images';
import { listen } from '../../../helpers/server/fuzz/rawHttp';
import { startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { SlowClient } from '../../../helpers/server/slowClient';

/** Larger than the buffers of a connection, and more than half of the least memory. */
const IMAGE_BYTES = 26_000_000;

/** Between two requests of a client that retries. */
const POLL_MS = 20;

let server: TestServer;
let port: number;
let image: Image;
const clients: SlowClient[] = [];

async function start(limits: Record<string, string>): Promise<void> {
  server = await startTestServer({
    ...{ limits, metricsToken: METRICS_TOKEN },
    trustProxy: '127.0.0.1',
  });
  port = await listen(server);
  const { db, now } = server.services;
  const [contentType, bytes] = ['image/jpeg', Buffer.alloc(IMAGE_BYTES)];
  const file = { contentType, width: 64, height: 48, bytes, thumbnails: [] };
  image = await createImage(db, file, now());
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.hangUp();
  await server.stop();
});

/** Requests the image and does not read the response. */
async function stall(address = '192.0.2.1'): Promise<SlowClient> {
  const client = await SlowClient.connect(port);
  clients.push(client);
  client.send(`GET ${image.url} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  return client;
}

const fetchImage = (address = '198.51.100.1') =>
  fetch(`http://127.0.0.1:${port}${image.url}`, { headers: { 'x-forwarded-for': address } });

it('sends a large image whole and releases its memory, also when the client hangs up', async () => {
  await start({});
  const response = await fetchImage();
  expect(response.headers.get('content-length')).toBe(String(image.size));
  expect(Buffer.from(await response.arrayBuffer()).length).toBe(image.size);
  await metricBecomes(server, 'downloads_bytes', 0);
  const client = await stall();
  await metricBecomes(server, 'downloads_bytes', image.size);
  client.hangUp();
  await metricBecomes(server, 'downloads_bytes', 0);
});

it('responds with 503 where a client uses all memory, and frees that of a stalled one', async () => {
  await start({ DOWNLOAD_MEMORY: '50', STALL_TIMEOUT: '12' });
  await stall();
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
  // A share of 64 MB.
  await start({});
  for (let count = 1; count <= 2; count += 1) {
    await stall('2001:db8::1');
    await metricBecomes(server, 'downloads_bytes', count * image.size);
  }
  const readers = Array.from({ length: 38 }, (_, at) => fetchImage(`2001:db8::${at + 2}`));
  const statuses = (await Promise.all(readers)).map(({ status }) => status);
  expect(statuses).toEqual(readers.map(() => 503));
  const response = await fetchImage('2001:db8:0:1::1');
  expect((await response.arrayBuffer()).byteLength).toBe(image.size);
});
