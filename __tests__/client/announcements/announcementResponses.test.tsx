import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { failure, nothing } from '../../helpers/client/failures';
import { empty, json, page } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';
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

  it('reads one page of them like all', async () => {
    const body = { data: [buildAnnouncement()], meta: { current_page: '1' }, links: {} };
    server.use(http.get('/api/announcements', () => json(body)));
    await openAnnouncements();
    expect(await screen.findByRole('cell', { name: RAIN })).toBeVisible();
  });

  it.each([{ what: 'a failure', reply: failure }, ...nothing])(
    'stays empty after $what',
    async ({ reply }) => {
      server.use(http.get('/api/announcements', reply));
      await openAnnouncements();
      expect(await screen.findByText('No announcement data found.')).toBeVisible();
      expect(alerts()).toEqual([]);
      expect(text()).not.toContain('undefined');
    },
  );

  it('logs why it could not be loaded', async () => {
    server.use(http.get('/api/announcements', () => json({ message: 'Server Error' }, 500)));
    await openAnnouncements();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('announcements could not be loaded', {
        status: 500,
        message: 'Server Error',
      }),
    );
  });
});

describe('the dialogs', () => {
  it.each([{ what: 'a failure', reply: failure }, ...nothing])(
    'alert where an announcement is $what',
    async ({ reply }) => {
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
    },
  );

  it.each([
    ['a message and errors', failure],
    ['a page of HTML', () => page()],
  ])('keep the new announcement after %s', async (_, reply) => {
    serveAnnouncements();
    server.use(http.post('/api/announcements', reply));
    const { user } = await openAnnouncements();
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    await user.type(await screen.findByLabelText('Text'), 'Storm');
    await user.selectOptions(screen.getByLabelText('Type'), 'warning');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Failed to create announcement.')).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('Storm');
    expect(callNames().filter((name) => name.startsWith('POST'))).toHaveLength(1);
  });

  it('keep the changed announcement after a failure', async () => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.put('/api/announcements/3', failure));
    const { user } = await openAnnouncements();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to update announcement.')).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue(RAIN);
  });

  it('accept a save without a body as a success', async () => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.put('/api/announcements/3', () => empty()));
    const { user } = await openAnnouncements();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Announcement updated successfully!')).toBeVisible();
  });
});
