import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { button } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { buildPost, openPosts, servePosts } from '../posts/postScreen';

const OFFER = '2 look like Zawgyi';

it('filters posts that look like Zawgyi if the server reports any', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 10, total: 7, zawgyi: 2 };
  server.use(
    http.get('/api/posts', () => json({ data: [buildPost()], meta })),
    http.get('/api/posts/filter', () => json({ data: [buildPost()], total: 1 })),
  );
  const { user, router } = await openPosts();
  await user.click(await screen.findByRole('button', { name: OFFER }));
  expect(await screen.findByText('1 result, looks like Zawgyi')).toBeVisible();
  expect(router.state.location.search).toBe('?zawgyi=true');
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
  const { url } = callOf('GET /api/posts/filter');
  expect(new URL(url).searchParams.get('zawgyi')).toBe('true');

  await user.click(button('Clear'));
  expect(await screen.findByRole('button', { name: OFFER })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('shows the text that the server also searched for', async () => {
  const also_searched = 'လေ';
  server.use(
    http.get('/api/posts/filter', () => json({ data: [buildPost()], total: 1, also_searched })),
  );
  await openPosts('/posts?query=ေလ');
  const note = await screen.findByText('Also searched for “လေ” (converted from Zawgyi).');
  expect(note.closest('[role="status"]')).toHaveTextContent(/^1 result for "ေလ"/);
});

it('says nothing of Zawgyi with another server', async () => {
  servePosts(buildPost());
  await openPosts();
  await screen.findByText('1 in total');
  expect(screen.queryByText(/Zawgyi/)).not.toBeInTheDocument();
});
