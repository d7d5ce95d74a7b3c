import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { buildPost, buildTag, openPosts, servePosts } from './postScreen';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);
const texts = () =>
  rows().map((row) => [...row.children].slice(0, 6).map(({ textContent }) => textContent));

it('has its title, breadcrumb, columns and rows', async () => {
  servePosts(buildPost(), buildPost({ id: 22, type: 'knowledge', title: 'မိုးသတိပေးချက်' }));
  await openPosts();
  await findPage('Posts');
  await screen.findByText('Flood watch');
  expect(columns()).toEqual(['No', 'Title', 'Tags', 'Category', 'Type', 'Created At', 'Actions']);
  expect(texts()).toEqual([
    ['1', 'Flood watchRivers are rising.', 'Rain', 'Rivers', 'Post', '20-11-2026'],
    ['2', 'မိုးသတိပေးချက်Rivers are rising.', 'Rain', 'Rivers', 'Knowledge', '20-11-2026'],
  ]);
  expect(screen.getByRole('link', { name: 'မိုးသတိပေးချက်' })).toHaveAttribute('lang', 'my');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'Post>Post List',
  );
});

it('names missing values, shows two tags and titles without markup, and numbers rows across pages', async () => {
  const tagged = (id: number, ...names: string[]) =>
    buildPost({ id, tags: names.map((name, index) => buildTag(index, name)) });
  const rows = [
    buildPost({ tags: [], category: null, type: null, created_at: null, title: '' }),
    buildPost({
      id: 22,
      title: '<b>Rain</b> &amp; wind',
      description: '<style>p{}</style><h2>Now</h2><p>stay&nbsp;in</p><script>alert(1)</script>',
    }),
    tagged(23, 'Rain', 'Wind'),
    tagged(24, 'Rain', 'Wind', 'Flood'),
    tagged(25, 'Rain', 'Wind', 'Flood', 'လေ', 'Heat'),
  ];
  server.use(
    http.get('/api/posts', () => json({ data: rows, meta: { current_page: 2, last_page: 2 } })),
  );
  await openPosts('/posts?page=2');
  await screen.findByText('+3');
  const [missing, marked, ...others] = texts();
  expect(missing).toEqual(['11', '-Rivers are rising.', 'No Tags', 'No Category', 'No Type', '-']);
  expect(marked?.[1]).toBe('Rain & windNow stay in');
  expect(others.map((row) => row[2])).toEqual(['Rain, Wind', 'Rain, Wind +1', 'Rain, Wind +3']);
  const described = document.querySelectorAll('td [aria-description]');
  expect([...described].map((element) => element.getAttribute('aria-description'))).toEqual([
    'Rain, Wind, Flood',
    'Rain, Wind, Flood, လေ, Heat',
  ]);
});

/** Who may delete may also do one of the others, so that each permission stands out. */
it.each<[string, string[], string[], boolean]>([
  ['nothing', [], ['View'], false],
  ['creation and deletion', ['post-create', 'post-delete'], ['View', 'Delete'], true],
  ['edits and deletion', ['post-edit', 'post-delete'], ['View', 'Edit', 'Delete'], false],
])('offers a user with %s what they may do', async (_, permissions, actions, mayCreate) => {
  servePosts(buildPost());
  await openPosts('/posts', { permissions });
  const row = (await screen.findByText('Flood watch')).closest('tr') as HTMLElement;
  const [title, ...offered] = row.querySelectorAll('a, button');
  expect(title).toHaveTextContent('Flood watch');
  expect(title).toHaveAttribute('href', '/build/posts/21');
  expect(offered.map((action) => action.getAttribute('aria-label'))).toEqual(actions);
  expect(within(row).getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/build/posts/21',
  );
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

it('filters, pages through the results, and Back returns to each', async () => {
  servePosts(buildPost());
  server.use(
    http.get('/api/posts/filter', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const post = buildPost({ id: page, title: `Found on ${page}` });
      return json({ data: [post], current_page: page, last_page: 2, per_page: 5, total: 6 });
    }),
  );
  const { user, router } = await openPosts();
  await user.click(await screen.findByLabelText('Search'));
  await user.paste('ရေ');
  await user.click(button('Filter'));
  await screen.findByText('Found on 1');
  const [call] = callsOf('GET /api/posts/filter');
  expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toEqual({
    page: '1',
    per_page: '5',
    query: 'ရေ',
    start_date: '',
    end_date: '',
  });
  await user.click(button('Next page'));
  await screen.findByText('Found on 2');
  expect(texts()[0]?.[0]).toBe('6');
  await act(() => router.navigate(-1));
  await screen.findByText('Found on 1');
  expect(screen.getByLabelText('Search')).toHaveValue('ရေ');
  await act(() => router.navigate(-1));
  await screen.findByText('Flood watch');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});
