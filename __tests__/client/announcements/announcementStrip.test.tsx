import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../src/client/shared/api/api';
import { passwordChanged } from '../../../src/client/shared/session/sessionSlice';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession } from '../../helpers/client/builders';
import { becomeIdle } from '../../helpers/client/idle';
import { openApp } from '../../helpers/client/renderApp';
import { json, serverHas } from '../../helpers/client/replies';
import { button, focused, gone } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { buildAnnouncement, dialog, serveAnnouncements } from './announcementScreen';

const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A warning from yesterday that nobody has confirmed. */
const storm = () =>
  buildAnnouncement({
    text: 'Storm\nStay in',
    type: 'warning',
    version: 4,
    issued_at: ago(27 * HOUR),
    renewed_at: null,
  });

const strip = () => screen.findByRole('region', { name: 'Announcement in force' });

/** Opens a screen other than the announcement's, and waits until the browser is idle. */
async function openElsewhere(user: Partial<SessionUser> = { permissions: ['announcement-edit'] }) {
  server.use(http.get('/api/sliders', () => json([])));
  const app = await openApp('/slider', buildSession(user));
  await screen.findByText('No slider data found.');
  becomeIdle();
  return app;
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => jest.restoreAllMocks());

it("loads when the browser is idle, and opens the list's dialog in place", async () => {
  serveAnnouncements(storm());
  server.use(http.get('/api/sliders', () => json([])));
  const { user } = await openApp('/slider', buildSession({ permissions: ['announcement-edit'] }));
  await screen.findByText('No slider data found.');
  expect(callNames()).toEqual(['GET /api/sliders']);
  becomeIdle();
  const shown = within(await strip());
  expect(shown.getByText('warning')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Storm' })).toHaveAttribute('href', '/build/announcement');
  expect(shown.getByText('in force for 1 d 3 h')).toBeVisible();
  await user.click(button('Change'));
  await dialog('Edit Announcement');
  expect(await screen.findByLabelText('Text')).toHaveValue('Storm\nStay in');
  expect(callNames()).toEqual([
    'GET /api/sliders',
    'GET /api/announcements',
    'GET /api/announcements/3',
  ]);
  await user.keyboard('{Escape}');
  await gone();
  await focused(() => button('Change'));
});

it('names the first areas after the type', async () => {
  serveAnnouncements({ ...storm(), areas: ['MM-14', 'MM-16', 'MM-15', 'MM-05'] });
  await openElsewhere();
  expect(within(await strip()).getByText('Chin, Rakhine and 2 more')).toBeInTheDocument();
});

it('offers the all clear as an unsent text', async () => {
  serveAnnouncements(storm());
  const { user } = await openElsewhere();
  await user.click(await screen.findByRole('button', { name: 'All clear' }));
  await dialog('Edit Announcement');
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('pleasant'));
  expect(screen.getByLabelText('Text')).toHaveValue(
    'အန္တရာယ် ကင်းရှင်းသွားပါပြီ။ ယခင် ထုတ်ပြန်ထားသော ကြေညာချက်ကို ရုပ်သိမ်းလိုက်ပါသည်။\n\n' +
      'All clear: the notice given before no longer applies.',
  );
  await user.click(button('Cancel'));
  expect(await screen.findByText('Kept as a draft')).toBeVisible();
});

it('refreshes when the tab becomes visible, and keeps its content if that fails', async () => {
  serveAnnouncements(storm());
  await openElsewhere({});
  const [share, ...others] = within(await strip()).getAllByRole('button');
  expect(share).toHaveAccessibleName('Share announcement');
  expect(others).toEqual([]);
  serveAnnouncements({ ...storm(), text: 'Flood', issued_at: ago(HOUR) });
  comeBack();
  expect(await screen.findByRole('link', { name: 'Flood' })).toBeVisible();
  const [first, second] = callsOf('GET /api/announcements').map(({ url }) => new URL(url).search);
  expect([first, second]).toEqual(['', '']);

  jest.spyOn(console, 'error').mockReturnValue();
  server.use(http.get('/api/announcements', () => json({}, 500)));
  comeBack();
  expect(await screen.findByText(/^in force for 1 h 0 min · as of \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Flood' })).toBeVisible();
});

it('is current again once a refresh succeeds after a failed load', async () => {
  serveAnnouncements(storm());
  const { store } = await openElsewhere({});
  await strip();
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(http.get('/api/announcements', () => json({}, 500)));
  act(() => void store.dispatch(api.util.invalidateTags(['Announcement'])));
  expect(await screen.findByText(/as of/)).toBeVisible();
  serveAnnouncements({ ...storm(), text: 'Flood' });
  comeBack();
  expect(await screen.findByRole('link', { name: 'Flood' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/as of/)).not.toBeInTheDocument());
});

it.each([
  ['asks every minute if that does not extend the session', ['refresh'], true],
  ['does not keep the session of another server alive', [], false],
] as const)('%s', async (_, capabilities, isAsked) => {
  const others = [
    'setTimeout',
    'clearTimeout',
    'queueMicrotask',
    'setImmediate',
    'nextTick',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...others, 'Date', 'performance'] });
  try {
    serverHas(...capabilities);
    serveAnnouncements(buildAnnouncement({ text: 'Rain' }));
    const { store } = await openElsewhere({});
    await strip();
    act(() => jest.advanceTimersByTime(60_000));
    const loads = Object.values(store.getState().api.queries);
    expect(loads.some((load) => load?.status === QueryStatus.pending)).toBe(isAsked);
  } finally {
    jest.useRealTimers();
  }
});

it('shows only type and first line for a server without times, and reports if nothing is in force', async () => {
  serveAnnouncements(buildAnnouncement({ text: 'Rain' }));
  await openElsewhere();
  const shown = within(await strip());
  expect(shown.getByText('be careful')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Rain' })).toBeVisible();
  expect(shown.queryByText(/in force for/)).not.toBeInTheDocument();
  serveAnnouncements(buildAnnouncement({ text: ' ' }));
  comeBack();
  expect(await screen.findByText('No announcement in force')).toBeVisible();
  expect(callsOf('GET /api/announcements').map(({ url }) => new URL(url).search)).toEqual(['', '']);
});

it('shares the announcement in place', async () => {
  serveAnnouncements(buildAnnouncement({ text: 'Rain' }));
  jest.spyOn(console, 'error').mockReturnValue();
  const { user } = await openElsewhere({});
  await strip();
  await user.click(button('Share announcement'));
  await dialog('Share announcement');
  await user.keyboard('{Escape}');
  await gone();
  await focused(() => button('Share announcement'));
});

it('offers the all clear while a warning is in force, without asking whether it still holds', async () => {
  serverHas('renewal');
  serveAnnouncements({ ...storm(), issued_at: ago(HOUR) });
  const { user } = await openElsewhere();
  await user.click(await screen.findByRole('button', { name: 'All clear' }));
  await dialog('Edit Announcement');
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('pleasant'));
  expect(screen.queryByRole('button', { name: 'Still in force' })).not.toBeInTheDocument();
});

it('asks again after a first load that failed, and shows nothing until then', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(http.get('/api/announcements', () => json({}, 500)));
  await openElsewhere({});
  await waitFor(() => expect(callsOf('GET /api/announcements')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Announcement in force' })).not.toBeInTheDocument();
  serveAnnouncements(storm());
  comeBack();
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible();
});

it('waits for a password of the user, and loads as soon as there is one', async () => {
  serveAnnouncements(storm());
  const { store } = await openApp('/profile', buildSession({ must_change_password: true }));
  await screen.findByLabelText('New Password');
  becomeIdle();
  expect(callNames()).not.toContain('GET /api/announcements');
  act(() => void store.dispatch(passwordChanged()));
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible();
});
