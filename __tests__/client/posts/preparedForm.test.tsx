import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { becomeIdle, installIdleCallbacks } from '../../helpers/client/idle';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { buildPost, openPosts, servePosts } from './postScreen';

installIdleCallbacks();

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

/** Whether the editor's styles are on the page, which nothing else brings. */
const hasStyles = () => rules().some((rule) => rule.includes('.long-paragraph'));

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

/** Whether a form has been on the page without the editor, from now on. */
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

it('renders the form unseen while somebody reads, and opens it with its editor', async () => {
  const { user } = await readPost();
  await waitFor(() =>
    expect([callNames().includes('GET /api/announcements'), hasStyles()]).toEqual([true, true]),
  );
  expect(document.querySelector('form')).toBeNull();
  expect(callsOf('GET /api/tags')).toHaveLength(0);

  const known = new Set(rules());
  const wasEmpty = watchForEmptyForm();
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await findPage('Edit Post');
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent(
    'Rivers are rising.',
  );
  expect(wasEmpty()).toBe(false);
  expect(rules().filter((rule) => !known.has(rule))).toEqual([]);
});
