import { UNFILTERED } from '../../../src/server/store/engine/pages';
import { listPosts } from '../../../src/server/store/posts';
import { buildCategory, dataOf, expectRefusal, idsOf } from '../../helpers/server/content';
import { buildImage } from '../../helpers/server/images';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';
import type { Desk } from '../../helpers/server/posts';
import { countQueries } from '../../helpers/server/testServer';

describe('listing posts', () => {
  const { server, desk } = deskFor('each');

  it('responds with complete posts, and the icons of their categories', async () => {
    await desk.create({ 'description_images[]': await photoPart() });
    await desk.create({ 'tags[1]': '2', category_id: '2' });
    for (const row of dataOf<{ id: number }[]>(await desk.admin.get('/api/posts'))) {
      const post = dataOf(await desk.admin.get(`/api/posts/${row.id}`));
      expect(row).toEqual({ ...post, category_icon: buildCategory().icon });
    }
  });

  it('shows the first 2,000 characters of a description in lists, and all of it alone', async () => {
    // Each sign has two code units, so a cut by code units would show half as many.
    const description = `<p>${'🌊'.repeat(1000)}</p><p><strong>${'မိုး'.repeat(1000)}</strong></p>`;
    await desk.create({ description });
    const characters = [...description].slice(0, 2000).join('');
    const excerpt = `${characters}</strong></p>`;
    const lists = ['/api/posts', '/api/posts/filter', '/api/posts/filter?query=rain'];
    for (const url of lists) {
      const [post] = dataOf<{ description: string }[]>(await desk.admin.get(url));
      expect(post?.description).toBe(excerpt);
    }
    expect(dataOf(await desk.admin.get('/api/posts/1'))).toMatchObject({ description });
  });

  it('lists all categories, the children after their parents', async () => {
    for (const name of ['River', 'Sea']) {
      await desk.admin.post('/api/categories', buildCategory({ name, level: 2, parent_id: 2 }));
    }
    await desk.admin.post(
      '/api/categories',
      buildCategory({ name: 'Fog', level: 2, parent_id: 1 }),
    );
    expect((await desk.admin.get('/api/posts/categories')).json()).toEqual({
      data: [
        { id: 1, name: 'Weather' },
        { id: 5, name: 'Fog' },
        { id: 2, name: 'Flood' },
        { id: 3, name: 'River' },
        { id: 4, name: 'Sea' },
      ],
    });
  });

  it.each([UNFILTERED, { ...UNFILTERED, text: 'rain' }])(
    'runs as many queries for ten posts as for one: %j',
    async (filter) => {
      const queriesFor = (perPage: number) =>
        countQueries(server, async (db) => {
          const { items } = await listPosts(db, { page: 1, perPage }, filter);
          expect(items).toHaveLength(perPage);
        });
      for (let count = 0; count < 10; count += 1) {
        await desk.create({ 'tags[1]': '2', 'description_images[]': await photoPart() });
      }
      expect(await queriesFor(10)).toBe(await queriesFor(1));
    },
  );
});

const URL_OF_IMAGE = expect.stringMatching(/^\/api\/images\/[\w-]{22,}$/) as string;

describe('creating a post', () => {
  const { desk } = deskFor('each');

  it('responds 201 with the whole post', async () => {
    const response = await desk.create({
      title: ' မိုးကြီးမည် <b>&amp; လေ ',
      type: 'knowledge',
      category_id: '2',
      'tags[0]': '3',
      'tags[1]': '1',
      description: '<p style="text-align:center">ရန်ကုန်</p>',
      'description_images[]': [await photoPart('one.jpg'), await photoPart('two.jpg')],
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      data: {
        id: 1,
        title: ' မိုးကြီးမည် <b>&amp; လေ ',
        description: '<p style="text-align:center">ရန်ကုန်</p>',
        category: 'Flood',
        categoryId: 2,
        tags: [
          { id: 3, name: 'wind', slug: 'wind' },
          { id: 1, name: 'rain', slug: 'rain' },
        ],
        type: 'knowledge',
        cover_image: { url: URL_OF_IMAGE },
        description_images: [
          { id: 2, url: URL_OF_IMAGE },
          { id: 3, url: URL_OF_IMAGE },
        ],
        created_at: '2026-06-05T03:00:00.000Z',
        version: 1,
      },
    });
    expect((await desk.admin.get('/api/posts/1')).json()).toEqual(response.json());
  });

  it('accepts tags without indexes, and each of them once', async () => {
    const response = await desk.create({ 'tags[]': ['2', '1', '2'] });
    expect(postOf(response).tags.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('reverts the line breaks of browsers’ forms', async () => {
    const description = '<pre>one\r\ntwo</pre>';
    expect(postOf(await desk.create({ description })).description).toBe('<pre>one\ntwo</pre>');
  });

  it('uses the last of several covers', async () => {
    const png = { file: await buildImage({ format: 'png' }) };
    const { cover_image } = postOf(await desk.create({ cover_image: [await photoPart(), png] }));
    const served = await desk.admin.get(String(cover_image?.url));
    expect(served.headers['content-type']).toBe('image/png');
    expect(await desk.countImages()).toBe(1);
  });

  it('cleans title and description', async () => {
    const pasted = { title: 'STORM\vMove\u200B', description: '<p>STORM\u000BMove\u202E</p>' };
    expect(postOf(await desk.create(pasted))).toMatchObject({
      title: 'STORM Move',
      description: '<p>STORM<br>Move</p>',
    });
  });
});

describe('refusing a post', () => {
  const { desk } = deskFor('all');

  it.each([
    ['category_id', { category_id: '99' }, 'The selected category is invalid.'],
    ['category_id', { category_id: 'abc' }, 'The selected category is invalid.'],
    ['tags', { 'tags[1]': '99' }, 'The selected tag is invalid.'],
    ['tags', { 'tags[1]': '1 or 1' }, 'The selected tag is invalid.'],
    ['cover_image', { cover_image: 'cover.jpg' }, 'Cover photo is required.'],
    ['description', { description: '<script>alert(1)</script>' }, 'Description  is required.'],
    ['description', { description: '<svg><p>Rain</p></svg>' }, 'Description  is required.'],
    [
      'description',
      { description: '<p>'.repeat(30_000) },
      'The description holds too much markup.',
    ],
  ])('responds 422 for %s in %j', async (field, more, message) => {
    expectRefusal(await desk.create(more), field, message);
    expect(await desk.countImages()).toBe(0);
  });

  it('reports an unknown category and an unknown tag together', async () => {
    const unknown = await desk.create({ category_id: '9', 'tags[0]': '9' });
    const errors = { category_id: [expect.any(String)], tags: [expect.any(String)] };
    expect(unknown.json()).toMatchObject({ errors });
  });

  it.each([
    ['cover_image', 'cover_image'],
    ['description_images', 'description_images[]'],
  ])('reports the field %s of a file that is not an image', async (field, key) => {
    const response = await desk.create({ [key]: { file: 'text', name: 'notes.txt' } });
    expect(response.statusCode).toBe(422);
    const message = 'notes.txt is not a JPEG, PNG, WebP or GIF image.';
    expectRefusal(response, field, message);
    expect(idsOf(await desk.admin.get('/api/posts'))).toEqual([]);
    expect(await desk.countImages()).toBe(0);
  });
});

describe('changing a post', () => {
  const { server, desk } = deskFor('all');
  /** The post to update, with a cover and two more images. */
  let post: ReturnType<typeof postOf>;
  /** The ids of these two images, as in a form. */
  let [first, second]: string[] = [];
  let imagesOfOthers = 0;

  beforeEach(async () => {
    imagesOfOthers = await desk.countImages();
    const images = [await photoPart(), await photoPart()];
    post = postOf(await desk.create({ 'description_images[]': images }));
    [first, second] = post.description_images.map(({ id }) => String(id));
  });

  const update = (more?: Parameters<Desk['update']>[1]) => desk.update(post.id, more);
  const read = async () => postOf(await desk.admin.get(`/api/posts/${post.id}`));
  const countImages = async () => (await desk.countImages()) - imagesOfOthers;
  const find = async (query: string) =>
    idsOf(await desk.admin.get(`/api/posts/filter?per_page=100&query=${query}`));
  const imageIds = async () => (await read()).description_images.map(({ id }) => String(id));
  const NEW_ID = expect.any(String) as string;
  const isServed = async (url = '') => (await desk.admin.get(url)).statusCode === 200;

  it('responds 200 with new fields, and keeps images, cover and time', async () => {
    const before = await read();
    server.clock.advance(3600);
    const response = await update({
      title: 'Strong wind',
      category_id: '2',
      type: 'knowledge',
      'tags[0]': '3',
      'tags[1]': '2',
      description: '<h2>Wind</h2><script>x</script>',
    });
    expect(response.statusCode).toBe(200);
    expect(postOf(response)).toEqual({
      ...before,
      title: 'Strong wind',
      category: 'Flood',
      categoryId: 2,
      type: 'knowledge',
      tags: [
        { id: 3, name: 'wind', slug: 'wind' },
        { id: 2, name: 'မိုး', slug: 'မိုး' },
      ],
      description: '<h2>Wind</h2>',
      version: 2,
    });
    expect(await read()).toEqual(postOf(response));
  });

  it('is found by its new words and no longer by the old ones', async () => {
    await update({ title: 'Fog', description: '<p>Mist</p>', 'tags[0]': '3' });
    for (const query of ['fog', 'mist', 'wind']) expect(await find(query)).toContain(post.id);
    for (const query of ['heavy', 'yangon', 'rain'])
      expect(await find(query)).not.toContain(post.id);
  });

  it('removes, keeps and adds description images, the new ones last', async () => {
    await update({
      'removed_description_images[]': first,
      'description_images[]': await photoPart(),
    });
    expect(await imageIds()).toEqual([second, NEW_ID]);
    const urls = post.description_images.map(({ url }) => url);
    expect([await isServed(urls[0]), await isServed(urls[1])]).toEqual([false, true]);
    expect(await countImages()).toBe(3);
  });

  it('ignores removed ids of another post, of the cover and of nothing', async () => {
    const other = postOf(await desk.create({ 'description_images[]': await photoPart() }));
    const foreign = other.description_images.map(({ id }) => id);
    // A cover is stored before the other images.
    const covers = [Number(foreign[0]) - 1, Number(first) - 1];
    const ids = [...[...foreign, ...covers].map(String), 'x', '', '9999'];
    const response = await update({ 'removed_description_images[]': ids });
    expect(response.statusCode).toBe(200);
    expect(await countImages()).toBe(5);
    expect(await isServed(other.description_images[0]?.url)).toBe(true);
    expect((await read()).cover_image).not.toBeNull();
  });

  it('replaces the cover, whether or not the old one is removed', async () => {
    for (const removed_cover_image of [undefined, '1']) {
      const { cover_image: old } = await read();
      await update({ cover_image: await photoPart(), removed_cover_image });
      const { cover_image: cover } = await read();
      expect([await isServed(old?.url), await isServed(cover?.url)]).toEqual([false, true]);
      expect(await countImages()).toBe(3);
    }
  });

  it.each(['1', 'true', 'yes', '42'])('leaves no cover when it is removed by "%s"', async (yes) => {
    const { cover_image: old } = await read();
    const response = await update({ removed_cover_image: yes });
    expect(postOf(response).cover_image).toBeNull();
    expect(await isServed(old?.url)).toBe(false);
    expect(await imageIds()).toEqual([first, second]);
  });

  it.each(['', '0', 'false'])('keeps the cover when it is removed by "%s"', async (no) => {
    const before = await read();
    const { cover_image } = postOf(await update({ removed_cover_image: no }));
    expect(cover_image).toEqual(before.cover_image);
  });

  it.each([
    ['category_id', { category_id: '3' }, 'The selected category is invalid.'],
    ['tags', { 'tags[0]': '4' }, 'The selected tag is invalid.'],
    ['description', { description: '<style>a</style>' }, 'Description must not be empty.'],
    [
      'cover_image',
      { cover_image: { file: 'text', name: 'a.jpg' } },
      'a.jpg is not a JPEG, PNG, WebP or GIF image.',
    ],
  ])(
    'refusing an update responds 422 for %s in %j, and changes nothing',
    async (field, more, message) => {
      const before = await read();
      const removed = { 'removed_description_images[]': first, removed_cover_image: '1' };
      expectRefusal(await update({ title: 'Fog', ...removed, ...more }), field, message);
      expect(await read()).toEqual(before);
      expect(await countImages()).toBe(3);
    },
  );

  describe('two updates at the same moment', () => {
    it('leave one cover and no orphaned image', async () => {
      const cover_image = await photoPart();
      const responses = await Promise.all([1, 2].map(() => update({ cover_image })));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await isServed((await read()).cover_image?.url)).toBe(true);
      expect(await countImages()).toBe(3);
    });

    it('add both their images and remove one only once', async () => {
      const added = { 'description_images[]': await photoPart() };
      const change = { 'removed_description_images[]': first, ...added };
      await Promise.all([1, 2].map(() => update(change)));
      expect(await imageIds()).toEqual([second, NEW_ID, NEW_ID]);
    });

    it('respond 404 where the other one deletes the post', async () => {
      const updated = update({ cover_image: await photoPart() });
      await desk.admin.delete(`/api/posts/${post.id}`);
      expect((await updated).statusCode).toBe(404);
      // The images of the post are in the trash, and there are no others.
      expect(await countImages()).toBe(3);
    });
  });
});

describe('the day of a post', () => {
  const { server, desk } = deskFor('all');

  afterEach(() => jest.restoreAllMocks());

  /** Sets the clocks of the machine and the server, as if all users had just signed in. */
  async function setClocks(instant: string): Promise<void> {
    server.clock.ms = Date.parse(instant);
    const expires_at = new Date(server.clock.ms + 3_600_000).toISOString();
    await server.services.db
      .updateTable('sessions')
      .set({ created_at: instant, expires_at })
      .execute();
    jest.spyOn(Date, 'now').mockReturnValue(server.clock.ms);
  }

  /** Yangon is six and a half hours ahead: its 6 June begins at 17:30 UTC on the 5th. */
  const MORNING = '2026-06-05T03:00:00.000Z';
  const EARLY = '2026-06-04T17:30:00.000Z';
  const LATE = '2026-06-05T17:29:59.999Z';
  const NEXT = '2026-06-05T17:30:00.000Z';

  describe('the backdate of a new post', () => {
    it.each([
      [MORNING, '', MORNING],
      [MORNING, '04-06-2026', '2026-06-04T05:30:00.000Z'],
      [EARLY, '05-06-2026', EARLY],
      [LATE, '05-06-2026', LATE],
      [NEXT, '06-06-2026', NEXT],
      [NEXT, '05-06-2026', '2026-06-05T05:30:00.000Z'],
    ])('at %s, "%s" makes it of %s', async (now, backdate, createdAt) => {
      await setClocks(now);
      expect(postOf(await desk.create({ backdate })).created_at).toBe(createdAt);
    });

    it('can be omitted', async () => {
      await setClocks(MORNING);
      expect(postOf(await desk.create({ backdate: undefined })).created_at).toBe(MORNING);
    });
  });

  it.each([
    ['nothing', undefined, EARLY],
    ['an empty field', '', EARLY],
    ['the day that it has', '05-06-2026', EARLY],
    ['the day before', '04-06-2026', '2026-06-04T05:30:00.000Z'],
    ['the present day', '06-06-2026', NEXT],
  ])(
    'the backdate of an update %s gives the post that time',
    async (_case, backdate, createdAt) => {
      await setClocks(EARLY);
      const { id } = postOf(await desk.create());
      await setClocks(NEXT);
      expect(postOf(await desk.update(id, { backdate })).created_at).toBe(createdAt);
      expect(postOf(await desk.admin.get(`/api/posts/${id}`)).created_at).toBe(createdAt);
    },
  );

  it('is the day under which the post is found, also after it has changed', async () => {
    const find = async (day: string) =>
      idsOf(await desk.admin.get(`/api/posts/filter?query=fog&start_date=${day}&end_date=${day}`));
    await setClocks('2026-07-05T03:00:00.000Z');
    const { id } = postOf(await desk.create({ title: 'Fog', backdate: '03-07-2026' }));
    expect(await find('2026-07-03')).toEqual([id]);
    await desk.update(id, { title: 'Fog', backdate: '01-07-2026' });
    expect([await find('2026-07-01'), await find('2026-07-03')]).toEqual([[id], []]);
  });
});
