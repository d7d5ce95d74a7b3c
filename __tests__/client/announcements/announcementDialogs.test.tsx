import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the dialog of a new announcement on an empty list. */
async function openCreate() {
  serveAnnouncements();
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: 'Create' }));
  await dialog('Create Announcement');
  return { ...app, text: await screen.findByLabelText('Text') };
}

/** Opens the dialog that edits this announcement. */
async function openEdit(announcement = buildAnnouncement()) {
  serveAnnouncements(announcement);
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await dialog('Edit Announcement');
  return { ...app, text: await screen.findByLabelText('Text') };
}

describe('Create Announcement', () => {
  it('sends text and type, closes, says so and loads the list again', async () => {
    const { user, text } = await openCreate();
    expect(text).toHaveFocus();
    await user.type(text, RAIN);
    await user.selectOptions(screen.getByLabelText('Type'), 'be careful');
    server.use(http.post('/api/announcements', () => json({ data: buildAnnouncement() }, 201)));
    serveAnnouncements(buildAnnouncement());
    await user.click(press('Create'));
    await gone();
    const sent: unknown = await callOf('POST /api/announcements').json();
    expect(sent).toEqual({ text: RAIN, type: 'be careful' });
    expect(screen.getByText('Announcement created successfully!')).toHaveAttribute(
      'role',
      'status',
    );
    expect(await screen.findByRole('cell', { name: RAIN })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('tells of a blank text and a missing type, and sends nothing', async () => {
    const { user, text } = await openCreate();
    await user.type(text, '  ');
    await user.click(press('Create'));
    expect(await screen.findByText('Announcement text is required.')).toBeVisible();
    expect(screen.getByText('Type is required.')).toBeVisible();
    expect(text).toHaveFocus();
    expect(callNames()).not.toContain('POST /api/announcements');
  });

  it('offers the three types', async () => {
    await openCreate();
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.map((type) => type.textContent)).toEqual([
      'Select a type',
      'pleasant',
      'be careful',
      'warning',
    ]);
  });

  it('keeps what was typed where the server refuses it, with the fixed text', async () => {
    const { user, text } = await openCreate();
    server.use(
      http.post('/api/announcements', () =>
        json({ message: 'The text is odd.', errors: { text: ['Text is odd.'] } }, 422),
      ),
    );
    await user.type(text, 'Storm');
    await user.selectOptions(screen.getByLabelText('Type'), 'warning');
    await user.click(press('Create'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create announcement\.$/);
    expect(text).toHaveValue('Storm');
    expect(text).toHaveAccessibleDescription('Text is odd.');
    expect(press('Create')).toBeEnabled();
  });

  it('is empty again when it is opened again', async () => {
    const { user, text } = await openCreate();
    await user.type(text, 'Storm');
    await user.click(press('Cancel'));
    await gone();
    expect(press('Create')).toHaveFocus();
    await user.click(press('Create'));
    expect(await screen.findByLabelText('Text')).toHaveValue('');
  });

  it('closes on Escape and not on a press beside it', async () => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('presentation').firstElementChild as Element);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await gone();
  });

  it('is saved once, however often its button is pressed', async () => {
    const { user, text } = await openCreate();
    const { held, release } = hold();
    server.use(
      http.post('/api/announcements', async () => {
        await held;
        return json({ data: buildAnnouncement() }, 201);
      }),
    );
    await user.type(text, 'Storm');
    await user.selectOptions(screen.getByLabelText('Type'), 'warning');
    await user.dblClick(press('Create'));
    expect(press('Create')).toBeDisabled();
    release();
    await gone();
    expect(callsOf('POST /api/announcements')).toHaveLength(1);
  });

  it('says so too where it was dismissed before the answer came', async () => {
    const { user, text } = await openCreate();
    const { held, release } = hold();
    server.use(
      http.post('/api/announcements', async () => {
        await held;
        return json({ data: buildAnnouncement() }, 201);
      }),
    );
    await user.type(text, 'Storm');
    await user.selectOptions(screen.getByLabelText('Type'), 'warning');
    await user.click(press('Create'));
    await user.click(press('Cancel'));
    await gone();
    release();
    expect(await screen.findByText('Announcement created successfully!')).toBeVisible();
  });
});

describe('Announcement Detail', () => {
  it('shows what is fetched on the press and not the row', async () => {
    serveAnnouncements(buildAnnouncement());
    const { user } = await openAnnouncements({});
    await screen.findByText(RAIN);
    server.use(
      http.get('/api/announcements/3', () => json({ id: '3', text: 'Flood', type: 'warning' })),
    );
    await user.click(press('View'));
    const detail = within(await dialog('Announcement Detail'));
    expect(detail.getByText('Flood')).toBeVisible();
    expect(detail.getByText('warning')).toBeVisible();
    await user.click(detail.getByRole('button', { name: 'Close' }));
    await gone();
    expect(press('View')).toHaveFocus();
  });

  it('fetches anew on each press', async () => {
    serveAnnouncements(buildAnnouncement());
    const { user } = await openAnnouncements({});
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'View' }));
      await dialog('Announcement Detail');
      await user.keyboard('{Escape}');
      await gone();
      expect(callsOf('GET /api/announcements/3')).toHaveLength(times);
    }
  });

  it('says that a text is blank', async () => {
    serveAnnouncements(buildAnnouncement({ text: '' }));
    const { user } = await openAnnouncements({});
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await dialog('Announcement Detail');
    expect(screen.getByText('This announcement has no text.')).toBeVisible();
  });
});

describe('Edit Announcement', () => {
  it('sends the changed announcement, closes, says so and loads the list again', async () => {
    const { user, text } = await openEdit();
    expect(text).toHaveValue(RAIN);
    expect(screen.getByLabelText('Type')).toHaveValue('be careful');
    await user.clear(text);
    await user.type(text, 'Storm');
    server.use(http.put('/api/announcements/3', () => json({ data: buildAnnouncement() })));
    serveAnnouncements(buildAnnouncement({ text: 'Storm' }));
    await user.click(press('Update'));
    await gone();
    const sent: unknown = await callOf('PUT /api/announcements/3').json();
    expect(sent).toEqual({ text: 'Storm', type: 'be careful' });
    expect(screen.getByText('Announcement updated successfully!')).toHaveAttribute(
      'role',
      'status',
    );
    expect(await screen.findByRole('cell', { name: 'Storm' })).toBeVisible();
    expect(press('Edit')).toHaveFocus();
  });

  it('lets the text be blank, which takes the notice down', async () => {
    const { user, text } = await openEdit();
    server.use(http.put('/api/announcements/3', () => json(null)));
    await user.clear(text);
    await user.click(press('Update'));
    await gone();
    const sent: unknown = await callOf('PUT /api/announcements/3').json();
    expect(sent).toEqual({ text: '', type: 'be careful' });
  });

  it('keeps a type that it does not know', async () => {
    const { user } = await openEdit(buildAnnouncement({ type: 'tornado' }));
    server.use(http.put('/api/announcements/3', () => json(null)));
    expect(within(screen.getByLabelText('Type')).getAllByRole('option')).toHaveLength(4);
    await user.click(press('Update'));
    await gone();
    expect(await callOf('PUT /api/announcements/3').json()).toMatchObject({ type: 'tornado' });
  });

  it('keeps what was typed where the server refuses it, with the fixed text', async () => {
    const { user, text } = await openEdit();
    server.use(
      http.put('/api/announcements/3', () =>
        json({ message: 'The type is odd.', errors: { type: ['Type is odd.'] } }, 422),
      ),
    );
    await user.type(text, ' Storm');
    await user.click(press('Update'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update announcement\.$/);
    expect(text).toHaveValue(`${RAIN} Storm`);
    expect(screen.getByLabelText('Type')).toHaveAccessibleDescription('Type is odd.');
  });

  it('closes when its page is left', async () => {
    const { router, store } = await openEdit();
    server.use(http.get('/api/sliders', () => json([])));
    await act(() => router.navigate('/slider'));
    await screen.findByRole('heading', { level: 1, name: 'Slider' });
    expect(store.getState().announcementDialog).toEqual({ status: 'closed', asked: null });
  });
});
