import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { makeGuards } from '../../../src/client/app/guards';
import { makeStore } from '../../../src/client/app/store';
import { paths } from '../../../src/client/shared/pages/paths';
import { ended } from '../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp, startApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, findSignIn, focused } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

/** Each route with its title, its breadcrumb and its current link in the sidebar. */
const SCREENS: [string, string, string, string?][] = [
  ['/slider', 'Slider', 'Slider>Slider List', 'Slider'],
  ['/slider/create', 'Create Slider', 'Slider>Create Slider', 'Slider'],
  ['/slider/3', 'Slider Detail', 'Slider>Slider Detail', 'Slider'],
  ['/slider/3/edit', 'Edit Slider', 'Slider>Edit Slider', 'Slider'],
  ['/announcement', 'Announcement', 'Announcement>Announcement List', 'Announcement'],
  ['/announcement/templates', 'Templates', 'Announcement>Templates', 'Announcement'],
  ['/announcement/feeds', 'Feeds', 'Announcement>Feeds', 'Announcement'],
  ['/role', 'Roles', 'Role>Role List', 'Role'],
  ['/role/create', 'Create Role', 'Role>Create Role', 'Role'],
  ['/role/3', 'Role Detail', 'Role>Role Detail', 'Role'],
  ['/role/3/edit', 'Edit Role', 'Role>Edit Role', 'Role'],
  ['/category', 'Categories', 'Category>Parent Category List', 'Category'],
  ['/category/3', 'Categories', 'Category>Parent Category List>Child Category List', 'Category'],
  ['/posts', 'Posts', 'Post>Post List', 'Posts'],
  ['/posts/create', 'Create Post', 'Post>Create Post', 'Posts'],
  ['/posts/3', 'Post Detail', 'Post>Post Detail', 'Posts'],
  ['/posts/3/edit', 'Edit Post', 'Post>Edit Post', 'Posts'],
  ['/users', 'Users', 'User>User List', 'Users'],
  ['/users/create', 'Create User', 'User>Create User', 'Users'],
  ['/users/3', 'User Detail', 'User>User Detail', 'Users'],
  ['/users/3/edit', 'Edit User', 'User>Edit User', 'Users'],
  ['/profile', 'Profile', 'Profile'],
  ['/activity', 'Activity', 'Activity'],
  ['/nowhere', 'Page not found', ''],
  ['/sliders', 'Page not found', ''],
  ['/slider/3/nowhere', 'Page not found', '', 'Slider'],
];

// Renders everything twice and runs each effect twice, as `main.tsx` does in development.
configure({ reactStrictMode: true });

// Some lists log that they could not be loaded.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('requests no data for a page whose session ends while its code loads', async () => {
  const { router, store } = await startApp('/slider', buildSession());
  store.dispatch(ended());
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(callNames()).toEqual([]);
});

it('redirects every screen to Login without a token, and makes no call', async () => {
  const { router } = await openApp('/login');
  await findSignIn();
  expect(document.title).toBe('Login · Disaster Info');
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

it('shows nothing of a screen before the redirect', () => {
  const request = new Request('http://localhost/slider');
  const { signedIn } = makeGuards(makeStore());
  const args = { request, url: new URL(request.url), params: {}, context: {}, pattern: '' };
  expect(signedIn(args)?.headers.get('Location')).toBe(paths.Login);
});

it.each(['', '?from=mail'])(
  'adds the missing slash of the base path before "%s"',
  async (search) => {
    const { router } = await startApp(search);
    expect(router.state.location.pathname + router.state.location.search).toBe(`/build/${search}`);
    expect(window.location.pathname).toBe('/build/');
  },
);

it('redirects to Login once the stored token is gone', async () => {
  const { user } = await openApp('/slider/create', buildSession());
  await findPage('Create Slider');
  localStorage.clear();
  await user.click(button('Cancel'));
  await findSignIn();
  expect(currentPath()).toBe('/');
  expect(callNames()).toEqual([]);
});

it('names every screen in its heading, the window title, the breadcrumb and the sidebar, even without data', async () => {
  server.use(http.get('/api/*', () => json({ message: 'Not found.' }, 404)));
  const { router } = await openApp('/', buildSession());
  await findPage('Slider');
  await act(() => router.navigate('/login'));
  expect(currentPath()).toBe('/slider');
  const currentLinks = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  for (const [path, title, way, link] of SCREENS) {
    await act(() => router.navigate(path));
    const heading = await findPage(title);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent;
    expect([currentPath(), document.title, crumbs, currentLinks()]).toEqual([
      path,
      `${title} · Disaster Info`,
      way,
      link ? [link] : [],
    ]);
    await focused(() => heading);
    expect(document.body).not.toHaveTextContent('undefined');
  }
});
