import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { dropped, json } from '../../helpers/client/replies';
import { button } from '../../helpers/client/screens';
import { buildPost, buildPostPage, openPosts } from './postScreen';

const KEPT = { 'X-Restorable-Until': '2026-12-22T00:00:00.000Z' };

/** A list with one post, whose deletion `restore` undoes. */
async function openList(restore: () => Response = () => json({ data: buildPost() })) {
  let isDeleted = false;
  server.use(
    http.get('/api/posts', () => json(buildPostPage(isDeleted ? [] : [buildPost()]))),
    http.delete('/api/posts/21', () => {
      isDeleted = true;
      return new Response(null, { status: 204, headers: KEPT });
    }),
    http.post('/api/posts/21/restore', () => {
      const response = restore();
      isDeleted = !response.ok;
      return response;
    }),
  );
  const { user } = await openPosts();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No post data found.');
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { remove, press };
}

const says = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const alert = () => screen.findByRole('alert');
const keys = () =>
  callsOf('POST /api/posts/21/restore').map(({ headers }) => headers.get('Idempotency-Key'));

it('brings the post back, which can then be deleted and brought back again', async () => {
  const { remove, press } = await openList();
  await remove();
  await says('Post deleted successfully!');
  await press('Undo');
  expect(await screen.findByText('Flood watch')).toBeVisible();
  await says('Post restored.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await callOf('POST /api/posts/21/restore').text()).toBe('');
  expect(callNames().slice(-2)).toEqual(['POST /api/posts/21/restore', 'GET /api/posts']);

  expect(button('Delete')).not.toHaveAttribute('aria-disabled');
  await remove();
  await press('Undo');
  expect(await screen.findByText('Flood watch')).toBeVisible();
  expect(new Set(keys()).size).toBe(2);
});

it('says why it failed, and tries again under the same key', async () => {
  const replies = [dropped, () => json({ message: 'The store is away.' }, 503)];
  const { remove, press } = await openList(
    () => replies.shift()?.() ?? json({ data: buildPost() }),
  );
  await remove();
  await press('Undo');
  expect(await alert()).toHaveTextContent('Failed to restore post.');
  await press('Try again');
  await waitFor(async () => expect(await alert()).toHaveTextContent('The store is away.'));
  expect(screen.queryByText('Flood watch')).not.toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('Flood watch')).toBeVisible();
  await says('Post restored.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
});

it('offers no further attempt where the post is no longer kept', async () => {
  const { remove, press } = await openList(() => json({ message: 'Not found.' }, 404));
  await remove();
  await press('Undo');
  expect(await alert()).toHaveTextContent('It is no longer kept, and cannot be restored.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
