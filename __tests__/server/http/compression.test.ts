import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createAnnouncement } from '../../../src/server/store/announcements';
import { post } from '../../helpers/server/testServer';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

beforeAll(async () => {
  const text = 'မိုးသက်လေပြင်း ကျရောက်နိုင်ပါသည်။ '.repeat(80);
  await post(server, '/api/announcements', { text, type: 'warning' }, headers);
});

const read = (encoding: string, url = '/api/announcements/1') =>
  server.app.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends long responses in %s to clients that accept it', async (encoding, unpack) => {
  const plain = await read('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await read(encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect([packed.headers.etag, plain.headers.etag]).toEqual(['"1"', '"1"']);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

it('sends short responses uncompressed', async () => {
  const response = await server.app.inject({
    url: '/api/sliders',
    headers: { ...headers, 'accept-encoding': 'br' },
  });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toEqual({ data: [] });
});

it('sends a list of megabytes whole, compressed or not', async () => {
  const texts = ['မိုး', 'rain', '"\\', 'wind', 'မြစ်'].map((word) => word.repeat(75_000));
  const { db, now } = server.services;
  for (const text of [...texts, 'short']) {
    await createAnnouncement(db, { text, type: 'warning' }, now());
  }
  const response = await read('identity', '/api/announcements');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { data } = response.json<{ data: { text: string }[] }>();
  expect(
    data
      .map(({ text }) => text)
      .reverse()
      .slice(1),
  ).toEqual([...texts, 'short']);
  const packed = await read('br', '/api/announcements');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(response.body);
});
