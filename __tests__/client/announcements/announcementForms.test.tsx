import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, focused, gone, writeInto } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  dialog,
  openAnnouncements,
  serveAnnouncements,
} from './announcementScreen';

const UPDATE = 'PUT /api/announcements/3';
const LOOK = 'Review before publishing';

const openDialog = async (opener: string) => {
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: opener }));
  return { ...app, text: await screen.findByLabelText('Text') };
};

/** Opens the dialog of a new announcement on an empty list. */
function openCreate() {
  serveAnnouncements();
  return openDialog('Create');
}

/** Opens the edit dialog of an announcement of the type "be careful". */
function openEdit(over: Record<string, unknown> = {}) {
  serveAnnouncements(buildAnnouncement({ text: 'Rain in the delta today', ...over }));
  server.use(http.put('/api/announcements/3', () => json({ data: buildAnnouncement() })));
  return openDialog('Edit');
}

/** The message with this text and its buttons. */
const noticeOf = (words: string) =>
  screen.getByText(words).parentElement?.parentElement as HTMLElement;

const type = () => screen.getByLabelText('Type');

it('is sent once, and shows success even if it was dismissed before the response', async () => {
  const { user, text } = await openCreate();
  const { held, release } = hold();
  const created = buildAnnouncement({ text: 'Storm' });
  server.use(http.post('/api/announcements', () => held.then(() => json({ data: created }, 201))));
  await focused(() => text);
  await user.paste('Storm');
  const types = within(type()).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual([
    ...['Select a type', 'pleasant', 'be careful', 'warning'],
  ]);
  await user.selectOptions(type(), 'be careful');
  await user.dblClick(button('Create'));
  expect(button('Create')).toBeDisabled();
  await user.click(button('Cancel'));
  await gone();
  serveAnnouncements(created);
  release();
  expect(await screen.findByText('Announcement created successfully!')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Storm' })).toBeVisible();
  expect(await callOf('POST /api/announcements').json()).toEqual({
    text: 'Storm',
    type: 'be careful',
  });
});

it.each([
  ['Create', openCreate, 'Failed to create announcement.'],
  ['Update', () => openEdit({ type: 'pleasant' }), 'Failed to update announcement.'],
])('keeps the input and shows the fixed text if the server refuses to %s it', async (...row) => {
  const [submitLabel, open, failure] = row;
  const { user, text } = await open();
  const refuse = () =>
    json({ message: 'Odd.', errors: { text: ['Text is odd.'], type: ['Type is odd.'] } }, 422);
  server.use(http.post('/api/announcements', refuse), http.put('/api/announcements/3', refuse));
  await user.clear(text);
  await user.paste('Sun');
  await user.selectOptions(type(), 'pleasant');
  await user.click(button(submitLabel));
  expect((await screen.findByRole('alert')).textContent).toBe(failure);
  expect(text).toHaveValue('Sun');
  expect(text).toHaveAccessibleDescription('Text is odd.');
  expect(type()).toHaveAccessibleDescription('Type is odd.');
});

it('accepts a blank text, which takes the announcement down, and keeps an unknown type', async () => {
  const { user, text } = await openEdit({ type: 'tornado' });
  server.use(http.put('/api/announcements/3', () => empty()));
  expect(within(type()).getAllByRole('option')).toHaveLength(4);
  await user.clear(text);
  await user.click(button('Update'));
  await gone();
  expect(await callOf(UPDATE).json()).toEqual({ text: '', type: 'tornado' });
});

describe('the review', () => {
  it('shows a warning as the public reads it, with its changes, before it goes out', async () => {
    const { user, text } = await openEdit();
    await user.clear(text);
    await user.paste('Storm in the delta today');
    await user.selectOptions(type(), 'warning');
    await user.keyboard('{Control>}s{/Control}');
    const look = within(await dialog(LOOK));
    for (const phone of ['On a light phone', 'On a dark phone']) {
      expect(look.getByRole('figure', { name: phone })).toHaveTextContent(
        'Storm in the delta today',
      );
    }
    expect(look.getByText('Rain').tagName).toBe('DEL');
    expect(look.getByText('Storm').tagName).toBe('INS');
    expect(look.getByText('be careful')).toBeVisible();
    expect(callNames()).not.toContain(UPDATE);
  });

  it('shows that a warning is taken down', async () => {
    const { user, text } = await openEdit({ type: 'warning' });
    expect(button('Update')).not.toHaveAccessibleDescription(/review/);
    await user.clear(text);
    expect(button('Update')).toHaveAccessibleDescription(
      /You review it before the public sees it\./,
    );
    await user.click(button('Update'));
    const look = within(await dialog(LOOK));
    expect(look.getAllByText('No announcement in force')).toHaveLength(2);
    expect(look.getByRole('button', { name: 'Take down' })).toBeVisible();
    await user.click(look.getByRole('button', { name: 'Back' }));
    await dialog('Edit Announcement');
    expect(callNames()).not.toContain(UPDATE);
  });

  it('can be undone: the previous text is published again, on the version that was saved', async () => {
    serverHas('keys');
    const { user, text } = await openEdit({ type: 'warning', version: 4 });
    const replies = [
      json({ data: buildAnnouncement({ version: 5 }) }),
      json({ message: 'ယခုမရပါ။' }, 503),
      json({ data: buildAnnouncement({ version: 6 }) }),
    ];
    server.use(http.put('/api/announcements/3', () => replies.shift()));
    await user.type(text, ' and tonight');
    await user.click(button('Update'));
    await dialog(LOOK);
    await user.click(button('Publish'));
    await gone();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to update announcement.')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByText('The previous text is published again.')).toBeVisible();
    expect(screen.getByText('“Rain in the delta today”')).toBeVisible();
    const [, ...undone] = callsOf(UPDATE);
    expect(undone).toHaveLength(2);
    for (const call of undone) {
      expect(await call.json()).toEqual({ text: 'Rain in the delta today', type: 'warning' });
      expect(call.headers.get('If-Match')).toBe('"5"');
    }
    const keys = undone.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('is left out for pleasant weather, whose change can be undone as well', async () => {
    const { user, text } = await openEdit({ type: 'pleasant' });
    const saved = buildAnnouncement({ text: 'Sun', type: 'pleasant' });
    server.use(http.put('/api/announcements/3', () => json({ data: saved })));
    await user.clear(text);
    await user.paste('Sun');
    await user.click(button('Update'));
    await gone();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The previous text is published again.')).toBeVisible();
    const [, undone] = callsOf(UPDATE);
    expect(await undone?.json()).toEqual({ text: 'Rain in the delta today', type: 'pleasant' });
  });

  it('is left out for a new announcement, which can be taken down again', async () => {
    const { user, text } = await openCreate();
    const saved = buildAnnouncement({ text: 'Rain', version: 1 });
    server.use(
      http.post('/api/announcements', () => json({ data: saved }, 201)),
      http.put('/api/announcements/3', () => json({ data: saved })),
    );
    await focused(() => text);
    await user.paste('Rain');
    await user.selectOptions(type(), 'be careful');
    await user.click(button('Create'));
    await gone();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The announcement is taken down again.')).toBeVisible();
    expect(await callOf(UPDATE).json()).toEqual({ text: '', type: 'be careful' });
  });

  it('leads to sharing with one press, and takes back what is undone meanwhile', async () => {
    const { user, text } = await openEdit({ type: 'pleasant' });
    const saved = buildAnnouncement({ text: 'Sun', type: 'pleasant', version: 5 });
    server.use(http.put('/api/announcements/3', () => json({ data: saved })));
    jest.spyOn(console, 'error').mockReturnValue();
    await user.type(text, ' and tonight');
    await user.click(button('Update'));
    await gone();
    await user.click(within(noticeOf('Announcement updated successfully!')).getByText('Share'));
    const shared = within(await dialog('Share announcement'));
    await user.click(shared.getByRole('button', { name: 'Undo' }));
    await gone();
    expect(await screen.findByText('The previous text is published again.')).toBeVisible();
  });

  it('cannot be undone once another user has changed it', async () => {
    const { user, text } = await openEdit({ type: 'warning' });
    await user.type(text, ' and tonight');
    await user.click(button('Update'));
    await dialog(LOOK);
    await user.click(button('Publish'));
    await gone();
    server.use(http.put('/api/announcements/3', () => json({ message: 'Stale.' }, 412)));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const message = 'Somebody else has changed the announcement meanwhile.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('templates', () => {
  const TEMPLATES = [
    {
      id: 1,
      hazard: 'river',
      stage: 'rising',
      type: 'be careful',
      version: 1,
      text_my: '',
      text_en: 'The river is rising at {{place}}.',
    },
    {
      id: 2,
      hazard: 'cyclone',
      stage: 'red',
      type: 'warning',
      version: 1,
      text_my: 'မုန်တိုင်း',
      text_en: 'Cyclone within {{hours}} hours at {{place}}.',
    },
    {
      id: 4,
      hazard: 'cyclone',
      stage: 'green',
      type: 'pleasant',
      version: 1,
      text_my: '',
      text_en: 'The cyclone has gone.',
    },
    {
      id: 3,
      hazard: 'heat',
      stage: '',
      type: 'warning',
      version: 1,
      text_my: '{{place|နေရာ}}တွင် {{#hours|နာရီ}} နာရီ',
      text_en: '{{#hours|နာရီ}} hours of heat at {{place|နေရာ}}',
    },
  ];

  it('fill the form, which is not sent while a placeholder is left', async () => {
    server.use(http.get('/api/announcement-templates', () => json({ data: TEMPLATES })));
    serverHas('templates');
    const { user, text } = await openEdit();
    await user.click(button('Use a template'));
    const hazards = within(await screen.findByRole('list', { name: 'Hazards' }));
    expect(hazards.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['All clear', 'river', 'cyclone', 'heat'],
    ]);
    await user.selectOptions(screen.getByLabelText('Language of the text'), 'English');
    await user.click(hazards.getByRole('button', { name: 'cyclone' }));
    await user.click(await screen.findByRole('button', { name: /^red/ }));
    expect(text).toHaveValue('Cyclone within {{hours}} hours at {{place}}.');
    expect(type()).toHaveValue('warning');
    await focused(() => screen.getByLabelText('hours'));
    await user.keyboard('12');
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

  it('ask for a word in each language, and for a number once', async () => {
    server.use(http.get('/api/announcement-templates', () => json({ data: TEMPLATES })));
    serverHas('templates');
    const { user, text } = await openEdit();
    await user.click(button('Use a template'));
    await user.click(await screen.findByRole('button', { name: 'heat' }));
    const burmese = await screen.findByLabelText('place (Burmese)');
    await user.type(burmese, 'Sittwe');
    expect(burmese).toHaveAccessibleDescription(/no Burmese letters/);
    await user.clear(burmese);
    await user.type(burmese, 'စစ်တွေ');
    expect(burmese).toHaveAccessibleDescription('');
    await user.type(screen.getByLabelText('place (English)'), 'Sittwe');
    await user.type(screen.getByLabelText('hours'), '12');
    expect(text).toHaveValue('စစ်တွေတွင် ၁၂ နာရီ\n\n12 hours of heat at Sittwe');
  });

  it('begin with the all clear, in the chosen language', async () => {
    server.use(http.get('/api/announcement-templates', () => json({ data: [] })));
    serverHas('templates');
    const { user, text } = await openEdit();
    await user.click(button('Use a template'));
    expect(await screen.findByText('No templates found.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Language of the text'), 'English');
    await user.click(button('All clear'));
    expect(text).toHaveValue('All clear: the notice given before no longer applies.');
    expect(type()).toHaveValue('pleasant');
    await focused(() => text);
  });

  it('are not offered if the server has none', async () => {
    await openEdit();
    expect(screen.queryByRole('button', { name: 'Use a template' })).not.toBeInTheDocument();
  });
});

it('publishes the text that a script has written, not the old one', async () => {
  const { user, text } = await openEdit({ type: 'pleasant' });
  writeInto(text, 'No rain any more');
  await user.click(button('Update'));
  await gone();
  expect(await callOf(UPDATE).json()).toEqual({ text: 'No rain any more', type: 'pleasant' });
});

it('fills all blanks that a script has written', async () => {
  const text = 'Rain in {{township}} for {{#hours}} hours';
  const { user } = await openEdit({ text, type: 'pleasant' });
  writeInto(screen.getByLabelText('township'), 'Bogale');
  writeInto(screen.getByLabelText('hours'), '6');
  await user.click(button('Update'));
  await gone();
  expect(await callOf(UPDATE).json()).toMatchObject({ text: 'Rain in Bogale for 6 hours' });
});
