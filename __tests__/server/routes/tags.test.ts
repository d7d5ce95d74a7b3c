import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, idsOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
});

afterEach(() => server.stop());

const create = (name: unknown) => admin.post('/api/tags', { name });

it.each([
  ['Tropical Storm', 'tropical-storm'],
  ['မိုးကြီး မည်', 'မိုးကြီး-မည်'],
  ['ရန်\u200Bကုန်', 'ရန်ကုန်'],
  ['Café №1', 'cafe-no1'],
  ['☔', 'tag'],
])('creates the tag "%s" with the slug %s', async (name, slug) => {
  const response = await create(`  ${name}\n`);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ data: { id: 1, name, slug } });
});

it('gives tags whose names would share a slug different ones', async () => {
  const slugs = [];
  for (const name of ['C', 'C+', 'C++', '☔', '☀']) {
    slugs.push((await create(name)).json<{ data: { slug: string } }>().data.slug);
  }
  expect(slugs).toEqual(['c', 'c-2', 'c-3', 'tag', 'tag-2']);
});

it.each([
  ['Rain', ' rain\t'],
  ['Caf\u00E9', 'CAFE\u0301'],
  ['ရန်ကုန်', 'ရန်\u200Bကုန်\u200B'],
  ['က\u1037\u103A', 'က\u103A\u1037'],
])('responds 200 with the tag %j when it is named %j again', async (name, again) => {
  const first = await create(name);
  const second = await create(again);
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(idsOf(await admin.get('/api/tags'))).toEqual([1]);
});

it('makes one tag for two concurrent equal names', async () => {
  const responses = await Promise.all(['Storm', 'storm'].map(create));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  expect(idsOf(await admin.get('/api/tags'))).toEqual([1]);
});

it.each(['', ' \u200B', null, undefined, { a: 1 }])('responds 422 to the name %j', async (name) => {
  const response = await create(name);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual(refusal('name', 'Tag name is required.'));
});

it('lists all tags, the newest first', async () => {
  for (const name of ['a', 'b', 'c']) await create(name);
  server.clock.advance(1);
  await create('d');
  expect((await admin.get('/api/tags')).json()).toEqual({
    data: [
      { id: 4, name: 'd', slug: 'd' },
      { id: 3, name: 'c', slug: 'c' },
      { id: 2, name: 'b', slug: 'b' },
      { id: 1, name: 'a', slug: 'a' },
    ],
  });
});
