import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { buildCategory, dataOf } from '../../helpers/server/content';
import { postBody } from '../../helpers/server/posts';
import { dropDatabase } from '../../helpers/server/testDatabase';
import {
  post,
  signIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

type Headers = Record<string, string>;

const dataDir = temporaryFolder();
/** Two processes on one store. */
let one: TestServer;
let other: TestServer;
let admin: Headers;
let reader: Headers;

beforeAll(async () => {
  one = await startTestServer({ dataDir });
  other = await startTestServer({ dataDir });
  admin = await signInAsAdmin(one);
  reader = await signIn(one);
  await post(one, '/api/categories', buildCategory({ name: 'Storms' }), admin);
  await post(one, '/api/tags', { name: 'wind' }, admin);
  await post(one, '/api/announcements', { text: 'Storm', type: 'warning' }, admin);
  await savePost(one, 'Flood at Bago');
});

afterAll(async () => {
  for (const { app } of [one, other]) await app.close();
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

function advance(seconds: number): void {
  for (const { clock } of [one, other]) clock.advance(seconds);
}

const get = ({ app }: TestServer, url: string, headers = reader) => app.inject({ url, headers });

/** Creates a post, or changes one. */
async function savePost({ app }: TestServer, title: string, url = '/api/posts') {
  const description = `<p>${'It rains. '.repeat(200)}</p>`;
  const { payload, headers } = await postBody({ title, description });
  const sent = { payload, headers: { ...headers, ...admin } };
  return dataOf(await app.inject({ method: 'POST', url, ...sent })).id;
}

it.each([
  '/api/posts?page=1',
  '/api/posts/filter?query=flood',
  '/api/posts/categories',
  '/api/posts/1',
  '/api/users?page=1',
  '/api/users/search?query=user',
  '/api/users/1',
  '/api/roles',
  '/api/roles/search?query=admin',
  '/api/roles/permissions',
  '/api/roles/1',
  '/api/categories',
  '/api/categories/1',
  '/api/categories/search/parents?query=storm',
  '/api/categories/search/children/1?query=x',
  '/api/tags',
  '/api/sliders',
  '/api/announcements?refresh=1',
  '/api/announcements/1',
])('responds to %s alike, whoever asks and whenever', async (url) => {
  const first = await get(one, url);
  expect(first.statusCode).toBe(200);
  advance(3600);
  // Writes to the store, so that the response is made anew.
  await post(one, '/api/login', { email: 'nobody@example.org', password: 'secret1' });
  expect((await get(one, url, admin)).json()).toEqual(first.json());
  expect((await get(one, url)).json()).toEqual(first.json());
});

it.each([
  ['the same process', () => one],
  ['another process', () => other],
])('shows what %s has written since in every list and count', async (_name, writer) => {
  const totalOf = async (url: string) => {
    const { total, meta } = (await get(one, url)).json<{
      total?: number;
      meta?: { total: number };
    }>();
    return total ?? meta?.total ?? 0;
  };
  const lists = ['/api/posts?page=1', '/api/posts/filter?query=mandalay'];
  const before = await Promise.all(lists.map(totalOf));
  const id = await savePost(writer(), 'Storm at Mandalay');
  expect(await Promise.all(lists.map(totalOf))).toEqual(before.map((total) => total + 1));
  const titleOf = async () => dataOf<{ title: string }>(await get(one, `/api/posts/${id}`)).title;
  expect(await titleOf()).toBe('Storm at Mandalay');
  await savePost(writer(), 'Calm at Mandalay', `/api/posts/${id}`);
  expect(await titleOf()).toBe('Calm at Mandalay');
  const { app } = writer();
  await app.inject({ method: 'DELETE', url: `/api/posts/${id}`, headers: admin });
  expect(await Promise.all(lists.map(totalOf))).toEqual(before);
  expect((await get(one, `/api/posts/${id}`)).statusCode).toBe(404);
});

it('shows the new name of a category with every post', async () => {
  const categoryOf = async () =>
    dataOf<{ category: string }>(await get(one, '/api/posts/1')).category;
  expect(await categoryOf()).toBe('Storms');
  const payload = buildCategory({ name: 'Winds' });
  await other.app.inject({ method: 'PUT', url: '/api/categories/1', payload, headers: admin });
  expect(await categoryOf()).toBe('Winds');
});

it('does not show what a transaction has undone, nor what it has yet to commit', async () => {
  const url = '/api/roles/1';
  const before = (await get(one, url)).json<object>();
  const undone = other.services.db.transaction().execute(async (trx) => {
    await trx.updateTable('roles').set({ name_en: 'Chief' }).where('id', '=', 1).execute();
    expect((await get(one, url)).json()).toEqual(before);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect((await get(one, url)).json()).toEqual(before);
  expect((await get(other, url)).json()).toEqual(before);
});

it('refuses who was signed out, whatever was sent before', async () => {
  const headers = await signIn(one);
  expect((await get(one, '/api/posts', headers)).statusCode).toBe(200);
  await post(other, '/api/logout', {}, headers);
  expect((await get(one, '/api/posts', headers)).statusCode).toBe(401);
});

it('refuses who has been given a temporary password, whatever was sent before', async () => {
  const headers = await signIn(one);
  expect((await get(one, '/api/posts', headers)).statusCode).toBe(200);
  const { db } = other.services;
  const newest = db.selectFrom('users').select((eb) => eb.fn.max('id').as('id'));
  await db
    .updateTable('users')
    .set({ temporary_until: '9999-12-31T23:59:59.999Z' })
    .where('id', '=', newest)
    .execute();
  expect((await get(one, '/api/posts', headers)).statusCode).toBe(403);
});

it('sends each client the encoding that it accepts', async () => {
  const ask = (more: Headers) => get(one, '/api/posts', { ...reader, ...more });
  const packed = { 'accept-encoding': 'br' };
  // Kept for requests with that header only: the first response without it is a packed one.
  const plain = await ask({ ...packed, 'x-no-compression': '1' });
  for (let time = 0; time < 2; time += 1) {
    const response = await ask(packed);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.payload);
    expect((await ask({ ...packed, 'x-no-compression': '1' })).payload).toBe(plain.payload);
    expect((await ask({})).headers['content-encoding']).toBeUndefined();
  }
});

it('sends the headers of each request, and the tag of the entity', async () => {
  const first = await get(one, '/api/posts/1');
  advance(60);
  const second = await get(one, '/api/posts/1');
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const ends = [first, second].map(({ headers }) => Number(headers['session-ends-in']));
  expect(ends[1]).toBe(Number(ends[0]) - 60);
  const head = await one.app.inject({ method: 'HEAD', url: '/api/posts/1', headers: reader });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  expect((await get(one, '/api/posts/1')).payload).toBe(first.payload);
});
