import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildPost, openPosts } from './postScreen';

const text = () => document.body.textContent;

describe('the list of posts', () => {
  it('shows a post of another server, counted from its own numbers', async () => {
    const foreign = buildPost({
      id: '21',
      category: { id: '3', name: 'Rivers' },
      categoryId: undefined,
      tags: { data: [{ id: '1', slug: 'Rain' }] },
      created_at: '20-11-2026',
    });
    const numbers = { current_page: '2', last_page: '3', per_page: '10', total: '21' };
    server.use(http.get('/api/posts', () => json({ data: [null, {}, foreign], ...numbers })));
    await openPosts();
    const cell = await screen.findByRole('cell', { name: /Flood watch/ });
    const row = [...(cell.parentElement?.children ?? [])].map((each) => each.textContent);
    expect(row.slice(0, 6)).toEqual([
      '11',
      'Flood watchRivers are rising.',
      'Rain',
      'Rivers',
      'Post',
      '20-11-2026',
    ]);
  });

  it('is empty without a word after a failure', async () => {
    server.use(http.get('/api/posts', failure), http.get('/api/posts/filter', failure));
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
  it('shows a bare post that has nothing but an id', async () => {
    server.use(http.get('/api/posts/21', () => json({ id: 21, tags: 'none', title: 5 })));
    await openPosts('/posts/21');
    expect(await screen.findByText('No tags')).toBeVisible();
    expect(text()).not.toMatch(/undefined|\[object/);
  });

  it.each([
    ['404', () => json({ message: 'Gone.' }, 404)],
    ['data of another kind', () => json({ data: 'rain' })],
  ])('says after %s that there is no such post', async (_, reply) => {
    server.use(http.get('/api/posts/21', reply));
    await openPosts('/posts/21');
    expect((await screen.findByRole('alert')).innerHTML).toBe('Post not found.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
