import { categoryOf, postValuesOf } from '../../../src/client/features/posts/postFormValues';
import { readPost } from '../../../src/client/features/posts/readPost';
import { buildPost } from './postScreen';

const LISTED = [
  { id: 3, name: 'Rivers' },
  { id: 4, name: 'Cyclones' },
];

/** The initial values of the edit form, for a post as the server sends it. */
function valuesFor(over: Record<string, unknown>) {
  const post = readPost(buildPost(over));
  if (!post) throw new Error('There is no post to edit.');
  return postValuesOf(post, categoryOf(post, LISTED));
}

it.each<[string, Record<string, unknown>, string]>([
  ['its id', {}, '3'],
  ['an id that is a text', { categoryId: '3' }, '3'],
  ['an id without a name', { category: null }, '3'],
  ['a name alone', { categoryId: null, category: 'Cyclones' }, '4'],
  ['an id that is not listed', { categoryId: 77, category: 'Old' }, '77'],
  ['a name that is not listed', { categoryId: null, category: 'Old' }, ''],
  ['neither', { categoryId: null, category: null }, ''],
])('opens a post with the category of %s', (_, over, id) =>
  expect(valuesFor(over).category_id).toBe(id),
);

it('finds no category by name while none are listed', () => {
  const post = readPost(buildPost({ categoryId: null }));
  expect(post && categoryOf(post, undefined)).toBeNull();
});

it.each([
  ['2026-06-04T18:00:00Z', '05-06-2026'],
  ['2026-06-04', '04-06-2026'],
  ['04-06-2026', '04-06-2026'],
  ['soon', ''],
  [null, ''],
])('turns the day %j into the backdate %j', (created_at, backdate) =>
  expect(valuesFor({ created_at }).backdate).toBe(backdate),
);

it('keeps the other values unchanged, and has no file', () => {
  const description = '<h2>ရေ</h2>\n<p>Heavy&nbsp;rain</p>';
  expect(valuesFor({ description, type: 'news' })).toEqual({
    title: 'Flood watch',
    removed_cover_image: false,
    removed_description_images: [],
    tags: [1],
    category_id: '3',
    type: 'news',
    cover_image: null,
    description_images: [],
    backdate: '20-11-2026',
    description,
  });
});
