import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { importEditor } from '../../../src/client/features/posts/importEditor';
import { becomeIdle } from '../../helpers/client/idle';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { buildPost, openPosts, servePosts } from './postScreen';

async function readPost() {
  server.use(
    ...['/api/announcements', '/api/posts/categories', '/api/tags'].map((path) =>
      http.get(path, () => json({ data: [] })),
    ),
  );
  servePosts(buildPost());
  const app = await openPosts('/posts/21');
  await screen.findByRole('article');
  becomeIdle();
  return app;
}

/** Records whether the form is ever rendered without the editor, from now on. */
function watchForEmptyForm(): () => boolean {
  let wasSeen = false;
  const look = () => {
    const form = document.querySelector('form');
    if (form && !form.querySelector('[contenteditable]')) wasSeen = true;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    return wasSeen;
  };
}

it('prefetches the form and its editor while the user reads, and makes no call for it', async () => {
  const { user } = await readPost();
  // Both wait for the same module, and the page was first.
  await importEditor();
  expect(callsOf('GET /api/tags')).toHaveLength(0);
  const wasEmpty = watchForEmptyForm();
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await findPage('Edit Post');
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent(
    'Rivers are rising.',
  );
  expect(wasEmpty()).toBe(false);
});
