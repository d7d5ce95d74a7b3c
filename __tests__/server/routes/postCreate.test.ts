import { expectRefusal, idsOf } from '../../helpers/server/content';
import { buildImage } from '../../helpers/server/images';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';

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
