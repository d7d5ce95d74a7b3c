import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { failures } from '../../helpers/client/failures';
import { empty, hold, json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { buildPost, buildPostPage, openPosts, servePosts } from './postScreen';
import { button } from '../../helpers/client/screens';

const QUESTION = 'Are you sure you want to delete this post?';

async function ask(path = '/posts') {
  const app = await openPosts(path);
  await app.user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as Element);
  const question = await screen.findByRole('alertdialog', { name: QUESTION });
  const answer = (name: string) => app.user.click(within(question).getByRole('button', { name }));
  return { ...app, answer };
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('asks for confirmation, and Cancel changes nothing', async () => {
  servePosts(buildPost());
  const { answer } = await ask();
  await answer('Cancel');
  await gone();
  expect(callNames()).toEqual(['GET /api/posts']);
});

it('deletes once, refetches the list and shows no message', async () => {
  servePosts(buildPost());
  const { held, release } = hold();
  server.use(http.delete('/api/posts/21', () => held.then(() => empty())));
  const { answer, user } = await ask();
  await answer('Delete');
  await gone();
  await user.click(button('Delete'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  servePosts();
  release();
  expect(await screen.findByText('No post data found.')).toBeVisible();
  expect(callsOf('DELETE /api/posts/21')).toHaveLength(1);
  expect(screen.queryByText(/success/i)).not.toBeInTheDocument();
});

it('ignores a second press on a deleted row while the list is being fetched', async () => {
  servePosts(buildPost(), buildPost({ id: 22, title: 'Heat' }));
  const { answer, user } = await ask();
  const { held, release } = hold();
  server.use(
    http.delete('/api/posts/21', () => empty()),
    http.get('/api/posts', () =>
      held.then(() => json(buildPostPage([buildPost({ id: 22, title: 'Heat' })]))),
    ),
  );
  await answer('Delete');
  await gone();
  await waitFor(() => expect(callsOf('GET /api/posts')).toHaveLength(2));
  const [deleted, other] = screen.getAllByRole('button', { name: 'Delete' });
  await user.click(deleted as Element);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(other).not.toHaveAttribute('aria-disabled');
  release();
  await waitFor(() => expect(screen.queryByText('Flood watch')).not.toBeInTheDocument());
  expect(button('Delete')).not.toHaveAttribute('aria-disabled');
});

it.each(failures)('alerts with the fixed text after $what', async ({ reply }) => {
  servePosts(buildPost());
  server.use(http.delete('/api/posts/21', reply));
  const { answer, user } = await ask();
  await answer('Delete');
  const text = 'Failed to delete post. Please try again later.';
  expect((await screen.findByText(text)).outerHTML).toBe(`<div role="alert">${text}</div>`);
  expect(screen.getByText('Flood watch')).toBeVisible();
  await gone();
  await user.click(button('Delete'));
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
});

it.each([
  ['plain', '/api/posts', '/posts?page=2', ''],
  ['filtered', '/api/posts/filter', '/posts?page=2&query=rain', '?query=rain'],
])('shows the page before where it was the last of a %s page', async (_, call, path, before) => {
  let isGone = false;
  server.use(
    http.get(call, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const meta = { current_page: page, last_page: isGone ? 1 : 2 };
      if (page === 1) return json({ ...buildPostPage([buildPost({ title: 'Page one' })]), meta });
      return json({ ...buildPostPage(isGone ? [] : [buildPost()]), meta });
    }),
    http.delete('/api/posts/21', () => {
      isGone = true;
      return empty();
    }),
  );
  const { answer } = await ask(path);
  await answer('Delete');
  expect(await screen.findByText('Page one')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(before));
});
