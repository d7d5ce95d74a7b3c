import { expectRefusal, idsOf } from '../../helpers/server/content';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';
import type { Desk } from '../../helpers/server/posts';

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

describe('updating a post', () => {
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
