import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

/** Failures that any call can meet, each with what a server that is not ours may send. */
const failures: [string, () => Response][] = [
  ['an HTML page', () => page()],
  ['a dropped connection', () => dropped()],
  ['broken JSON', () => garbled()],
  ['403', () => json({ message: 'This action is unauthorized.' }, 403)],
  ['404', () => json({ message: 'Not found.' }, 404)],
  ['409', () => json({ message: 'Conflict.' }, 409)],
  ['413', () => page(413)],
  ['422 with errors', () => json({ message: 'Odd.', errors: { text: ['Odd text.'] } }, 422)],
  ['422 without errors', () => json({ message: 'Odd.' }, 422)],
  ['422 with odd errors', () => json({ message: null, errors: [null, 5] }, 422)],
  ['429', () => json({ message: 'Too many requests.' }, 429)],
  ['500', () => json({ message: 'Server Error' }, 500)],
  ['502 as a page', () => page(502)],
];

const nothing: [string, () => Response][] = [
  ['nothing', () => empty()],
  ['null', () => json(null)],
  ['null under data', () => json({ data: null })],
  ['an odd thing', () => json({ data: 'rain' })],
];

const text = () => document.body.textContent;
/** What the alerts on show say. */
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

describe('the list', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, unknown]>([
    ['a bare array', [buildAnnouncement()]],
    ['an array under data', { data: [buildAnnouncement()] }],
    ['a page', { data: [buildAnnouncement()], meta: { current_page: '1' }, links: {} }],
    ['ids as texts', [buildAnnouncement({ id: '3' })]],
    ['things that are none beside it', [null, 5, {}, buildAnnouncement()]],
  ])('reads %s', async (_, body) => {
    server.use(http.get('/api/announcements', () => json(body)));
    await openAnnouncements();
    expect(await screen.findByRole('cell', { name: RAIN })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, ...nothing])('stays empty after %s', async (_, reply) => {
    server.use(http.get('/api/announcements', reply));
    await openAnnouncements();
    expect(await screen.findByText('No announcement data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
    expect(text()).not.toContain('undefined');
  });

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
  it.each([...failures, ...nothing])('alert where an announcement is %s', async (_, reply) => {
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

  it.each(failures)('keep the new announcement after %s', async (_, reply) => {
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

  it.each(failures)('keep the changed announcement after %s', async (_, reply) => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.put('/api/announcements/3', reply));
    const { user } = await openAnnouncements();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to update announcement.')).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue(RAIN);
  });

  it.each(nothing)('take %s for a success', async (_, reply) => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.put('/api/announcements/3', reply));
    const { user } = await openAnnouncements();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Announcement updated successfully!')).toBeVisible();
  });
});
