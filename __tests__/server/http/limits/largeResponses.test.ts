import { UPLOAD } from '../../../../src/contract/limits';
import { listen } from '../../../helpers/server/fuzz/rawHttp';
import { signInAsAdmin, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { buildPhotograph, createSlider } from '../../../helpers/server/images';
import { METRICS_TOKEN, metricBecomes, readMetric } from '../../../helpers/server/metrics';
import { SlowClient } from '../../../helpers/server/slowClient';

const MB = 1_000_000;

let file: Buffer;
let server: TestServer;
let port: number;
let image: { url: string; size: number };
const clients: SlowClient[] = [];

beforeAll(async () => {
  // Larger than the buffers of a connection.
  file = await buildPhotograph(5200, 3600);
  expect(file.length).toBeLessThan(UPLOAD.maxFileBytes);
});

async function start(limits: Record<string, string>): Promise<void> {
  server = await startTestServer({ limits, metricsToken: METRICS_TOKEN });
  port = await listen(server);
  const headers = await signInAsAdmin(server);
  const { images } = await createSlider(server, headers, file);
  image = { url: String(images[0]?.url), size: Number(images[0]?.size) };
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.hangUp();
  await server.stop();
});

/** Requests the image and does not read the response. */
async function stall(): Promise<SlowClient> {
  const client = await SlowClient.connect(port);
  clients.push(client);
  client.send(`GET ${image.url} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return client;
}

const fetchImage = () => fetch(`http://127.0.0.1:${port}${image.url}`);

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

it('disconnects a client that stalls', async () => {
  await start({ STALL_TIMEOUT: '1' });
  await stall();
  await metricBecomes(server, 'downloads_bytes', image.size);
  await metricBecomes(server, 'downloads_bytes', 0);
  await metricBecomes(server, 'http_connections', 0);
});

it('responds with 503 where clients use all memory, and frees that of stalled ones', async () => {
  await start({ DOWNLOAD_MEMORY: '50', STALL_TIMEOUT: '12' });
  const fitting = Math.floor((50 * MB) / image.size);
  for (let count = 0; count < fitting; count += 1) await stall();
  await metricBecomes(server, 'downloads_bytes', fitting * image.size);
  let response = await fetchImage();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  while (response.status === 503) response = await fetchImage();
  expect((await response.arrayBuffer()).byteLength).toBe(image.size);
  expect(await readMetric(server, 'downloads_dropped_total')).toBe(1);
});
