import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';
import { buildAnnouncement, openAnnouncements, serveAnnouncements } from './announcementScreen';

const sun = buildAnnouncement({ id: 1, text: 'Sun', type: 'pleasant' });
const storm = buildAnnouncement({ id: 2, text: 'Storm', type: 'warning' });

/** Holds the responses for each announcement until the test releases them. */
function holdEach() {
  const held = { 1: hold(), 2: hold() };
  const serve = (announcement: typeof sun, status = 200) =>
    http.get(`/api/announcements/${announcement.id}`, async () => {
      await held[announcement.id as 1 | 2].held;
      return json({ data: announcement }, status);
    });
  return { serve, release: (id: 1 | 2) => held[id].release() };
}

async function openTwo() {
  serveAnnouncements(sun, storm);
  const app = await openAnnouncements();
  await screen.findByText('Storm');
  const button = (row: RegExp, name: string) =>
    within(screen.getByRole('row', { name: row })).getByRole('button', { name });
  return { ...app, button };
}

it('keeps the pressed button busy and its focus while the announcement is being fetched', async () => {
  const { user, button } = await openTwo();
  const { serve, release } = holdEach();
  server.use(serve(sun));
  await user.click(button(/Sun/, 'View'));
  expect(button(/Sun/, 'View')).toHaveAttribute('aria-disabled', 'true');
  expect(button(/Sun/, 'View')).toHaveFocus();
  expect(button(/Sun/, 'Edit')).not.toHaveAttribute('aria-disabled');
  expect(button(/Storm/, 'View')).not.toHaveAttribute('aria-disabled');
  await user.click(button(/Sun/, 'View'));
  release(1);
  expect(await screen.findByRole('dialog', { name: 'Announcement Detail' })).toBeVisible();
  expect(callNames().filter((name) => name === 'GET /api/announcements/1')).toHaveLength(1);
});

it('opens the dialog of the latest press, whichever response arrives first', async () => {
  const { user, button } = await openTwo();
  const { serve, release } = holdEach();
  server.use(serve(sun), serve(storm));
  await user.click(button(/Sun/, 'View'));
  await user.click(button(/Storm/, 'Edit'));
  expect(button(/Sun/, 'View')).not.toHaveAttribute('aria-disabled');
  release(1);
  await waitFor(() => expect(callNames()).toContain('GET /api/announcements/2'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release(2);
  expect(await screen.findByRole('dialog', { name: 'Edit Announcement' })).toBeVisible();
  expect(await screen.findByLabelText('Text')).toHaveValue('Storm');
});

it('keeps the open dialog when the response to an earlier press arrives late', async () => {
  const { user, button, store } = await openTwo();
  const { serve, release } = holdEach();
  server.use(serve(sun));
  await user.click(button(/Sun/, 'Edit'));
  await user.click(button(/Storm/, 'View'));
  const detail = await screen.findByRole('dialog', { name: 'Announcement Detail' });
  release(1);
  await waitFor(() => expect(answersOf(store.getState())).toBe(2));
  expect(within(detail).getByText('Storm')).toBeVisible();
  expect(screen.queryByText('Edit Announcement')).not.toBeInTheDocument();
});

it('does not show the failure of an earlier press', async () => {
  const { user, button, store } = await openTwo();
  const { serve, release } = holdEach();
  server.use(serve(sun, 500));
  await user.click(button(/Sun/, 'View'));
  await user.click(button(/Storm/, 'View'));
  await screen.findByRole('dialog', { name: 'Announcement Detail' });
  release(1);
  await waitFor(() => expect(answersOf(store.getState())).toBe(2));
  expect(store.getState().notices.alert).toBeNull();
});

it('opens nothing once the user has left the page', async () => {
  const { user, button, router, store } = await openTwo();
  const { serve, release } = holdEach();
  server.use(
    serve(sun),
    http.get('/api/sliders', () => json([])),
  );
  await user.click(button(/Sun/, 'View'));
  await act(() => router.navigate('/slider'));
  await screen.findByText('No slider data found.');
  release(1);
  await waitFor(() => expect(answersOf(store.getState())).toBe(1));
  expect(store.getState().announcementDialog).toEqual({ status: 'closed', asked: null });
});

/** The number of fetched announcements with a response. */
function answersOf({ api }: { api: { queries: Record<string, { status: string } | undefined> } }) {
  return Object.entries(api.queries).filter(
    ([key, query]) => key.startsWith('getAnnouncement(') && query?.status !== 'pending',
  ).length;
}
