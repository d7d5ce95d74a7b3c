import { act, screen } from '@testing-library/react';
import { facts } from '../../helpers/client/screens';
import { buildPost, openPosts, servePosts } from './postScreen';

const article = () => screen.findByRole('article');
const title = () => screen.getByRole('heading', { level: 2 });

async function openDetail(over: Record<string, unknown> = {}, permissions: string[] = []) {
  servePosts(buildPost(over));
  const app = await openPosts('/posts/21', { permissions });
  await article();
  return app;
}

it('names missing values, and shows no frames without images', async () => {
  await openDetail({
    title: '',
    description: '<p><br></p>',
    tags: null,
    category: null,
    type: null,
    cover_image: null,
    created_at: null,
  });
  expect(title()).toHaveTextContent('-');
  expect(facts()).toEqual({
    Category: 'No Category',
    Tags: 'No tags',
    Type: 'No Type',
    'Created At': '-',
  });
  expect((await article()).querySelectorAll('img, button')).toHaveLength(0);
});

it('shows smaller images on the page than in full size, if its server has them', async () => {
  const images = [
    { id: 1, url: '/api/images/a.webp' },
    { id: 2, url: 'https://example.org/b.jpg' },
  ];
  await openDetail({ description_images: images });
  const shown = [...(await article()).querySelectorAll('img')].map((img) =>
    img.getAttribute('src'),
  );
  expect(shown).toEqual([
    '/api/images/cover.webp?w=960',
    '/api/images/a.webp?w=960',
    'https://example.org/b.jpg',
  ]);
});

it('shows the title without markup', async () => {
  await openDetail({ title: '<img src=x onerror="hacked()">Rain &amp; wind' });
  expect(title()).toHaveTextContent(/^Rain & wind$/);
});

it('marks Burmese parts with their language', async () => {
  await openDetail({ title: 'မိုးသတိပေးချက်', description: '<p>Stay in</p>' });
  expect(title()).toHaveAttribute('lang', 'my');
  expect(screen.getByText('Stay in').parentElement).not.toHaveAttribute('lang');
});

it.each([
  ['leads to the form', ['post-edit'], ['/build/posts/21/edit']],
  ['offers no Edit', ['post-create', 'post-delete'], []],
])('%s with %j', async (_, permissions, hrefs) => {
  await openDetail({}, permissions);
  const edit = screen.queryAllByRole('link', { name: 'Edit' });
  expect(edit.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

it('shows the other post when the URL changes', async () => {
  const { router } = await openDetail();
  servePosts(buildPost({ id: 22, title: 'Heat', description: '<p>Drink</p>' }));
  await act(() => router.navigate('/posts/22'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Heat' })).toBeVisible();
  expect(screen.getByText('Drink')).toBeVisible();
  expect(screen.queryByText('rising')).not.toBeInTheDocument();
});
