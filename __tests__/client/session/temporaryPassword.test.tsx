import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { currentPath, openApp, startApp } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { button, chooseAccount, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const NOTE = 'Choose a password of your own before you go on.';
const session = buildSession({ must_change_password: true });

const storedUser = () => JSON.parse(localStorage.getItem(AUTH_USER_KEY) ?? 'null') as unknown;

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/login', () => json(session)),
    http.post('/api/logout', () => empty()),
    http.post('/api/change-password', () => empty()),
  );
});

afterEach(() => jest.restoreAllMocks());

it('redirects from the sign-in and every screen to Profile without a call, and allows Logout', async () => {
  const { router, user } = await openApp('/slider/7');
  await signIn(user);
  await findPage('Change Password');
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Slider' })).not.toBeInTheDocument();
  expect(screen.queryByText('Go back to where you were')).not.toBeInTheDocument();
  for (const path of ['/slider', '/users/3', '/nowhere', '/login', '/profile?tab=2']) {
    await act(() => router.navigate(path));
    expect([path, currentPath()]).toEqual([path, '/profile']);
  }
  expect(callNames()).toEqual(['POST /api/login']);
  await chooseAccount(user, 'Logout');
  await findSignIn();
  expect({ ...localStorage }).toEqual({});
});

it('ends once the password has been changed, and offers the page that was wanted', async () => {
  const { user } = await openApp('/slider/create');
  await signIn(user);
  await findPage('Change Password');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await user.click(screen.getByLabelText(label));
    await user.paste('မိုးလေ-2026');
  }
  await user.click(button('Change Password'));
  await findPage('Slider');
  expect(screen.getByText('Password changed successfully!')).toBeVisible();
  await waitFor(() => expect(storedUser()).toEqual(buildUser()));
  await screen.findByText('No slider data found.');
  await user.click(await screen.findByRole('link', { name: 'Go back to where you were' }));
  await findPage('Create Slider');
});

it.each([false, null, 'true'])('is not read from %j', async (flag) => {
  localStorage.setItem('auth_token', session.token);
  const user = { ...buildUser(), must_change_password: flag };
  localStorage.setItem(AUTH_USER_KEY, JSON.stringify(user));
  const { router } = await startApp('/slider');
  await act(() => router.navigate('/users'));
  expect(currentPath()).toBe('/users');
});
