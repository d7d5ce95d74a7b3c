import { act, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { makeGuards } from '../../../src/client/app/guards';
import { makeStore } from '../../../src/client/app/store';
import { paths } from '../../../src/client/shared/paths';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, findSignIn } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const session = buildSession();

describe('without a token', () => {
  it.each(['/nowhere', '/slider/3/nowhere'])('leads from %s to Login', async (path) => {
    await openApp(path);
    await findSignIn();
    expect(currentPath()).toBe('/');
    expect(callNames()).toEqual([]);
  });

  it('shows nothing of a screen on the way there', () => {
    const request = new Request('http://localhost/slider');
    const { signedIn } = makeGuards(makeStore());
    const response = signedIn({
      request,
      url: new URL(request.url),
      params: {},
      context: {},
      pattern: '',
    });
    expect(response?.headers.get('Location')).toBe(paths.Login);
  });

  it('shows the sign-in at /login too', async () => {
    await openApp('/login');
    await findSignIn();
    expect(currentPath()).toBe('/login');
  });
});

describe('with a token', () => {
  beforeEach(() => {
    server.use(http.get('/api/sliders', () => json({ data: [] })));
  });

  it.each(['/', '/login'])('leads from %s to Slider', async (path) => {
    await openApp(path, session);
    await findPage('Slider');
    await screen.findByText('No slider data found.');
    expect(currentPath()).toBe('/slider');
  });

  it('tells that there is no page, and leads back', async () => {
    const { router, user } = await openApp('/nowhere', session);
    await findPage('Page not found');
    for (const path of ['/slider/3/nowhere', '/sliders']) {
      await act(() => router.navigate(path));
      await findPage('Page not found');
      expect(currentPath()).toBe(path);
    }
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Slider' }));
    await findPage('Slider');
    await screen.findByText('No slider data found.');
  });

  it('leads to Login once the stored token is gone', async () => {
    const { user } = await openApp('/slider/create', session);
    await findPage('Create Slider');
    localStorage.clear();
    await user.click(button('Cancel'));
    await findSignIn();
    expect(currentPath()).toBe('/');
    expect(callNames()).toEqual([]);
  });
});

it('leads from a screen with a broken session to Login, and clears it', async () => {
  localStorage.setItem('auth_token', 'left over');
  await openApp('/slider');
  await findSignIn();
  expect({ ...localStorage }).toEqual({});
});
