import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { signInElsewhere, signOutElsewhere, tellOf } from '../../helpers/client/otherTab';
import { cachedAnswers } from '../../helpers/client/probe';
import { currentPath, openApp, startApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

const session = buildSession();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => server.use(http.get('/api/sliders', () => json({ data: [] }))));

it('leads to the sign-in when another tab signs out', async () => {
  const { store } = await openApp('/slider', session);
  await heading('Slider');
  await screen.findByText('No slider data found.');
  signOutElsewhere();
  await screen.findByLabelText('E-mail');
  expect(currentPath()).toBe('/login');
  expect(cachedAnswers(store)).toEqual({});
});

it('leads to Slider when another tab signs in', async () => {
  await openApp('/login');
  await screen.findByLabelText('E-mail');
  signInElsewhere(session);
  await heading('Slider');
  expect(await screen.findByText('Daw Khin Khin')).toBeVisible();
  await screen.findByText('No slider data found.');
  expect(currentPath()).toBe('/slider');
});

it('shows the name that another tab has refreshed', async () => {
  await openApp('/slider', session);
  await screen.findByText('No slider data found.');
  localStorage.setItem('auth_user', JSON.stringify(buildUser({ name: 'Ko Aung' })));
  tellOf('auth_user');
  expect(screen.getByText('Ko Aung')).toBeVisible();
});

it('signs out when another tab clears everything', async () => {
  const { store } = await startApp('/slider', session);
  localStorage.clear();
  tellOf(null);
  expect(store.getState().session.status).toBe('expired');
});

it('does not treat a token whose user is still to follow as a broken session', async () => {
  const { store } = await startApp('/');
  localStorage.setItem('auth_token', session.token);
  tellOf('auth_token');
  expect(localStorage.getItem('auth_token')).toBe(session.token);
  localStorage.setItem('auth_user', JSON.stringify(session.user));
  tellOf('auth_user');
  expect(store.getState().session).toMatchObject({ status: 'signedIn', ...session });
});

it('is not moved by keys of others', async () => {
  const { store } = await startApp('/slider', session);
  localStorage.clear();
  tellOf('theme');
  expect(store.getState().session.status).toBe('signedIn');
});
