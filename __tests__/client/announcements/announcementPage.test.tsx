import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, focused, gone, tableTexts } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  dialog,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

const create = () => screen.queryByRole('button', { name: 'Create' });

describe('the list of announcements', () => {
  it('shows number, text and type of each announcement, and leaves out invalid ones', async () => {
    const types = ['pleasant', 'be careful', 'warning', 'tornado', null];
    const announcements = types.map((type, index) =>
      buildAnnouncement({ id: index + 1, text: `Text ${index}`, type }),
    );
    const blank = buildAnnouncement({ id: '9', text: ' \u200b' });
    server.use(http.get('/api/announcements', () => json([null, 5, {}, ...announcements, blank])));
    await openAnnouncements();
    await screen.findByText('Text 0');
    const icons = screen
      .getAllByRole('row')
      .map(({ children }) => children[2]?.querySelector('svg')?.getAttribute('data-testid'));
    const shown = tableTexts().map((cells, row) => [...cells.slice(0, 3), icons[row]]);
    expect(shown).toEqual([
      ['No', 'Text', 'Type', undefined],
      ['1', 'Text 0', 'pleasant', 'SunIcon'],
      ['2', 'Text 1', 'be careful', 'WarningIcon'],
      ['3', 'Text 2', 'warning', 'ThunderstormIcon'],
      ['4', 'Text 3', 'tornado', 'WarningIcon'],
      ['5', 'Text 4', '-', 'WarningIcon'],
      ['6', '-', 'be careful', 'WarningIcon'],
    ]);
    expect(create()).not.toBeInTheDocument();
  });

  it('offers Create once it has loaded and is empty', async () => {
    const { held, release } = hold();
    server.use(http.get('/api/announcements', () => held.then(() => json([]))));
    await openAnnouncements();
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(create()).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('No announcement data found.')).toBeVisible();
    await waitFor(() => expect(create()).toBeVisible());
  });

  it('offers no Create without the permission', async () => {
    serveAnnouncements();
    await openAnnouncements({ permissions: ['announcement-edit'] });
    await screen.findByText('No announcement data found.');
    expect(create()).not.toBeInTheDocument();
  });
});

describe('Announcement Detail', () => {
  it('is fetched at each press, on View and on the text, and offers no Edit without permission', async () => {
    serveAnnouncements(buildAnnouncement());
    const { user } = await openAnnouncements({});
    await screen.findByText(RAIN);
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    server.use(
      http.get('/api/announcements/3', () => json({ id: '3', text: 'Flood', type: 'warning' })),
    );
    for (const [index, name] of ['View', RAIN, RAIN].entries()) {
      await user.click(button(name));
      const detail = within(await dialog('Announcement Detail'));
      expect(detail.getByText('Flood')).toBeVisible();
      expect(detail.getByText('warning')).toBeVisible();
      expect(detail.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
      await user.click(detail.getByRole('button', { name: 'Close' }));
      await gone();
      await focused(() => button(name));
      expect(callsOf('GET /api/announcements/3')).toHaveLength(index + 1);
    }
  });

  it('says that the text is blank, and offers neither to share it nor a history without times', async () => {
    serveAnnouncements(buildAnnouncement({ text: '' }));
    const { user } = await openAnnouncements({ permissions: ['announcement-edit'] });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const detail = within(await dialog('Announcement Detail'));
    expect(detail.getByText('This announcement has no text.')).toBeVisible();
    expect(detail.queryByRole('button', { name: /History|Share/ })).not.toBeInTheDocument();
    await user.click(detail.getByRole('button', { name: 'Edit' }));
    const form = within(await dialog('Edit Announcement'));
    expect(await form.findByLabelText('Type')).toHaveValue('be careful');
  });
});

describe('fetching an announcement', () => {
  const sun = buildAnnouncement({ id: 1, text: 'Sun', type: 'pleasant' });
  const storm = buildAnnouncement({ id: 2, text: 'Storm', type: 'warning' });

  /** The number of announcement requests that have a response. */
  const answersOf = ({
    api,
  }: {
    api: { queries: Record<string, { status: string } | undefined> };
  }) =>
    Object.entries(api.queries).filter(
      ([key, query]) => key.startsWith('getAnnouncement(') && query?.status !== 'pending',
    ).length;

  /**
   * Opens a list of both. Their own responses arrive when they are released; that of `sun` may
   * fail.
   */
  async function openTwo(status = 200) {
    serveAnnouncements(sun, storm);
    const held = { sun: hold(), storm: hold() };
    server.use(
      http.get('/api/announcements/1', () => held.sun.held.then(() => json({ data: sun }, status))),
      http.get('/api/announcements/2', () => held.storm.held.then(() => json({ data: storm }))),
    );
    const app = await openAnnouncements();
    await screen.findByText('Storm');
    const press = (row: RegExp, name: string) =>
      within(screen.getByRole('row', { name: row })).getByRole('button', { name });
    /** Waits until that many announcement requests have a response. */
    const answered = (count: number) =>
      waitFor(() => expect(answersOf(app.store.getState())).toBe(count));
    return { ...app, held, press, answered };
  }

  it('marks only the pressed button as busy, keeps its focus, and fetches once', async () => {
    const { user, press, held } = await openTwo();
    await user.click(press(/Sun/, 'View'));
    expect(press(/Sun/, 'View')).toHaveAttribute('aria-disabled', 'true');
    expect(press(/Sun/, 'View')).toHaveFocus();
    expect(press(/Sun/, 'Edit')).not.toHaveAttribute('aria-disabled');
    expect(press(/Storm/, 'View')).not.toHaveAttribute('aria-disabled');
    await user.click(press(/Sun/, 'View'));
    held.sun.release();
    await dialog('Announcement Detail');
    expect(callsOf('GET /api/announcements/1')).toHaveLength(1);
  });

  it.each([200, 500])(
    'opens only what was pressed last, after a %i for the other',
    async (status) => {
      const { user, press, held, answered, store } = await openTwo(status);
      await user.click(press(/Sun/, 'View'));
      await user.click(press(/Storm/, 'Edit'));
      expect(press(/Sun/, 'View')).not.toHaveAttribute('aria-disabled');
      held.sun.release();
      await answered(1);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(store.getState().notices.alert).toBeNull();
      held.storm.release();
      await dialog('Edit Announcement');
      expect(await screen.findByLabelText('Text')).toHaveValue('Storm');
    },
  );

  it('opens nothing once the user has left the page', async () => {
    const { user, press, held, answered, router, store } = await openTwo();
    server.use(http.get('/api/sliders', () => json([])));
    await user.click(press(/Sun/, 'View'));
    await act(() => router.navigate('/slider'));
    await screen.findByText('No slider data found.');
    held.sun.release();
    await answered(1);
    expect(store.getState().announcementDialog).toEqual({ status: 'closed', request: null });
  });

  it.each([
    ['a failure', failure],
    ['no body', () => empty()],
  ])('shows an alert on View and Edit if the response is %s', async (_, reply) => {
    serveAnnouncements(buildAnnouncement());
    server.use(http.get('/api/announcements/3', reply));
    const { user } = await openAnnouncements();
    for (const [name, message] of [
      ['View', 'Failed to fetch announcement details.'],
      ['Edit', 'Failed to fetch announcement for editing.'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(button(name)).not.toHaveAttribute('aria-disabled');
    }
  });
});

const VERSIONS = 'GET /api/announcements/3/versions';

const versions = [
  {
    id: 9,
    text: 'River at 10 m',
    type: 'warning',
    user_name: 'Daw Khin Khin',
    from: '2026-11-20T10:00:00.000Z',
    until: null,
    renewals: [{ at: '2026-11-21T10:00:00.000Z', user_name: 'U Than' }],
  },
  {
    id: 7,
    text: ' ',
    type: 'pleasant',
    user_name: null,
    from: '2026-11-20T08:00:00.000Z',
    until: '2026-11-20T10:00:00.000Z',
    renewals: [],
  },
];

const oldest = {
  id: 4,
  text: 'River at 9 m',
  type: 'tornado',
  user_name: 'U Than',
  from: '2026-11-19T04:40:00.000Z',
  until: '2026-11-20T08:00:00.000Z',
  renewals: [],
};

it('shows every version, compares two, and puts a text into the form without saving it', async () => {
  serverHas('history');
  serveAnnouncements(buildAnnouncement());
  server.use(
    http.get('/api/announcements/3/versions', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const meta = { current_page: page, last_page: 2, per_page: 2, total: 3 };
      return json({ data: page === 1 ? versions : [oldest], ...meta });
    }),
  );
  const { user } = await openAnnouncements();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const detail = within(await dialog('Announcement Detail'));
  expect(callNames()).not.toContain(VERSIONS);
  await user.click(detail.getByRole('button', { name: 'History' }));
  await detail.findByText('River at 10 m');
  expect(detail.getByText(/^20 November 2026 at 16:30 · Daw Khin Khin · for /)).toBeVisible();
  expect(detail.getByText('Renewed: 21 November 2026 at 16:30 · U Than')).toBeVisible();
  expect(detail.getByText('Taken down')).toBeVisible();
  expect(detail.getByText('20 November 2026 at 14:30 · for 2 h 0 min')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Older versions' }));
  await detail.findByText('River at 9 m');
  expect(detail.queryByRole('button', { name: 'Older versions' })).not.toBeInTheDocument();
  expect(callsOf(VERSIONS).map(({ url }) => new URL(url).search)).toEqual(['?page=1', '?page=2']);

  const [first, , third] = detail.getAllByRole('checkbox', { name: 'Compare' });
  if (!first || !third) throw new Error('There are fewer versions than expected.');
  await user.click(first);
  await user.click(third);
  const difference = within(detail.getByRole('region', { name: 'Difference' }));
  expect(difference.getByText('9').tagName).toBe('DEL');
  expect(difference.getByText('10').tagName).toBe('INS');
  await user.click(first);
  expect(detail.queryByRole('region', { name: 'Difference' })).not.toBeInTheDocument();

  const [, again] = detail.getAllByRole('button', { name: 'Use this text again' });
  if (!again) throw new Error('There is no text to use again.');
  await user.click(again);
  await dialog('Edit Announcement');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('River at 9 m'));
  expect(screen.getByLabelText('Type')).toHaveValue('be careful');
  await user.click(button('Cancel'));
  expect(await screen.findByText('Kept as a draft')).toBeVisible();
  expect(callNames().filter((name) => !name.startsWith('GET'))).toEqual([]);
});
