import { sql } from 'kysely';
import { MAX_MERGED_POSTS, MAX_TAGS } from '../../../src/contract/limits';
import type { TagUse } from '../../../src/contract/tag';
import { createTag } from '../../../src/server/store/tags';
import { adminFor, adminOf, dataOf, expectRefusal, idsOf } from '../../helpers/server/content';
import { shown, trailOf } from '../../helpers/server/audit';
import { openDesk, postOf } from '../../helpers/server/posts';
import type { Desk } from '../../helpers/server/posts';

const { server, admin, headers } = adminFor('each');

const create = (name: unknown) => admin.post('/api/tags', { name });

// `contract/schemas` tests how names are cleaned, `store/slug` how slugs are made of them.
it('creates a tag with a slug', async () => {
  const response = await create('\u202E Café №1\n');
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ data: { id: 1, name: 'Café №1', slug: 'cafe-no1' } });
});

it('gives tags whose names would share a slug different ones', async () => {
  const slugs = [];
  for (const name of ['C', 'C+', 'C++', '☔', '☀']) {
    slugs.push((await create(name)).json<{ data: { slug: string } }>().data.slug);
  }
  expect(slugs).toEqual(['c', 'c-2', 'c-3', 'tag', 'tag-2']);
});

// `contract/schemas` tests which names are the same.
it('responds 200 with a tag that is named again', async () => {
  const first = await create('Caf\u00E9 ရန်ကုန် ဝန်ထုပ်');
  const second = await create(' CAFE\u0301 ရန်\u200Bကုန် ၀န်ထုပ်');
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
  expectRefusal(await create('sleet'), 'name', 'There can be at most 1000 tags.');
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
      action: 'delete',
      noun: 'tag',
      noun_id: 1,
      after: null,
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
    // Nothing is purged before the second reading of the clock.
    server.clock.advance(6 * 3600);
    expect((await later.delete('/api/tags/3')).statusCode).toBe(204);
  });
});

it.each([
  ['deleted', (tag: number) => admin.delete(`/api/tags/${tag}`)],
  ['merged', (tag: number) => admin.post(`/api/tags/${tag}/merge`, { into: 1 })],
])('refuses a post with a tag that is %s while the post is being saved', async (_case, remove) => {
  const desk = await openDesk(server);
  const { id } = postOf(await desk.create());
  const { images } = server.services;
  let tag = 3;
  // The photographs are decoded between the first check of the tags and the transaction.
  server.services.images = {
    ...images,
    decode: async (...form) => {
      await remove(tag);
      return images.decode(...form);
    },
  };
  const tags = () => ({ 'tags[]': ['1', String(tag)] });
  for (const save of [() => desk.create(tags()), () => desk.update(id, tags())]) {
    expectRefusal(await save(), 'tags', 'The selected tag is invalid.');
    tag -= 1;
  }
  expect(postOf(await admin.get(`/api/posts/${id}`)).tags).toHaveLength(1);
  expect(idsOf(await admin.get('/api/tags'))).toEqual([1]);
});

describe('managing tags', () => {
  /** These texts do not contain the name of a tag. */
  const TEXTS = { title: 'Notice', description: '<p>Stay at home.</p>' };

  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(server);
  });

  const find = async (query: string) =>
    idsOf(await admin.get(`/api/posts/filter?${new URLSearchParams({ query })}`));
  const tagsOf = async (id: number) =>
    postOf(await admin.get(`/api/posts/${id}`)).tags.map(({ name }) => name);
  const usage = async () => dataOf<TagUse[]>(await admin.get('/api/tags/usage'));
  const lastRecord = async () => {
    const record = (await trailOf(server)).at(-1);
    return record && shown(record);
  };
  const merge = (id: number, into: unknown) => admin.post(`/api/tags/${id}/merge`, { into });

  it('counts the posts of each', async () => {
    await desk.create({ ...TEXTS, 'tags[]': ['1', '2'] });
    await desk.create({ ...TEXTS, 'tags[]': ['1'] });
    expect(await usage()).toEqual([
      { id: 3, name: 'wind', slug: 'wind', posts: 0 },
      { id: 2, name: 'မိုး', slug: 'မိုး', posts: 1 },
      { id: 1, name: 'rain', slug: 'rain', posts: 2 },
    ]);
  });

  it('renames one, by whose new name alone its posts are found', async () => {
    const { id, version } = postOf(await desk.create({ ...TEXTS, 'tags[]': ['1'] }));
    await admin.delete(`/api/posts/${postOf(await desk.create({ ...TEXTS, 'tags[]': ['1'] })).id}`);
    const renamed = { id: 1, name: 'Heavy Showers', slug: 'rain' };
    const response = await admin.put('/api/tags/1', { name: ' Heavy\u200B Showers ' });
    expect([response.statusCode, response.json()]).toEqual([200, { data: renamed }]);
    expect([await find('heavy show'), await find('he'), await find('rain')]).toEqual([
      [id],
      [id],
      [],
    ]);
    expect(postOf(await admin.get(`/api/posts/${id}`))).toMatchObject({ tags: [renamed], version });
    expect(await lastRecord()).toMatchObject({
      action: 'update',
      noun: 'tag',
      noun_id: 1,
      after: renamed,
      before: { id: 1, name: 'rain', slug: 'rain' },
    });
    await admin.post(`/api/posts/${id + 1}/restore`, {});
    expect(await find('SHOWERS')).toEqual([id + 1, id]);
  });

  it('lets a name differ in case, and advises to merge where another tag has it', async () => {
    const rename = (name: string) => admin.put('/api/tags/1', { name });
    expect((await rename('RAIN')).statusCode).toBe(200);
    const advice = 'Another tag has this name. Merge this tag into it instead.';
    expectRefusal(await rename(' WI\u200Bnd '), 'name', advice);
    expectRefusal(await rename(''), 'name', 'Tag name is required.');
  });

  it('keeps tags of an older store that look the same, and merges them', async () => {
    const [wa, zero] = ['ဝန်ထုပ်', '၀န်ထုပ်'];
    const { db, now } = server.services;
    const older = [await createTag(db, wa, now()), await createTag(db, zero, now())];
    const ids = older.map(({ id }) => id);
    const named = async (name: string) => dataOf(await create(name)).id;
    expect([await named(wa), await named(zero), await named(` ${zero}\u200B`)]).toEqual([
      ...[...ids, ids[1]],
    ]);
    expect((await admin.put(`/api/tags/${ids[1]}`, { name: zero })).statusCode).toBe(200);
    const { id } = postOf(await desk.create({ ...TEXTS, 'tags[]': ids.map(String) }));
    expect((await merge(Number(ids[1]), ids[0])).statusCode).toBe(200);
    expect(await tagsOf(id)).toEqual([wa]);
    expect(await named(zero)).toBe(ids[0]);
  });

  it('merges one into another, also where posts have both, and in the trash', async () => {
    const one = postOf(await desk.create({ ...TEXTS, 'tags[]': ['1', '2'] }));
    const both = postOf(await desk.create({ ...TEXTS, 'tags[]': ['3', '2', '1'] }));
    const deleted = postOf(await desk.create({ ...TEXTS, 'tags[]': ['1'] })).id;
    const deletedBoth = postOf(await desk.create({ ...TEXTS, 'tags[]': ['1', '3'] })).id;
    for (const id of [deleted, deletedBoth]) await admin.delete(`/api/posts/${id}`);
    const wind = { id: 3, name: 'wind', slug: 'wind' };
    const response = await merge(1, 3);
    expect([response.statusCode, response.json()]).toEqual([200, { data: wind }]);
    expect(await lastRecord()).toMatchObject({
      action: 'merge',
      noun: 'tag',
      noun_id: 1,
      after: wind,
      before: {
        id: 1,
        name: 'rain',
        slug: 'rain',
        posts: [one.id, deleted],
        posts_with_both: [
          { position: 2, posts: [both.id] },
          { position: 0, posts: [deletedBoth] },
        ],
      },
    });
    for (const id of [deleted, deletedBoth]) await admin.post(`/api/posts/${id}/restore`, {});
    expect([await tagsOf(one.id), await tagsOf(both.id)]).toEqual([
      ['wind', 'မိုး'],
      ['wind', 'မိုး'],
    ]);
    expect([await tagsOf(deleted), await tagsOf(deletedBoth)]).toEqual([['wind'], ['wind']]);
    expect(postOf(await admin.get(`/api/posts/${one.id}`)).version).toBe(one.version);
    expect(await find('wind')).toHaveLength(4);
    expect(await find('rain')).toEqual([]);
    expect(await usage()).toMatchObject([
      { id: 3, posts: 4 },
      { id: 2, posts: 2 },
    ]);
    expect((await merge(1, 3)).statusCode).toBe(404);
  });

  it.each([
    [1, 'The selected tag is invalid.'],
    [9, 'The selected tag is invalid.'],
    [['3'], 'The selected tag is invalid.'],
    [null, 'Please select a tag.'],
  ])('merges none into %j', async (into, message) => {
    expectRefusal(await merge(1, into), 'into', message);
    expect(await usage()).toHaveLength(3);
  });

  describe('undoing a merge', () => {
    const restore = (id: number) => admin.post(`/api/tags/${id}/restore`, {});
    const saved = async (...tags: string[]) =>
      postOf(await desk.create({ ...TEXTS, 'tags[]': tags })).id;

    it('restores the tag at its place in every post, also in the trash, and records it', async () => {
      const posts = [await saved('1', '2'), await saved('3', '1', '2'), await saved('3')];
      const deleted = [await saved('2', '1'), await saved('1', '3')];
      for (const id of deleted) await admin.delete(`/api/posts/${id}`);
      const [tags, uses] = [(await admin.get('/api/tags')).json<unknown>(), await usage()];
      const before = await Promise.all(posts.map((id) => admin.get(`/api/posts/${id}`)));
      await merge(1, 3);
      const response = await restore(1);
      const rain = { id: 1, name: 'rain', slug: 'rain' };
      expect([response.statusCode, response.json()]).toEqual([200, { data: rain }]);
      const after = await Promise.all(posts.map((id) => admin.get(`/api/posts/${id}`)));
      expect(after.map((post) => post.json<unknown>())).toEqual(
        before.map((post) => post.json<unknown>()),
      );
      expect([(await admin.get('/api/tags')).json(), await usage()]).toEqual([tags, uses]);
      expect(await lastRecord()).toMatchObject({
        action: 'restore',
        noun: 'tag',
        noun_id: 1,
        before: null,
        after: rain,
      });
      for (const id of deleted) await admin.post(`/api/posts/${id}/restore`, {});
      expect([await tagsOf(deleted[0] ?? 0), await tagsOf(deleted[1] ?? 0)]).toEqual([
        ['မိုး', 'rain'],
        ['rain', 'wind'],
      ]);
      expect((await restore(1)).statusCode).toBe(404);
    });

    it('leaves posts as they are that were saved with other tags since', async () => {
      const [removed, kept, both] = [await saved('1'), await saved('1'), await saved('1', '3')];
      await merge(1, 3);
      await desk.update(removed, { ...TEXTS, 'tags[]': ['2'] });
      await desk.update(kept, { ...TEXTS, title: 'Changed', 'tags[]': ['2', '3'] });
      await desk.update(both, { ...TEXTS, 'tags[]': ['3', '2'] });
      const later = await saved('3');
      expect((await restore(1)).statusCode).toBe(200);
      expect(await Promise.all([removed, kept, both, later].map(tagsOf))).toEqual([
        ['မိုး'],
        ['မိုး', 'rain'],
        ['wind', 'မိုး'],
        ['wind'],
      ]);
    });

    it.each([
      [
        'the other tag is gone',
        'The tag into which this one was merged no longer exists.',
        () => merge(3, 2),
      ],
      ['another tag has the name', 'Another tag has this name by now.', () => create('RAIN')],
    ])('is refused once %s', async (_case, message, change) => {
      await saved('1');
      await merge(1, 3);
      await change();
      const response = await restore(1);
      expect([response.statusCode, response.json()]).toEqual([409, { message }]);
    });

    it('is refused while there are as many tags as there can be', async () => {
      await merge(1, 3);
      await sql`insert into tags (id, name, name_key, slug, created_at)
        with recursive numbers (n) as (
          select 4 union all select n + 1 from numbers where n <= ${MAX_TAGS})
        select n, 'tag ' || n, 'tag ' || n, 'tag-' || n, '' from numbers`.execute(
        server.services.db,
      );
      expect((await restore(1)).json()).toEqual({ message: 'There can be at most 1000 tags.' });
      await admin.delete('/api/tags/2');
      expect((await restore(1)).statusCode).toBe(200);
    });

    it('is not possible for a tag that was not merged, or was deleted after its restoration', async () => {
      expect((await restore(1)).statusCode).toBe(404);
      await merge(1, 3);
      await restore(1);
      await admin.delete('/api/tags/1');
      expect((await restore(1)).statusCode).toBe(404);
    });

    it('gives the tag another slug if its own was taken', async () => {
      await merge(1, 3);
      await create('rain!');
      expect((await restore(1)).json()).toMatchObject({ data: { id: 1, slug: 'rain-2' } });
    });

    it('is possible for as many posts as a record names, and no merge has more', async () => {
      const { db } = server.services;
      const id = await saved('1');
      await sql`insert into posts (id, title, description, type, category_id, created_at)
        with recursive numbers (n) as (select 2 union all select n + 1 from numbers where n <= ${MAX_MERGED_POSTS})
        select n, '', '', 'post', 1, '' from numbers`.execute(db);
      await sql`insert into post_tags (post_id, tag_id, position)
        select id, 1, 0 from posts where id > ${id}`.execute(db);
      expectRefusal(
        await merge(1, 3),
        'into',
        'This tag has too many posts to be merged. Merge the other tag into it instead.',
      );
      await sql`delete from post_tags where post_id > 12000`.execute(db);
      const uses = await usage();
      expect([(await merge(1, 3)).statusCode, (await restore(1)).statusCode]).toEqual([200, 200]);
      expect(await usage()).toEqual(uses);
    });
  });

  it('merges once where the request is repeated', async () => {
    const again = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/tags/1/merge',
        payload: { into: 3 },
        headers: { ...headers, 'idempotency-key': 'merge-rain-into-wind' },
      });
    const first = await again();
    const second = await again();
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await usage()).toHaveLength(2);
  });
});
