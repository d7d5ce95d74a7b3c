import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { button } from '../../helpers/client/screens';
import { callNames, callOf, server } from '../../helpers/client/server';
import { buildAnnouncement, openAnnouncements, serveAnnouncements } from './announcementScreen';
import { dialog, gone } from './dialogs';

const LOOK = 'As the public will read it';
const UPDATE = 'PUT /api/announcements/3';

const TEMPLATES = [
  {
    ...{ id: 1, hazard: 'river', stage: 'rising', type: 'be careful', version: 1 },
    text_my: '{{place}} တွင် ရေတက်နေသည်။',
    text_en: 'The river is rising at {{place}}.',
  },
  {
    ...{ id: 2, hazard: 'cyclone', stage: 'red', type: 'warning', version: 1 },
    text_my: 'မုန်တိုင်း',
    text_en: 'Cyclone within {{hours}} hours at {{place}}.',
  },
];

async function openEdit(over: Record<string, unknown> = {}) {
  serveAnnouncements(buildAnnouncement({ text: 'Rain in the delta today', ...over }));
  server.use(http.put('/api/announcements/3', () => json({ data: buildAnnouncement() })));
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...app, text: await screen.findByLabelText('Text') };
}

it('shows a warning as the public reads it before it goes out, and keeps everything on the way back', async () => {
  const { user, text } = await openEdit();
  await user.clear(text);
  await user.type(text, 'Storm in the delta today');
  await user.selectOptions(screen.getByLabelText('Type'), 'warning');
  await user.keyboard('{Control>}s{/Control}');
  const look = within(await dialog(LOOK));
  const light = within(look.getByRole('figure', { name: 'On a light phone' }));
  expect(light.getByText('Storm in the delta today')).toBeVisible();
  expect(look.getByRole('figure', { name: 'On a dark phone' })).toHaveTextContent(
    'Storm in the delta today',
  );
  expect(look.getByText('Rain').tagName).toBe('DEL');
  expect(look.getByText('Storm').tagName).toBe('INS');
  expect(look.getByText('be careful')).toBeVisible();
  expect(callNames()).not.toContain(UPDATE);

  await user.keyboard('{Escape}');
  await dialog('Edit Announcement');
  expect(text).toHaveValue('Storm in the delta today');
  expect(screen.getByLabelText('Type')).toHaveValue('warning');
  await user.click(button('Update'));
  await dialog(LOOK);
  await user.click(button('Publish'));
  await gone();
  expect(await callOf(UPDATE).json()).toEqual({
    text: 'Storm in the delta today',
    type: 'warning',
  });
});

it('shows that a warning is taken down, and sends a correction at once', async () => {
  const { user, text } = await openEdit({ type: 'warning' });
  await user.clear(text);
  await user.click(button('Update'));
  const look = within(await dialog(LOOK));
  expect(look.getAllByText('No announcement in force')).toHaveLength(2);
  expect(look.getByRole('button', { name: 'Take down' })).toBeVisible();
  await user.click(look.getByRole('button', { name: 'Back' }));
  await dialog('Edit Announcement');
  await user.type(text, 'Rain tonight');
  await user.click(button('Update'));
  await gone();
  expect(await callOf(UPDATE).json()).toEqual({ text: 'Rain tonight', type: 'warning' });
});

it('fills the form from a template, and is not sent while a blank is left', async () => {
  server.use(http.get('/api/announcement-templates', () => json({ data: TEMPLATES })));
  const { user, text } = await openEdit({ issued_at: '2026-11-20T10:00:00.000Z' });
  await user.click(button('Use a template'));
  await user.type(await screen.findByLabelText('Search templates'), 'cyclone');
  expect(await screen.findByRole('list', { name: 'cyclone' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'river' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Language of the text'), 'English');
  await user.click(screen.getByRole('button', { name: /^red/ }));
  expect(text).toHaveValue('Cyclone within {{hours}} hours at {{place}}.');
  expect(screen.getByLabelText('Type')).toHaveValue('warning');
  expect(screen.queryByLabelText('Search templates')).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('hours'), '12');
  expect(text).toHaveValue('Cyclone within 12 hours at {{place}}.');
  await user.click(button('Update'));
  expect(await screen.findByText('Fill in {{place}} before publishing.')).toBeVisible();
  await user.type(screen.getByLabelText('place'), 'Sittwe');
  expect(text).toHaveValue('Cyclone within 12 hours at Sittwe.');
  expect(text).toHaveAccessibleDescription('');
  expect(screen.getByLabelText('hours')).toHaveValue('12');
  await user.type(text, ' Stay in.');
  expect(screen.queryByLabelText('hours')).not.toBeInTheDocument();
});

it('offers no template with a server that has none', async () => {
  await openEdit();
  expect(screen.queryByRole('button', { name: 'Use a template' })).not.toBeInTheDocument();
});
