import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';
import { dialog, gone } from './dialogs';
import { button, leaveAnyway } from '../../helpers/client/screens';

/** Opens the dialog of a new announcement on an empty list. */
async function openCreate() {
  serveAnnouncements();
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: 'Create' }));
  await dialog('Create Announcement');
  return { ...app, text: await screen.findByLabelText('Text') };
}

it('sends text and type, closes, shows success and refetches the list', async () => {
  const { user, text } = await openCreate();
  expect(text).toHaveFocus();
  await user.paste(RAIN);
  await user.selectOptions(screen.getByLabelText('Type'), 'be careful');
  server.use(http.post('/api/announcements', () => json({ data: buildAnnouncement() }, 201)));
  serveAnnouncements(buildAnnouncement());
  await user.click(button('Create'));
  await gone();
  const sent: unknown = await callOf('POST /api/announcements').json();
  expect(sent).toEqual({ text: RAIN, type: 'be careful' });
  expect(screen.getByText('Announcement created successfully!')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('cell', { name: RAIN })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('offers the three types, and shows the messages of a blank text and a missing type', async () => {
  const { user, text } = await openCreate();
  const types = within(screen.getByLabelText('Type')).getAllByRole('option');
  expect(types.map((type) => type.textContent)).toEqual([
    'Select a type',
    'pleasant',
    'be careful',
    'warning',
  ]);
  await user.type(text, '  ');
  await user.click(button('Create'));
  expect(await screen.findByText('Announcement text is required.')).toBeVisible();
  expect(screen.getByText('Type is required.')).toBeVisible();
  expect(text).toHaveFocus();
  expect(callNames()).not.toContain('POST /api/announcements');
});

it('keeps the input where the server refuses it, with the fixed text', async () => {
  const { user, text } = await openCreate();
  server.use(
    http.post('/api/announcements', () =>
      json({ message: 'The text is odd.', errors: { text: ['Text is odd.'] } }, 422),
    ),
  );
  await user.paste('Storm');
  await user.selectOptions(screen.getByLabelText('Type'), 'be careful');
  await user.click(button('Create'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create announcement\.$/);
  expect(text).toHaveValue('Storm');
  expect(text).toHaveAccessibleDescription('Text is odd.');
  expect(button('Create')).toBeEnabled();
  expect(callsOf('POST /api/announcements')).toHaveLength(1);
});

it('closes on Cancel, on Escape and on a click beside it, and opens empty again', async () => {
  const { user } = await openCreate();
  await user.paste('Storm');
  await user.click(button('Cancel'));
  await leaveAnyway(user);
  await gone();
  expect(button('Create')).toHaveFocus();
  await user.click(button('Create'));
  expect(await screen.findByLabelText('Text')).toHaveValue('');
  await user.click(screen.getByRole('dialog').parentElement as Element);
  await gone();
  await user.click(button('Create'));
  await screen.findByLabelText('Text');
  await user.keyboard('{Escape}');
  await gone();
});

it('is sent once, and shows success also where it was dismissed before the response', async () => {
  const { user } = await openCreate();
  const { held, release } = hold();
  server.use(
    http.post('/api/announcements', async () => {
      await held;
      return json({ data: buildAnnouncement() }, 201);
    }),
  );
  await user.paste('Storm');
  await user.selectOptions(screen.getByLabelText('Type'), 'be careful');
  await user.dblClick(button('Create'));
  expect(button('Create')).toBeDisabled();
  await user.click(button('Cancel'));
  await leaveAnyway(user);
  await gone();
  release();
  expect(await screen.findByText('Announcement created successfully!')).toBeVisible();
  expect(callsOf('POST /api/announcements')).toHaveLength(1);
});
