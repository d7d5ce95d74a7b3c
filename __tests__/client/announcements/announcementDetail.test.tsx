import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';
import { dialog, gone } from './dialogs';
import { button } from '../../helpers/client/screens';

it('shows the fetched announcement, not the row', async () => {
  serveAnnouncements(buildAnnouncement());
  const { user } = await openAnnouncements({});
  await screen.findByText(RAIN);
  server.use(
    http.get('/api/announcements/3', () => json({ id: '3', text: 'Flood', type: 'warning' })),
  );
  await user.click(button('View'));
  const detail = within(await dialog('Announcement Detail'));
  expect(detail.getByText('Flood')).toBeVisible();
  expect(detail.getByText('warning')).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(detail.getByRole('button', { name: 'Close' }));
  await gone();
  expect(button('View')).toHaveFocus();
});

it('fetches again on each press, on View and on the text', async () => {
  serveAnnouncements(buildAnnouncement());
  const { user } = await openAnnouncements({});
  for (const [index, name] of ['View', RAIN, RAIN].entries()) {
    await user.click(await screen.findByRole('button', { name }));
    await dialog('Announcement Detail');
    await user.keyboard('{Escape}');
    await gone();
    expect(button(name)).toHaveFocus();
    expect(callsOf('GET /api/announcements/3')).toHaveLength(index + 1);
  }
});

it('says so where the text is blank', async () => {
  serveAnnouncements(buildAnnouncement({ text: '' }));
  const { user } = await openAnnouncements({});
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await dialog('Announcement Detail');
  expect(screen.getByText('This announcement has no text.')).toBeVisible();
});

it('leads who may edit to the form', async () => {
  serveAnnouncements(buildAnnouncement());
  const { user } = await openAnnouncements({ permissions: ['announcement-edit'] });
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const detail = within(await dialog('Announcement Detail'));
  await user.click(detail.getByRole('button', { name: 'Edit' }));
  const form = within(await dialog('Edit Announcement'));
  expect(await form.findByLabelText('Text')).toHaveValue(RAIN);
});
