import { act, screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage, findSignIn } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

/** Each route, the title of its page, and the link of the sidebar that it lies under. */
const SCREENS: [string, string, string | undefined][] = [
  ['/slider', 'Slider', 'Slider'],
  ['/slider/create', 'Create Slider', 'Slider'],
  ['/slider/3', 'Slider Detail', 'Slider'],
  ['/slider/3/edit', 'Edit Slider', 'Slider'],
  ['/announcement', 'Announcement', 'Announcement'],
  ['/announcement/templates', 'Templates', 'Announcement'],
  ['/announcement/feeds', 'Feeds and sharing', 'Announcement'],
  ['/role', 'Roles', 'Role'],
  ['/role/create', 'Create Role', 'Role'],
  ['/role/3', 'Role Detail', 'Role'],
  ['/role/3/edit', 'Edit Role', 'Role'],
  ['/category', 'Categories', 'Category'],
  ['/category/3', 'Categories', 'Category'],
  ['/posts', 'Posts', 'Posts'],
  ['/posts/create', 'Create Post', 'Posts'],
  ['/posts/3', 'Post Detail', 'Posts'],
  ['/posts/3/edit', 'Edit Post', 'Posts'],
  ['/users', 'Users', 'Users'],
  ['/users/create', 'Create User', 'Users'],
  ['/users/3', 'User Detail', 'Users'],
  ['/users/3/edit', 'Edit User', 'Users'],
  ['/profile', 'Profile', undefined],
];

// Some lists log that they could not be loaded, and no more.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('leads from every screen to Login without a token, and makes no call', async () => {
  const { router } = await openApp('/login');
  const reached: [string, string][] = [];
  for (const [path] of SCREENS) {
    await act(() => router.navigate('/login'));
    await act(() => router.navigate(path));
    reached.push([path, currentPath()]);
  }
  expect(reached).toEqual(SCREENS.map(([path]) => [path, '/']));
  await findSignIn();
  expect(callNames()).toEqual([]);
});

it('opens every screen with a token, though the server knows nothing', async () => {
  server.use(http.get('/api/*', () => json({ message: 'Not found.' }, 404)));
  const { router } = await openApp('/nowhere', buildSession());
  const currentLinks = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  for (const [path, title, link] of SCREENS) {
    await act(() => router.navigate(path));
    await findPage(title);
    expect([currentPath(), document.title, currentLinks()]).toEqual([
      path,
      `${title} · Disaster Info`,
      link ? [link] : [],
    ]);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).not.toBeEmptyDOMElement();
    expect(document.body).not.toHaveTextContent('undefined');
  }
});
