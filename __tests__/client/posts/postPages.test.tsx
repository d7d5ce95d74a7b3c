import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { dropped, empty, json, serverHas } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { answer, button, facts, focused, tableTexts } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { buildPage } from '../../helpers/client/builders';
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

it('a deletion names the post, runs once, reports success and focuses the next row', async () => {
  const other = buildPost({ id: 22, title: 'Heat' });
  servePosts(buildPost(), other);
  const deletion = hold();
  const list = hold();
  server.use(http.delete('/api/posts/21', () => deletion.held.then(() => empty())));
  const { user } = await openPosts();
  const first = (await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement;
  const pressAgain = async () => {
    await user.click(first);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(first).toHaveAttribute('aria-disabled', 'true');
  };
  await user.click(first);
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this post?',
  });
  expect(question).toHaveAccessibleDescription('“Flood watch”');
  await answer(user, 'Delete');
  await pressAgain();
  // Only one deletion runs at a time.
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  server.use(http.get('/api/posts', () => list.held.then(() => json(buildPage([other])))));
  deletion.release();
  await waitFor(() => expect(callsOf('GET /api/posts')).toHaveLength(2));
  await pressAgain();
  expect(screen.getAllByRole('button', { name: 'Delete' })[1]).not.toHaveAttribute('aria-disabled');

  list.release();
  await waitFor(() => expect(screen.queryByText('Flood watch')).not.toBeInTheDocument());
  expect(callsOf('DELETE /api/posts/21')).toHaveLength(1);
  const notice = await screen.findByText('Post deleted successfully!');
  expect(notice).toHaveAttribute('role', 'status');
  expect(notice.nextSibling).toHaveTextContent('“Flood watch”');
  // This server does not keep deleted posts.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await focused(() => screen.getByRole('link', { name: 'Heat' }));
});

describe('Undo', () => {
  /** Opens a list with one post. `restore` responds to the undo of its deletion. */
  async function openList(restore: () => Response) {
    let isDeleted = false;
    serverHas('keys');
    server.use(
      http.get('/api/posts', () => json(buildPage(isDeleted ? [] : [buildPost()]))),
      http.delete('/api/posts/21', () => {
        isDeleted = true;
        const headers = { 'X-Restorable-Until': '2026-12-22T00:00:00.000Z' };
        return new Response(null, { status: 204, headers });
      }),
      http.post('/api/posts/21/restore', () => {
        const response = restore();
        isDeleted = !response.ok;
        return response;
      }),
    );
    const { user } = await openPosts();
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const remove = async () => {
      await press('Delete');
      await answer(user, 'Delete');
      await screen.findByText('No post data found.');
    };
    return { remove, press };
  }

  const alert = () => screen.findByRole('alert');

  it('reports a failure, and uses one key for all attempts and another for the next Undo', async () => {
    const replies = [dropped, () => json({ message: 'The store is away.' }, 503)];
    const { remove, press } = await openList(
      () => replies.shift()?.() ?? json({ data: buildPost() }),
    );
    await remove();
    await press('Undo');
    expect(await alert()).toHaveTextContent('Failed to restore post.');
    await press('Try again');
    await waitFor(async () => expect(await alert()).toHaveTextContent('The store is away.'));
    await press('Try again');
    expect(await screen.findByText('Flood watch')).toBeVisible();
    expect(await screen.findByText('Post restored.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(button('Delete')).not.toHaveAttribute('aria-disabled');

    await remove();
    await press('Undo');
    expect(await screen.findByText('Flood watch')).toBeVisible();
    const [first, ...others] = callsOf('POST /api/posts/21/restore').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(others).toEqual([first, first, expect.any(String)]);
    expect(others.at(-1)).not.toBe(first);
  });

  it('offers no further attempt if the post is no longer kept', async () => {
    const { remove, press } = await openList(() => json({ message: 'Not found.' }, 404));
    await remove();
    await press('Undo');
    expect(await alert()).toHaveTextContent('It is no longer kept, and cannot be restored.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

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
