import { readPost, readTags } from '../../../src/client/features/posts/readPost';
import { readPostCategories } from '../../../src/client/shared/api/readPostCategories';
import { buildPost, buildTag } from './postScreen';

const rain = buildTag(1, 'Rain');
const read = readPost(buildPost());

describe('readPost', () => {
  it('keeps a post of the bundled server unchanged', () =>
    expect(read).toEqual({
      ...buildPost(),
      cover_image: { url: '/api/images/cover.webp' },
      description_images: [],
    }));

  it.each<[string, Record<string, unknown>, object]>([
    ['ids as texts', { id: '21', categoryId: '3' }, { id: '21', categoryId: '3' }],
    ['a category as an object', { category: { id: 3, name: 'Rivers' }, categoryId: null }, {}],
    ['category_id', { categoryId: undefined, category_id: 3 }, {}],
    ['no category', { category: null, categoryId: null }, { category: null, categoryId: null }],
    ['tags under data', { tags: { data: [rain, null, 5] } }, {}],
    ['tags of another kind', { tags: 'none' }, { tags: [] }],
    ['a cover as an address', { cover_image: '/api/images/cover.webp' }, {}],
    ['a cover as a list', { cover_image: [{ url: '/api/images/cover.webp' }] }, {}],
    ['no cover', { cover_image: null }, { cover_image: null }],
    ['an empty list for a cover', { cover_image: [] }, { cover_image: null }],
    ['images as null', { description_images: null }, {}],
    ['images as an empty object', { description_images: {} }, {}],
    [
      'one image as an object',
      { description_images: { id: 4, url: '/a.webp' } },
      { description_images: [{ id: 4, url: '/a.webp' }] },
    ],
    [
      'images as addresses',
      { description_images: ['/a.webp'] },
      { description_images: [{ id: '/a.webp', url: '/a.webp' }] },
    ],
    ['a plain day', { created_at: '20-11-2026' }, { created_at: '20-11-2026' }],
    ['a title of another kind', { title: 5, type: 5 }, { title: '', type: '' }],
    ['a type of its own', { type: 'bulletin' }, { type: 'bulletin' }],
  ])('reads %s', (_, over, expected) =>
    expect(readPost(buildPost(over))).toEqual({ ...read, ...expected }),
  );

  it('leaves missing fields empty', () =>
    expect(readPost({ id: 9 })).toEqual({
      id: 9,
      title: '',
      description: '',
      category: null,
      categoryId: null,
      tags: [],
      type: '',
      cover_image: null,
      description_images: [],
      created_at: '',
    }));

  it.each([[null], ['rain'], [5], [{}], [[buildPost()]], [{ ...buildPost(), id: '' }]])(
    'finds no post in %j',
    (value) => expect(readPost(value)).toBeNull(),
  );
});

it.each<[string, unknown, unknown]>([
  ['bare', [rain], [rain]],
  ['under data', { data: [null, rain, {}, 'rain'] }, [rain]],
  ['with ids as texts', [{ ...rain, id: '1' }], [{ ...rain, id: '1' }]],
  ['without a name', [{ id: 1, slug: 'rain' }], [{ id: 1, name: 'rain', slug: 'rain' }]],
  ['with an id alone', [{ id: 1 }], [{ id: 1, name: '1', slug: '' }]],
  ['as null', null, []],
])('reads tags that come %s', (_, value, tags) => expect(readTags(value)).toEqual(tags));

it.each<[string, unknown, unknown]>([
  ['bare', [{ id: 4, name: 'Rivers', level: 1 }], [{ id: 4, name: 'Rivers' }]],
  ['under data', { data: [null, {}, 5, { id: '4', name: 'R' }] }, [{ id: '4', name: 'R' }]],
  ['without a name', [{ id: 4, name: null }], [{ id: 4, name: '' }]],
  ['as a text', 'rain', []],
])('reads categories that come %s', (_, value, categories) =>
  expect(readPostCategories(value)).toEqual(categories),
);
