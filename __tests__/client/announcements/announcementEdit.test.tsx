import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { empty, json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';
import { dialog, gone } from './dialogs';
import { button } from '../../helpers/client/screens';

/** Opens the dialog that edits this announcement. */
async function openEdit(announcement = buildAnnouncement()) {
  serveAnnouncements(announcement);
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await dialog('Edit Announcement');
  return { ...app, text: await screen.findByLabelText('Text') };
}

it('sends the changed announcement, closes, shows success and refetches the list', async () => {
  const { user, text } = await openEdit();
  expect(text).toHaveValue(RAIN);
  expect(screen.getByLabelText('Type')).toHaveValue('be careful');
  await user.clear(text);
  await user.type(text, 'Storm');
  server.use(http.put('/api/announcements/3', () => json({ data: buildAnnouncement() })));
  serveAnnouncements(buildAnnouncement({ text: 'Storm' }));
  await user.click(button('Update'));
  await gone();
  const sent: unknown = await callOf('PUT /api/announcements/3').json();
  expect(sent).toEqual({ text: 'Storm', type: 'be careful' });
  expect(screen.getByText('Announcement updated successfully!')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('cell', { name: 'Storm' })).toBeVisible();
  expect(button('Edit')).toHaveFocus();
});

it('accepts a blank text, which takes the announcement down, and keeps an unknown type', async () => {
  const { user, text } = await openEdit(buildAnnouncement({ type: 'tornado' }));
  server.use(http.put('/api/announcements/3', () => empty()));
  expect(within(screen.getByLabelText('Type')).getAllByRole('option')).toHaveLength(4);
  await user.clear(text);
  await user.click(button('Update'));
  await gone();
  const sent: unknown = await callOf('PUT /api/announcements/3').json();
  expect(sent).toEqual({ text: '', type: 'tornado' });
  expect(screen.getByText('Announcement updated successfully!')).toBeVisible();
});

it('opens a stored text that is too long, and asks for a shorter one', async () => {
  const { user, text } = await openEdit(buildAnnouncement({ text: 'x'.repeat(5001) }));
  expect(text).toHaveValue('x'.repeat(5001));
  await user.click(button('Update'));
  const message = 'Announcement text must be at most 5000 characters.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(callNames()).not.toContain('PUT /api/announcements/3');
  await user.type(text, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

it('keeps the input where the server refuses it, with the fixed text', async () => {
  const { user, text } = await openEdit();
  server.use(
    http.put('/api/announcements/3', () =>
      json({ message: 'The type is odd.', errors: { type: ['Type is odd.'] } }, 422),
    ),
  );
  await user.type(text, ' Storm');
  await user.click(button('Update'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update announcement\.$/);
  expect(text).toHaveValue(`${RAIN} Storm`);
  expect(screen.getByLabelText('Type')).toHaveAccessibleDescription('Type is odd.');
});

it('closes when the user leaves the page', async () => {
  const { router, store } = await openEdit();
  server.use(http.get('/api/sliders', () => json([])));
  await act(() => router.navigate('/slider'));
  await screen.findByRole('heading', { level: 1, name: 'Slider' });
  expect(store.getState().announcementDialog).toEqual({ status: 'closed', asked: null });
});
