import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { post } from '../../helpers/server/testServer';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

beforeAll(async () => {
  const text = 'မိုးသက်လေပြင်း ကျရောက်နိုင်ပါသည်။ '.repeat(80);
  await post(server, '/api/announcements', { text, type: 'warning' }, headers);
});

const list = (encoding: string) =>
  server.app.inject({
    url: '/api/announcements',
    headers: { ...headers, 'accept-encoding': encoding },
  });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends long responses in %s to clients that accept it', async (encoding, unpack) => {
  const plain = await list('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await list(encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
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

it('keeps the status of a compressed failure', async () => {
  const response = await server.app.inject({
    url: '/api/sliders/1',
    headers: { ...headers, 'accept-encoding': 'br' },
  });
  expect(response.statusCode).toBe(404);
});
