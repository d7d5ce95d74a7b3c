import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { failures } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildPost, openPosts } from './postScreen';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '10', total: '21' };
const nothing = [
  { what: 'nothing', reply: () => empty() },
  { what: 'null', reply: () => json(null) },
  { what: 'null under data', reply: () => json({ data: null }) },
  { what: 'an odd thing', reply: () => json({ data: 'rain' }) },
];

/** A post in the forms that other servers may give it; each reads the same. */
const SHAPES: [string, Record<string, unknown>][] = [
  ['ids as texts', { id: '21', categoryId: '3', tags: [{ id: '1', name: 'Rain' }] }],
  ['a category as an object', { category: { id: 3, name: 'Rivers' }, categoryId: undefined }],
  ['tags under data', { tags: { data: [{ id: 1, name: 'Rain' }, null, 5] } }],
  ['a tag without a name', { tags: [{ id: 1, slug: 'Rain' }] }],
  ['a cover as an address', { cover_image: '/api/images/cover.webp' }],
  ['a cover as a list', { cover_image: [{ url: '/api/images/cover.webp' }] }],
  ['images as null', { description_images: null }],
  ['a plain day', { created_at: '20-11-2026' }],
];

const row = async () => {
  const cell = await screen.findByRole('cell', { name: /Flood watch/ });
  return [...(cell.parentElement?.children ?? [])].slice(0, 6).map((each) => each.textContent);
};
const asShown = (number: string) => [
  number,
  'Flood watchRivers are rising.',
  'Rain',
  'Rivers',
  'Post',
  '20-11-2026',
];

describe('the list of posts', () => {
  it.each<[string, unknown, string]>([
    ['a bare array', [buildPost()], '1'],
    ['an array under data', { data: [buildPost()] }, '1'],
    ['numbers as texts under meta', { data: [buildPost()], meta: numbers }, '11'],
    ['numbers as texts beside data', { data: [buildPost()], ...numbers }, '11'],
    ['things that are none beside it', [null, 5, {}, buildPost()], '1'],
    ...SHAPES.map(([name, over]): [string, unknown, string] => [name, [buildPost(over)], '1']),
  ])('reads %s', async (_, body, number) => {
    server.use(http.get('/api/posts', () => json(body)));
    await openPosts();
    expect(await row()).toEqual(asShown(number));
    expect(text()).not.toMatch(/undefined|\[object/);
  });

  it.each([...failures, ...nothing])('is empty without a word after $what', async ({ reply }) => {
    server.use(http.get('/api/posts', reply), http.get('/api/posts/filter', reply));
    const { unmount } = await openPosts();
    expect(await screen.findByText('No post data found.')).toBeVisible();
    unmount();
    await openPosts('/posts?query=rain');
    expect(await screen.findByText('No post data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(text()).not.toContain('undefined');
  });
});

describe('Post Detail', () => {
  it.each<[string, unknown]>([
    ['bare', buildPost()],
    ['under data', { data: buildPost() }],
    ...SHAPES.map(([name, over]): [string, unknown] => [`with ${name}`, buildPost(over)]),
  ])('reads a post %s', async (_, body) => {
    server.use(http.get('/api/posts/21', () => json(body)));
    await openPosts('/posts/21');
    const post = within(await screen.findByRole('article'));
    expect(post.getByText('rising')).toBeVisible();
    expect(post.getByRole('listitem')).toHaveTextContent('Rain');
    expect(post.getByText('Rivers')).toBeVisible();
    expect(post.getByText('20-11-2026')).toBeVisible();
    expect(post.getByRole('button', { name: 'Cover Photo' })).toBeVisible();
    expect(text()).not.toMatch(/undefined|\[object/);
  });

  it('reads one that holds nothing but an id', async () => {
    server.use(http.get('/api/posts/21', () => json({ id: 21, tags: 'none', title: 5 })));
    await openPosts('/posts/21');
    expect(await screen.findByText('No tags')).toBeVisible();
    expect(text()).not.toMatch(/undefined|\[object/);
  });

  it.each([...failures, ...nothing])('tells after $what', async ({ what, reply }) => {
    server.use(http.get('/api/posts/21', reply));
    await openPosts('/posts/21');
    const isMissing = what.startsWith('404') || nothing.some((each) => each.what === what);
    expect((await screen.findByRole('alert')).innerHTML).toBe(
      isMissing ? 'Post not found.' : 'Failed to load post details.',
    );
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isMissing ? 0 : 1);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
