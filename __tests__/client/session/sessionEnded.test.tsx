import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { signInElsewhere, signOutElsewhere } from '../../helpers/client/otherTab';
import { cachedAnswers, makeCaller } from '../../helpers/client/probe';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';
import { open } from '../app/leavingScreen';
import { findOffer } from '../shared/form/drafts/draftForm';

const ENDED = 'Your session has ended.';
const KEPT = `${ENDED} What you wrote is kept on this device.`;
const same = buildSession({ id: 7, slug: 'admin' });
const unauthenticated = () => json({ message: 'Unauthenticated.' }, 401);
const returnOffer = () => screen.queryByRole('link', { name: 'Go back to where you were' });
const findWayBack = () => screen.findByRole('link', { name: 'Go back to where you were' });

async function changeAnnouncement() {
  const app = await open('/announcement');
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.click(await screen.findByLabelText('Text'));
  await app.user.paste('!');
  return app;
}

it('explains why, and offers the dialog of the draft until it is used', async () => {
  const { user } = await changeAnnouncement();
  server.use(http.put('/api/announcements/6', unauthenticated));
  await user.click(button('Update'));
  expect(await screen.findByText(KEPT)).toHaveAttribute('role', 'status');
  signInElsewhere(same);
  await findPage('Slider');
  expect(currentPath()).toBe('/slider');
  await user.click(await findWayBack());
  await screen.findByRole('dialog');
  expect(await findOffer()).toBeVisible();
  expect(currentPath()).toBe('/announcement');
  expect(returnOffer()).not.toBeInTheDocument();
});

it('mentions a draft only if there is one, and its offer can be dismissed', async () => {
  const { user } = await open('/announcement');
  await screen.findByRole('button', { name: 'Edit' });
  signOutElsewhere();
  expect(await screen.findByText(ENDED)).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  signInElsewhere(same);
  await findWayBack();
  await user.click(button('Close'));
  expect(returnOffer()).not.toBeInTheDocument();
});

it('leads to Slider after the sign-in and offers the page that was asked for', async () => {
  server.use(
    http.post('/api/login', () => json(same)),
    http.get('/api/sliders', () => json({ data: [] })),
    http.get('/api/sliders/7', () => json({ data: buildSlider(7, 11) })),
  );
  const { user } = await openApp('/slider/7?from=mail');
  await signIn(user);
  await findPage('Slider');
  expect(currentPath()).toBe('/slider');
  const told = screen.getAllByRole('status').map((status) => status.textContent);
  expect(told).toContain('You are signed in.');
  await user.click(await findWayBack());
  await findPage('Slider Detail');
  expect(currentPath()).toBe('/slider/7');
  expect(window.location.search).toBe('?from=mail');
});

it('responds to several simultaneous 401s with one redirect to the sign-in, without a loop', async () => {
  server.use(http.get('/api/sliders', () => json({ data: [] })));
  const { router, store } = await openApp('/slider', buildSession());
  await screen.findByText('No slider data found.');
  server.use(http.all('/api/*', unauthenticated));
  const visited = new Map<string, string>();
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visited.set(location.key, location.pathname);
  });
  const { get, send } = makeCaller(undefined, store);
  await act(() =>
    Promise.all([get('/a'), get('/b'), get('/c'), send({ url: '/d' }), send({ url: '/e' })]),
  );
  await findSignIn();
  await waitFor(() => expect(cachedAnswers(store)).toEqual({}));
  expect([...visited.values()]).toEqual(['/build/login']);
  expect({ ...localStorage }).toEqual({});
  expect(callNames()).toEqual([
    'GET /api/sliders',
    ...['GET /api/a', 'GET /api/b', 'GET /api/c', 'POST /api/d', 'POST /api/e'],
  ]);
});
