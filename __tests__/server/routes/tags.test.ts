import { MAX_TAGS } from '../../../src/contract/limits';
import { createTag } from '../../../src/server/store/tags';
import { adminFor, adminOf, idsOf, refusal } from '../../helpers/server/content';
import { shown, trailOf } from '../../helpers/server/audit';
import { openDesk, postOf } from '../../helpers/server/posts';

const { server, admin } = adminFor('each');

const create = (name: unknown) => admin.post('/api/tags', { name });

it.each([
  ['  Tropical Storm\n', 'Tropical Storm', 'tropical-storm'],
  ['Café №1', 'Café №1', 'cafe-no1'],
  ['ရန်\u200Bကုန်', 'ရန်ကုန်', 'ရန်ကုန်'],
  ['\u202Egat olr', 'gat olr', 'gat-olr'],
])('creates the tag %j with the name "%s" and the slug %s', async (sent, name, slug) => {
  const response = await create(sent);
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

it('has a maximum number of tags, also for concurrent requests, and then still finds existing ones', async () => {
  const { db, now } = server.services;
  for (let tag = 1; tag < MAX_TAGS; tag += 1) await createTag(db, `tag ${tag}`, now());
  const responses = await Promise.all(['wind', 'fog', 'hail'].map(create));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  const response = await create('sleet');
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual(refusal('name', 'There can be at most 1000 tags.'));
  expect((await create('TAG 7')).json()).toMatchObject({ data: { id: 7 } });
  expect((await admin.delete('/api/tags/7')).statusCode).toBe(204);
  expect((await create('sleet')).statusCode).toBe(201);
});

describe('deleting a tag', () => {
  const remove = (id: number | string) => admin.delete(`/api/tags/${id}`);

  it('responds 204, records it, and leaves its name free', async () => {
    await create('Hail');
    const response = await remove(1);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(idsOf(await admin.get('/api/tags'))).toEqual([]);
    const record = (await trailOf(server)).filter(({ noun }) => noun === 'tag').at(-1);
    expect(record && shown(record)).toMatchObject({
      ...{ action: 'delete', noun: 'tag', noun_id: 1, after: null },
      before: { id: 1, name: 'Hail', slug: 'hail' },
    });
    expect((await remove(1)).statusCode).toBe(404);
    expect((await create('hail')).json()).toEqual({ data: { id: 2, name: 'hail', slug: 'hail' } });
  });

  it('responds 409 while a post uses it, or a deleted post that can be restored', async () => {
    const desk = await openDesk(server);
    const { id } = postOf(await desk.create({ 'tags[]': ['3', '2'] }));
    const used = await remove(3);
    expect(used.statusCode).toBe(409);
    expect(used.json()).toEqual({ message: 'A post uses this tag.' });
    await admin.delete(`/api/posts/${id}`);
    const kept = await remove(3);
    expect(kept.statusCode).toBe(409);
    expect(kept.json()).toEqual({ message: 'A deleted post that can be restored uses this tag.' });
    await admin.post(`/api/posts/${id}/restore`, {});
    expect((await remove(3)).json()).toEqual(used.json());
    await desk.update(id, { 'tags[]': ['2'] });
    expect((await remove(3)).statusCode).toBe(204);
  });

  it('is possible once the posts that used it can no longer be restored', async () => {
    const desk = await openDesk(server);
    const { id } = postOf(await desk.create({ 'tags[]': ['3'] }));
    await admin.delete(`/api/posts/${id}`);
    server.clock.advance(30 * 24 * 3600 + 1);
    const later = await adminOf(server);
    expect((await later.delete('/api/tags/3')).statusCode).toBe(409);
    // The second look at the clock, without which nothing is purged.
    server.clock.advance(6 * 3600);
    expect((await later.delete('/api/tags/3')).statusCode).toBe(204);
  });

  it('while a post with it is being saved refuses the post', async () => {
    const desk = await openDesk(server);
    const { id } = postOf(await desk.create());
    const { images } = server.services;
    let tag = 3;
    // The photographs are decoded between the first look at the tags and the transaction.
    server.services.images = {
      ...images,
      decode: async (...form) => {
        await remove(tag);
        return images.decode(...form);
      },
    };
    const tags = () => ({ 'tags[]': ['1', String(tag)] });
    for (const save of [() => desk.create(tags()), () => desk.update(id, tags())]) {
      const response = await save();
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual(refusal('tags', 'The selected tag is invalid.'));
      tag -= 1;
    }
    expect(postOf(await admin.get(`/api/posts/${id}`)).tags).toHaveLength(1);
    expect(idsOf(await admin.get('/api/tags'))).toEqual([1]);
  });
});
