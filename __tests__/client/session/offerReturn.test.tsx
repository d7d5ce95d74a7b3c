import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { signInElsewhere } from '../../helpers/client/otherTab';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { chooseAccount, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const session = buildSession();
const wayBack = () => screen.queryByRole('link', { name: 'Go back to where you were' });

beforeEach(() => {
  server.use(
    http.post('/api/login', () => json(session)),
    http.post('/api/logout', () => json({})),
    http.get('/api/sliders', () => json({ data: [] })),
    http.get('/api/sliders/7', () => json({ data: buildSlider(7, 11) })),
  );
});

it('leads to Slider after the sign-in and offers the page that was asked for', async () => {
  const { user } = await openApp('/slider/7?from=mail');
  await signIn(user);
  await findPage('Slider');
  expect(currentPath()).toBe('/slider');
  const told = screen.getAllByRole('status').map((status) => status.textContent);
  expect(told).toContain('You are signed in.');
  await user.click(screen.getByRole('link', { name: 'Go back to where you were' }));
  await findPage('Slider Detail');
  expect(currentPath()).toBe('/slider/7');
  expect(window.location.search).toBe('?from=mail');
  expect(wayBack()).not.toBeInTheDocument();
});

it('offers the page on which the session ended, but not a second time after a logout', async () => {
  server.use(http.get('/api/sliders/7', () => json({ message: 'Unauthenticated.' }, 401)));
  const { user } = await openApp('/slider/7', session);
  await findSignIn();
  signInElsewhere(session);
  await findPage('Slider');
  await waitFor(() => expect(wayBack()).toHaveAttribute('href', '/build/slider/7'));
  jest.spyOn(console, 'info').mockReturnValueOnce();
  await chooseAccount(user, 'Logout');
  await findSignIn();
  signInElsewhere(session);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(wayBack()).not.toBeInTheDocument();
});

it.each([
  ['a direct visit to the sign-in', '/'],
  ['a visit to the page that follows it', '/slider'],
])('offers nothing after %s', async (_, path) => {
  await openApp(path);
  await findSignIn();
  signInElsewhere(session);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(wayBack()).not.toBeInTheDocument();
});
