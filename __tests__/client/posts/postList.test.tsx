import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { buildPost, buildPostPage, buildTag, openPosts, servePosts } from './postScreen';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);
const texts = () =>
  rows().map((row) => [...row.children].slice(0, 6).map(({ textContent }) => textContent));

async function openRow(over: Record<string, unknown>) {
  servePosts(buildPost(over));
  await openPosts();
  await screen.findByRole('cell', { name: '1' });
  return texts()[0];
}

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
  expect(screen.getByText('မိုးသတိပေးချက်')).toHaveAttribute('lang', 'my');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'Post>Post List',
  );
});

it('names missing values', async () => {
  const nothing = { tags: [], category: null, type: null, created_at: null, title: '' };
  expect(await openRow(nothing)).toEqual([
    '1',
    '-Rivers are rising.',
    'No Tags',
    'No Category',
    'No Type',
    '-',
  ]);
});

it.each([
  [['Rain'], 'Rain'],
  [['Rain', 'Wind'], 'Rain, Wind'],
  [['Rain', 'Wind', 'Flood'], 'Rain, Wind +1'],
  [['Rain', 'Wind', 'Flood', 'လေ', 'Heat'], 'Rain, Wind +3'],
])('shows of the tags %j no more than two', async (names, shown) => {
  const tags = names.map((name, index) => buildTag(index, name));
  expect((await openRow({ tags }))?.[2]).toBe(shown);
  const describesAll = (_: string, element: Element | null) =>
    element?.getAttribute('aria-description') === names.join(', ');
  expect(screen.queryAllByText(describesAll)).toHaveLength(names.length > 2 ? 1 : 0);
});

it('strips markup from title and description', async () => {
  const row = await openRow({
    title: '<b>Rain</b> &amp; wind',
    description: '<style>p{}</style><h2>Now</h2><p>stay&nbsp;in</p><script>alert(1)</script>',
  });
  expect(row?.[1]).toBe('Rain & windNow stay in');
});

it.each<[string, string[], string[], boolean]>([
  ['nothing', [], ['View'], false],
  ['post-create', ['post-create'], ['View'], true],
  ['post-edit', ['post-edit'], ['View', 'Edit'], false],
  ['post-delete', ['post-delete'], ['View', 'Delete'], false],
])('offers a user with %s what they may do', async (_, permissions, actions, mayCreate) => {
  servePosts(buildPost());
  await openPosts('/posts', { permissions });
  const row = (await screen.findByText('Flood watch')).closest('tr') as HTMLElement;
  const offered = [...row.querySelectorAll('a, button')];
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

it.each<[string, (user: UserEvent, link: HTMLElement) => unknown]>([
  ['the pointer', (user, link) => user.hover(link)],
  ['the focus', (_, link) => act(() => link.focus())],
])('prefetches a post once when %s reaches its View', async (_, approach) => {
  servePosts(buildPost());
  const { user } = await openPosts();
  await approach(user, await screen.findByRole('link', { name: 'View' }));
  await waitFor(() => callOf('GET /api/posts/21'));
  await user.hover(button('Delete'));
  await approach(user, screen.getByRole('link', { name: 'View' }));
  callOf('GET /api/posts/21');
});

it('numbers rows across pages, with ten per page as the default', async () => {
  server.use(
    http.get('/api/posts', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const post = buildPost({ id: page, title: `On page ${page}` });
      return json({ data: [post], meta: { current_page: page, last_page: 2 } });
    }),
  );
  const { user } = await openPosts();
  await screen.findByText('On page 1');
  await user.click(button('Next page'));
  await screen.findByText('On page 2');
  expect(texts()[0]?.[0]).toBe('11');
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
  await user.type(await screen.findByLabelText('Search'), 'ရေ');
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

it('removes the filter on Clear', async () => {
  server.use(
    http.get('/api/posts/filter', () => json({ data: [buildPost({ title: 'Found' })] })),
    http.get('/api/posts', () => json(buildPostPage([buildPost()]))),
  );
  const { user } = await openPosts('/posts?query=rain');
  await screen.findByText('Found');
  await user.click(button('Clear'));
  expect(await screen.findByText('Flood watch')).toBeVisible();
  expect(window.location.search).toBe('');
});
