import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
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

it('changes nothing on Cancel, alerts with the fixed text after a failure, and can be tried again', async () => {
  servePosts(buildPost());
  server.use(http.delete('/api/posts/21', failure));
  const { answer, user } = await ask();
  await answer('Cancel');
  await gone();
  expect(callNames()).toEqual(['GET /api/posts']);

  await user.click(button('Delete'));
  const again = await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(within(again).getByRole('button', { name: 'Delete' }));
  const text = 'Failed to delete post. Please try again later.';
  expect((await screen.findByText(text)).outerHTML).toBe(`<div role="alert">${text}</div>`);
  expect(screen.getByText('Flood watch')).toBeVisible();
  await gone();
  await user.click(button('Delete'));
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
});

/** Grows with each change of `aria-disabled`, to which its value before belongs. */
function changesOfBusy(element: Element): MutationRecord[] {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => changes.push(...seen));
  observer.observe(element, { attributeFilter: ['aria-disabled'], attributeOldValue: true });
  return changes;
}

it('names the post, is not pressed twice, and then says so and leads to the next row', async () => {
  const other = buildPost({ id: 22, title: 'Heat' });
  servePosts(buildPost(), other);
  const deletion = hold();
  const list = hold();
  server.use(http.delete('/api/posts/21', () => deletion.held.then(() => empty())));
  const { answer, user } = await ask();
  const changes = changesOfBusy(
    screen.getAllByRole('button', { name: 'Delete', hidden: true })[0] as Element,
  );
  const pressAgain = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as Element);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  };
  const question = screen.getByRole('alertdialog', { name: QUESTION });
  expect(question).toHaveAccessibleDescription('“Flood watch”');
  await answer('Delete');
  await gone();
  await pressAgain();

  server.use(http.get('/api/posts', () => list.held.then(() => json(buildPostPage([other])))));
  deletion.release();
  await waitFor(() => expect(callsOf('GET /api/posts')).toHaveLength(2));
  await pressAgain();
  expect(screen.getAllByRole('button', { name: 'Delete' })[1]).not.toHaveAttribute('aria-disabled');
  expect(changes.map(({ oldValue }) => oldValue)).toEqual([null]);

  list.release();
  await waitFor(() => expect(screen.queryByText('Flood watch')).not.toBeInTheDocument());
  expect(button('Delete')).not.toHaveAttribute('aria-disabled');
  expect(callsOf('DELETE /api/posts/21')).toHaveLength(1);
  const notice = screen.getByText('Post deleted successfully!');
  expect(notice.outerHTML).toBe('<div role="status">Post deleted successfully!</div>');
  expect(notice.nextSibling).toHaveTextContent('“Flood watch”');
  // This server does not keep what is deleted.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Heat' })).toHaveFocus();
});

it('shows the page before where it was the last of a filtered page', async () => {
  let isGone = false;
  server.use(
    http.get('/api/posts/filter', ({ request }) => {
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
  const { answer } = await ask('/posts?page=2&query=rain');
  await answer('Delete');
  expect(await screen.findByText('Page one')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?query=rain'));
});
