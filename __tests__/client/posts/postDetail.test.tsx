import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { buildPost, buildTag, openPosts, servePosts } from './postScreen';

const article = () => screen.findByRole('article');
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

async function openDetail(over: Record<string, unknown> = {}) {
  servePosts(buildPost(over));
  const app = await openPosts('/posts/21');
  return { ...app, post: within(await article()) };
}

it('shows title, facts and description', async () => {
  const tags = [buildTag(1, 'Rain'), buildTag(2, 'လေ'), buildTag(3, 'Flood')];
  const { post } = await openDetail({ tags, type: 'knowledge' });
  await findPage('Post Detail');
  expect(post.getByRole('heading', { level: 2, name: 'Flood watch' })).toBeVisible();
  expect(facts()).toEqual({
    Category: 'Rivers',
    Tags: 'RainလေFlood',
    Type: 'Knowledge',
    'Created At': '20-11-2026',
  });
  expect(post.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rain',
    'လေ',
    'Flood',
  ]);
  expect(post.getByText('rising').outerHTML).toBe('<strong>rising</strong>');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'Post>Post Detail',
  );
});

it('names missing values, and shows no frames without images', async () => {
  const { post } = await openDetail({
    title: '',
    description: '<p><br></p>',
    tags: null,
    category: null,
    type: null,
    cover_image: null,
    created_at: null,
  });
  expect(post.getByRole('heading', { level: 2 })).toHaveTextContent('-');
  expect(facts()).toEqual({
    Category: 'No Category',
    Tags: 'No tags',
    Type: 'No Type',
    'Created At': '-',
  });
  expect(post.queryAllByRole('button')).toEqual([]);
  expect((await article()).querySelectorAll('img')).toHaveLength(0);
});

it('opens cover and images in full size, and shows smaller ones on the page', async () => {
  const images = [
    { id: 1, url: '/api/images/a.webp' },
    { id: 2, url: 'https://example.org/b.jpg' },
  ];
  const { post, user } = await openDetail({ description_images: images });
  const shown = [...(await article()).querySelectorAll('img')].map((img) =>
    img.getAttribute('src'),
  );
  expect(shown).toEqual([
    '/api/images/cover.webp?w=960',
    '/api/images/a.webp?w=960',
    'https://example.org/b.jpg',
  ]);
  for (const [name, src] of [
    ['Cover Photo', '/api/images/cover.webp'],
    ['Image 1', '/api/images/a.webp'],
    ['Image 2', 'https://example.org/b.jpg'],
  ] as const) {
    await user.click(post.getByRole('button', { name }));
    const overlay = await screen.findByRole('dialog', { name });
    expect(within(overlay).getByRole('img', { name })).toHaveAttribute('src', src);
    await user.click(within(overlay).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('shows a hostile description as inert text', async () => {
  const description =
    '<p onclick="hacked()" style="color:red">Stay</p><script>window.hacked = 1</script>' +
    '<img src="x" onerror="window.hacked = 1"><a href="javascript:window.hacked = 1">in</a>' +
    '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>' +
    '<form action="https://example.org"><button>side</button></form>';
  const { post, user } = await openDetail({
    title: '<img src=x onerror="hacked()">Rain',
    description,
  });
  expect(post.getByRole('heading', { level: 2, name: 'Rain' })).toBeVisible();
  await user.click(post.getByText('Stay'));
  await user.click(post.getByText('in'));
  const box = await article();
  expect(box.querySelector('[style], [onclick], [onerror], script, iframe, form')).toBeNull();
  expect(box).toHaveTextContent(/Stayinside/);
  expect('hacked' in window).toBe(false);
});

it('marks Burmese parts with their language', async () => {
  const { post } = await openDetail({ title: 'မိုးသတိပေးချက်', description: '<p>Stay in</p>' });
  expect(post.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'my');
  expect(post.getByText('Stay in').parentElement).not.toHaveAttribute('lang');
});

it.each([
  ['leads to the form', { permissions: ['post-edit'] }, ['/build/posts/21/edit']],
  ['offers no Edit', { permissions: ['post-create', 'post-delete'] }, []],
])('%s with %j', async (_, user, hrefs) => {
  servePosts(buildPost());
  await openPosts('/posts/21', user);
  await article();
  const edit = screen.queryAllByRole('link', { name: 'Edit' });
  expect(edit.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

it('shows Loading... until the post has loaded', async () => {
  const { held, release } = hold();
  server.use(http.get('/api/posts/21', () => held.then(() => json(buildPost()))));
  await openPosts('/posts/21');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  release();
  await article();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('shows the fixed text after a failure, and loads again on Try again', async () => {
  server.use(http.get('/api/posts/21', () => json({ message: 'Server Error' }, 500)));
  const { user } = await openPosts('/posts/21');
  expect((await screen.findByRole('alert')).innerHTML).toBe('Failed to load post details.');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  servePosts(buildPost());
  await user.click(button('Try again'));
  await article();
  expect(callsOf('GET /api/posts/21')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the other post where the URL changes', async () => {
  const { router } = await openDetail();
  servePosts(buildPost({ id: 22, title: 'Heat', description: '<p>Drink</p>' }));
  await act(() => router.navigate('/posts/22'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Heat' })).toBeVisible();
  expect(screen.getByText('Drink')).toBeVisible();
  expect(screen.queryByText('rising')).not.toBeInTheDocument();
});
