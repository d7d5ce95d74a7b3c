import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildPage } from '../../helpers/client/builders';
import { dropped, empty, hold, json } from '../../helpers/client/replies';
import { answer, button, focused } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { buildPost, openPosts, servePosts } from './postScreen';

it('names the post, runs once, reports success and focuses the next row', async () => {
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
