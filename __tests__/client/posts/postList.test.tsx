import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { tableTexts } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { buildPost, buildTag, openPosts, servePosts } from './postScreen';

it('names missing values, shows two tags and titles without markup, and numbers rows across pages', async () => {
  const tagged = (id: number, ...names: string[]) =>
    buildPost({ id, tags: names.map((name, index) => buildTag(index, name)) });
  const posts = [
    buildPost({ tags: [], category: null, type: null, created_at: null, title: '' }),
    buildPost({
      id: 22,
      type: 'knowledge',
      title: '<b>မိုး</b> &amp; လေ',
      description: '<style>p{}</style><h2>Now</h2><p>stay&nbsp;in</p><script>alert(1)</script>',
    }),
    tagged(23, 'Rain', 'Wind'),
    tagged(24, 'Rain', 'Wind', 'Flood'),
    tagged(25, 'Rain', 'Wind', 'Flood', 'လေ', 'Heat'),
  ];
  const meta = { current_page: 2, last_page: 2 };
  server.use(http.get('/api/posts', () => json({ data: [null, {}, ...posts], meta })));
  await openPosts('/posts?page=2');
  await screen.findByText('+3');
  const [header, missing, marked, ...others] = tableTexts();
  expect(header).toEqual(['No', 'Title', 'Tags', 'Category', 'Type', 'Created At', 'Actions']);
  expect(missing?.slice(0, 6)).toEqual([
    ...['11', '-Rivers are rising.', 'No Tags', 'No Category', 'No Type', '-'],
  ]);
  expect(marked?.slice(0, 6)).toEqual([
    ...['12', 'မိုး & လေNow stay in', 'Rain', 'Rivers', 'Knowledge', '20-11-2026'],
  ]);
  expect(screen.getByRole('link', { name: 'မိုး & လေ' })).toHaveAttribute('lang', 'my');
  expect(others.map((row) => row[2])).toEqual(['Rain, Wind', 'Rain, Wind +1', 'Rain, Wind +3']);
  const described = document.querySelectorAll('td [aria-description]');
  expect([...described].map((element) => element.getAttribute('aria-description'))).toEqual([
    'Rain, Wind, Flood',
    'Rain, Wind, Flood, လေ, Heat',
  ]);
});

/**
 * A user who can delete also has one of the other permissions, so that each permission stands out.
 */
it.each<[string[], string[], boolean]>([
  [['post-create', 'post-delete'], ['View', 'Delete'], true],
  [['post-edit', 'post-delete'], ['View', 'Edit', 'Delete'], false],
])('offers a user with %j in a row %j, and Create: %s', async (permissions, actions, mayCreate) => {
  servePosts(buildPost());
  await openPosts('/posts', { permissions });
  const row = (await screen.findByText('Flood watch')).closest('tr') as HTMLElement;
  const [title, view, ...others] = row.querySelectorAll('a, button');
  expect(title).toHaveAttribute('href', '/build/posts/21');
  expect(view).toHaveAttribute('href', '/build/posts/21');
  const offered = [view, ...others].map((action) => action?.getAttribute('aria-label'));
  expect(offered).toEqual(actions);
  const create = screen.queryAllByRole('link', { name: 'Create' });
  expect(create.map((link) => link.getAttribute('href'))).toEqual(
    mayCreate ? ['/build/posts/create'] : [],
  );
});

it('prefetches a post once when the pointer or the focus reaches its View', async () => {
  servePosts(buildPost(), buildPost({ id: 22, title: 'Heat' }));
  const { user } = await openPosts();
  await screen.findByText('Heat');
  const [pointed, focused] = screen.getAllByRole('link', { name: 'View' });
  const approach = async () => {
    await user.hover(pointed as Element);
    act(() => focused?.focus());
    await waitFor(() => callOf('GET /api/posts/21'));
    await waitFor(() => callOf('GET /api/posts/22'));
    await user.unhover(pointed as Element);
    act(() => focused?.blur());
  };
  await approach();
  await approach();
});
