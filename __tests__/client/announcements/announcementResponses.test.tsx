import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

const text = () => document.body.textContent;
/** The texts of the visible alerts. */
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

describe('the list of announcements', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows an announcement of another server', async () => {
    const foreign = buildAnnouncement({ id: '3' });
    server.use(http.get('/api/announcements', () => json([null, 5, {}, foreign])));
    await openAnnouncements();
    expect(await screen.findByRole('cell', { name: RAIN })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(text()).not.toContain('undefined');
  });

  it('is empty without a word after a failure, which is logged', async () => {
    server.use(http.get('/api/announcements', () => json({ message: 'Server Error' }, 500)));
    await openAnnouncements();
    expect(await screen.findByText('No announcement data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
    expect(text()).not.toContain('undefined');
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('announcements could not be loaded', {
        status: 500,
        message: 'Server Error',
      }),
    );
  });

  it('is emptied by a later load that fails', async () => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.get('/api/sliders', () => json([])));
    const { router } = await openAnnouncements();
    await screen.findByRole('cell', { name: RAIN });
    act(() => void router.navigate('/slider'));
    await findPage('Slider');
    server.use(http.get('/api/announcements', () => json({ message: 'Server Error' }, 500)));
    act(() => void router.navigate('/announcement'));
    expect(await screen.findByText('No announcement data found.')).toBeVisible();
    expect(screen.queryByRole('cell', { name: RAIN })).not.toBeInTheDocument();
  });

  it('is empty after a response without a body', async () => {
    server.use(http.get('/api/announcements', () => empty()));
    await openAnnouncements();
    expect(await screen.findByText('No announcement data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

it.each([
  ['a failure', failure],
  ['no body', () => empty()],
])('View and Edit alert where the response is %s', async (_, reply) => {
  serveAnnouncements(buildAnnouncement());
  server.use(http.get('/api/announcements/3', reply));
  const { user } = await openAnnouncements();
  for (const [name, message] of [
    ['View', 'Failed to fetch announcement details.'],
    ['Edit', 'Failed to fetch announcement for editing.'],
  ] as const) {
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
  }
});
