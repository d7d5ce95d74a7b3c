import { brotliDecompressSync } from 'node:zlib';
import { createAnnouncement } from '../../../src/server/store/announcements';
import { addRecord } from '../../../src/server/store/audit';
import { post } from '../../helpers/server/testServer';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('each');

/** Publishes one text after the other. */
async function announce(...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const path = index === 0 ? '/api/announcements' : '/api/announcements/1';
    await post(server, path, { text, type: 'warning' }, headers);
  }
}

const get = (url: string, encoding = 'identity') =>
  server.app.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });

it('sends a list of megabytes whole, compressed or not', async () => {
  const texts = ['မိုး', 'rain', '"\\', 'wind', 'မြစ်'].map((word) => word.repeat(75_000));
  const { db, now } = server.services;
  for (const text of [...texts, 'short']) {
    const author = { user: { name: 'Daw Khin' }, now: now() };
    await createAnnouncement(db, { text, type: 'warning' }, author);
  }
  const response = await get('/api/announcements');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { data } = response.json<{ data: { text: string }[] }>();
  expect(data.map(({ text }) => text).reverse()).toEqual([...texts, 'short']);
  const packed = await get('/api/announcements', 'br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(response.body);
});

it('sends the properties beside the items of a list', async () => {
  const { db, now } = server.services;
  const event = { user: null, action: 'create', entity: 'announcement', before: null } as const;
  const from = { requestId: 'x', address: '127.0.0.1' };
  for (const [entityId, word] of ['rain', 'wind'].entries()) {
    const after = { text: word.repeat(200_000) };
    await addRecord(db, { ...event, ...from, entityId, after }, now());
  }
  const response = await get('/api/audit?noun=announcement');
  const { data, ...others } = response.json<{ data: { after: { text: string } }[] }>();
  expect(data.map(({ after }) => after.text.slice(0, 4))).toEqual(['wind', 'rain']);
  expect(others).toMatchObject({ meta: { total: 2, current_page: 1 }, links: { next: null } });
});

it('keeps the order of a list that is read in batches', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `no ${index}`);
  await announce(...texts);
  const response = await get('/api/audit?noun=announcement&per_page=12');
  const { data } = response.json<{ data: { after: { text: string } }[] }>();
  expect(data.map(({ after }) => after.text).reverse()).toEqual(texts);
});
