import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { post } from '../../helpers/server/testServer';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

beforeAll(async () => {
  const text = 'မိုးသက်လေပြင်း ကျရောက်နိုင်ပါသည်။ '.repeat(80);
  await post(server, '/api/announcements', { text, type: 'warning' }, headers);
});

const read = (encoding: string) =>
  server.app.inject({
    url: '/api/announcements/1',
    headers: { ...headers, 'accept-encoding': encoding },
  });

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
