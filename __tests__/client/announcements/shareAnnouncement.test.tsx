import { render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { noticePicture } from '../../../src/client/features/announcements/share/noticePicture';
import { SIGNS } from '../../../src/client/shared/ui/icons';
import { TypeBadge } from '../../../src/client/features/announcements/TypeBadge';
import { json } from '../../helpers/client/replies';
import { button, focused } from '../../helpers/client/screens';
import { callNames, callOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  dialog,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

beforeEach(() => {
  // jsdom has no canvas.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

type User = Parameters<typeof openAnnouncements>[0];

async function openShare(over: Record<string, unknown> = {}, as?: User) {
  serveAnnouncements(buildAnnouncement(over));
  const { user } = await openAnnouncements(as);
  await user.click((await screen.findAllByRole('button', { name: 'View' }))[0] as HTMLElement);
  const detail = within(await dialog('Announcement Detail'));
  await user.click(detail.getByRole('button', { name: 'Share' }));
  return { user, shared: within(await dialog('Share announcement')) };
}

it('copies the text to share, and the SMS in the chosen number of messages', async () => {
  const text = `${'Stay at home today. '.repeat(20)}Call 1880.`;
  const { user, shared } = await openShare({ text, type: 'warning' });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(shared.getByRole('tab', { name: 'Messenger' }));
  await user.click(shared.getByRole('button', { name: 'Copy: Text to share' }));
  expect(await shared.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenLastCalledWith(`WARNING\n\n${text}`);
  // jsdom has no share sheet.
  expect(shared.queryByRole('button', { name: 'Share text' })).not.toBeInTheDocument();

  // The arrow keys move between tabs.
  shared.getByRole('tab', { name: 'Messenger' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const sms = within(shared.getByRole('tabpanel', { name: 'SMS' }));
  expect(sms.getByText('By SMS: 3 messages')).toBeVisible();
  expect(sms.getByText('End of message 3')).toBeVisible();
  expect(sms.queryByRole('button', { name: '3 messages' })).not.toBeInTheDocument();
  await user.click(sms.getByRole('button', { name: '1 message' }));
  expect(sms.getByText('By SMS: 1 message')).toBeVisible();
  expect(sms.queryByText('End of message 2')).not.toBeInTheDocument();
  expect(sms.getByText(/^Left out: Stay at home today\..*Call 1880\.$/)).toBeVisible();
  await user.click(sms.getByRole('button', { name: 'Copy: SMS text' }));
  expect(write).toHaveBeenLastCalledWith(`WARNING\n\n${'Stay at home today. '.repeat(7).trim()}`);
});

it('offers the Burmese part alone before it cuts anything, and cuts only that', async () => {
  const burmese = 'မိုးကြီးနိုင်ပါသည်။'.repeat(6);
  const { user, shared } = await openShare({ text: `${burmese}\n\nStay in.`, type: 'warning' });
  await user.click(shared.getByRole('tab', { name: 'SMS' }));
  const sms = within(shared.getByRole('tabpanel', { name: 'SMS' }));
  expect(sms.getByText(/^သတိပေးချက် \/ WARNING/)).toBeVisible();
  const group = within(sms.getByRole('group', { name: 'Shorten' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Whole text', 'Burmese only', '1 message'],
  ]);
  await user.click(sms.getByRole('button', { name: 'Burmese only' }));
  expect(sms.queryByText(/WARNING|Stay in/)).not.toBeInTheDocument();
  await user.click(sms.getByRole('button', { name: '1 message' }));
  expect(sms.getByText(/^Left out: မိုးကြီးနိုင်ပါသည်။/)).toBeVisible();
});

it('shows the alternative text only if the browser refuses to copy it', async () => {
  const { user, shared } = await openShare();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(shared.getByRole('button', { name: 'Copy: Alternative text' }));
  await waitFor(() => expect(String(getSelection())).toContain(RAIN));
});

it('reports that a picture cannot be drawn, and tries again', async () => {
  const { user, shared } = await openShare();
  expect(await shared.findByText('The picture could not be drawn.')).toBeVisible();
  await user.click(shared.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  expect(shared.getByText('The picture could not be drawn.')).toBeVisible();
  await focused(() => shared.getByRole('button', { name: 'Try again' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Share announcement' })).not.toBeInTheDocument(),
  );
  await dialog('Announcement Detail');
  await focused(() => button('Share'));
});

const old = { type: 'warning', version: 4, issued_at: ago(27), renewed_at: null };

it('asks first whether an older warning is still in force', async () => {
  const { user, shared } = await openShare(old);
  expect(
    shared.getByText('Nobody has confirmed this announcement for 1 d 3 h. Does it still hold?'),
  ).toBeVisible();
  expect(shared.queryByRole('tab')).not.toBeInTheDocument();
  server.use(
    http.post('/api/announcements/3/renewal', () => {
      serveAnnouncements(buildAnnouncement({ ...old, renewed_at: ago(0) }));
      return json({ data: buildAnnouncement(old) });
    }),
  );
  await user.click(shared.getByRole('button', { name: 'Still in force' }));
  expect(await shared.findByRole('tab', { name: 'SMS' })).toBeVisible();
  expect(callOf('POST /api/announcements/3/renewal').headers.get('If-Match')).toBe('"4"');
  expect(shared.queryByRole('button', { name: 'All clear' })).not.toBeInTheDocument();
});

it('leads from an older warning to the all clear', async () => {
  const { user, shared } = await openShare(old);
  await user.click(shared.getByRole('button', { name: 'All clear' }));
  await dialog('Edit Announcement');
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('pleasant'));
  expect(callNames()).not.toContain('POST /api/announcements/3/renewal');
});

it('advises users who may not confirm it to ask someone', async () => {
  const { shared } = await openShare(old, { permissions: [] });
  expect(
    shared.getByText(
      'Nobody has confirmed this announcement for 1 d 3 h. Ask whether it still holds before you share it.',
    ),
  ).toBeVisible();
  expect(shared.getByRole('tab', { name: 'SMS' })).toBeVisible();
});

test.each(['pleasant', 'be careful', 'warning'])('draws the icon of the badge: %s', (type) => {
  render(<TypeBadge type={type} />);
  const { tone } = noticePicture({ id: 1, type, text: RAIN }, 0);
  expect(document.querySelector('path')).toHaveAttribute('d', SIGNS[tone]);
});
