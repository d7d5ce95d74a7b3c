import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { AuditEvent } from '../../../src/contract/audit';
import { ADMIN, buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json, serverHas } from '../../helpers/client/replies';
import { button, findPage, gone, tableTexts } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';

const KHIN = { id: 3, name: 'ဒေါ်ခင်', email: 'khin@example.org' };

/** An event as the server lists it, by default of a created tag. */
const buildEvent = (over: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 1,
  created_at: '2026-06-01T20:35:00.000Z',
  user: KHIN,
  action: 'create',
  noun: 'tag',
  noun_id: 9,
  name: 'rain',
  name_mm: '',
  concern: null,
  request_id: 'r-1',
  address: '203.0.113.7',
  ...over,
});

const event = (id: number, over: Partial<AuditEvent>) =>
  buildEvent({ id, noun: 'user', noun_id: 3, name: '', ...over });

const EVENTS = [
  event(7, { action: 'sign-in-throttled', user: null, concern: 'sign-in-throttled' }),
  event(6, { action: 'sign-in-failed', user: null, concern: 'sign-in-failed' }),
  event(5, { action: 'sign-in', concern: 'new-network' }),
  event(4, { action: 'sign-in' }),
  event(3, { action: 'update', name: 'ဒေါ်ခင်', concern: 'new-administrator' }),
  event(2, { action: 'reset-password', user: null, address: 'console', noun_id: 99 }),
  buildEvent(),
];

const pageOf = (events: AuditEvent[], meta = {}) => buildPage(events, { more: false, ...meta });

const serve = (answer: () => Response) =>
  server.use(
    http.get('/api/audit', answer),
    http.get('/api/users', () => json(buildPage([KHIN]))),
  );

const serveRecord = (answer: () => Response) => server.use(http.get('/api/audit/:id', answer));

const openActivity = (search = '', who = ADMIN) => openApp(`/activity${search}`, buildSession(who));

/** The parameters of the list's last request. */
const asked = () =>
  Object.fromEntries(new URL(callsOf('GET /api/audit').at(-1)?.url ?? '').searchParams);

it('shows time, action, user and address, and marks security concerns', async () => {
  serve(() => json(pageOf(EVENTS)));
  await openActivity();
  await screen.findAllByText('User: ဒေါ်ခင်');
  const when = '02-06-2026 03:05';
  await waitFor(() =>
    expect(tableTexts()).toEqual([
      ['No', 'What', 'Event', 'Who', 'When', 'From', 'Action'],
      ['1', 'User: ဒေါ်ခင်', 'Sign-ins blocked', 'Not signed in', when, '203.0.113.7', ''],
      ['2', 'User: ဒေါ်ခင်', 'Sign-in failed', 'Not signed in', when, '203.0.113.7', ''],
      ['3', 'User: ဒေါ်ခင်', 'Signed in from a new network', 'ဒေါ်ခင်', when, '203.0.113.7', ''],
      ['4', 'User: ဒေါ်ခင်', 'Signed in', 'ဒေါ်ခင်', when, '203.0.113.7', ''],
      ['5', 'User: ဒေါ်ခင်', 'New administrator', 'ဒေါ်ခင်', when, '203.0.113.7', ''],
      ['6', 'User: #99', 'Password reset', 'Server console', when, 'console', ''],
      ['7', 'Tag: rain', 'Created', 'ဒေါ်ခင်', when, '203.0.113.7', ''],
    ]),
  );
  expect(screen.getByText('7 in total')).toBeVisible();
});

it('opens the changes of a record, and closes them on Back', async () => {
  const edit = buildEvent({ action: 'update', name: 'heavy rain' });
  serve(() => json(pageOf([edit])));
  const before = { id: 9, name: 'rain', slug: 'rain' };
  const after = { id: 9, name: 'heavy rain', slug: 'rain' };
  serveRecord(() => json({ data: { ...edit, before, after } }));
  const { user, router } = await openActivity();
  expect(callNames()).not.toContain('GET /api/audit/1');
  await user.click(await screen.findByText('Tag: heavy rain'));
  const dialog = await screen.findByRole('dialog', { name: 'Changed' });
  expect(within(dialog).getByText('ဒေါ်ခင် · khin@example.org')).toBeVisible();
  expect(within(dialog).queryByText('r-1')).not.toBeInTheDocument();
  await waitFor(() => expect(dialog.querySelector('ins')).toHaveTextContent('heavy'));
  await act(() => router.navigate(-1));
  await gone();
  await findPage('Activity');
});

it('says until when sign-ins are blocked, after a load that failed at first', async () => {
  const block = EVENTS.slice(0, 1);
  serve(() => json(pageOf(block)));
  serveRecord(() => json({ message: 'Server Error' }, 500));
  const { user } = await openActivity();
  await user.click(await screen.findByText('User: ဒေါ်ခင်'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign-ins blocked' }));
  expect(await dialog.findByText('Failed to load the rest of this record.')).toBeVisible();
  expect(dialog.getByText('203.0.113.7')).toBeVisible();
  const after = { blocked_until: '2026-06-01T20:36:00.000Z' };
  serveRecord(() => json({ data: { ...block[0], before: null, after } }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('2 June 2026 at 03:06')).toBeVisible();
});

it('keeps user, action, type and days in the address', async () => {
  serve(() => json(pageOf(EVENTS)));
  const { user, router } = await openActivity('?user_id=3&noun=user&start_date=2026-06-01');
  await screen.findByText('7 results, from 1 June 2026, ဒေါ်ခင်, User');
  const chosen = { page: '1', user_id: '3', noun: 'user', start_date: '2026-06-01' };
  expect(asked()).toEqual(chosen);
  await user.selectOptions(screen.getByLabelText('Action'), 'Sign-in failed');
  await user.selectOptions(screen.getByLabelText('Type'), 'All');
  await user.click(button('Filter'));
  await waitFor(() =>
    expect(asked()).toEqual({
      page: '1',
      user_id: '3',
      action: 'sign-in-failed',
      start_date: '2026-06-01',
    }),
  );
  expect(router.state.location.search).toBe(
    '?start_date=2026-06-01&user_id=3&action=sign-in-failed',
  );
  await user.click(button('Remove filter Sign-in failed'));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?start_date=2026-06-01&user_id=3'),
  );
  await user.click(button('Clear'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('User')).toHaveValue('');
  await user.click(button('Filter'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('reads odd values of the address as absent', async () => {
  serve(() => json(pageOf(EVENTS)));
  await openActivity('?user_id=x&action=read&noun=image&query=');
  await screen.findByText('7 in total');
  expect(asked()).toEqual({ page: '1' });
});

it('explains how to reach records beyond the last page', async () => {
  serve(() => json(pageOf(EVENTS, { last_page: 1000, total: 10_000, more: true })));
  await openActivity();
  expect(await screen.findByText('More than 10000 in total')).toBeVisible();
  const hint = 'The pages show the newest; choose days to see older ones.';
  expect(screen.getByText(hint)).toBeVisible();
});

it('has its own texts for an empty list and a failed load', async () => {
  serve(() => json(pageOf([])));
  const { unmount } = await openActivity();
  await screen.findByText('No activity found.');
  unmount();
  serve(() => json({ message: 'Server Error' }, 500));
  const { user } = await openActivity();
  await screen.findByText('Failed to load the activity.');
  serve(() => json(pageOf(EVENTS)));
  await user.click(button('Try again'));
  await screen.findByText('7 in total');
});

it.each([
  [404, 'This server keeps no record of activity.'],
  [403, 'Only administrators can see the activity.'],
])('offers nothing if the server responds with %d', async (status, message) => {
  serve(() => json({ message: 'No.' }, status));
  await openActivity();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

it('makes no call for unprivileged users', async () => {
  await openActivity('', {});
  expect(await screen.findByText('Only administrators can see the activity.')).toBeVisible();
  expect(callNames()).toEqual([]);
});

describe('Download CSV', () => {
  /** Records the downloaded files by name, because jsdom has no downloads. */
  function watchDownloads() {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    return { files, names };
  }

  afterEach(() => jest.restoreAllMocks());

  it('can be cancelled without a message, reports a failure, and downloads all records of the filter', async () => {
    const { files, names } = watchDownloads();
    serve(() => json(pageOf(EVENTS)));
    const respond = (answer: () => Response | Promise<Response>) =>
      server.use(http.get('/api/audit/csv', answer));
    respond(() => new Promise<Response>(() => undefined));
    const { user } = await openActivity('?page=2&action=sign-in&end_date=2026-06-02');
    await screen.findByText(/^7 results,/);
    await user.click(button('Download CSV'));
    await user.click(await screen.findByRole('button', { name: 'Cancel download' }));
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    respond(() => json({ message: 'Too busy.' }, 503));
    await user.click(button('Download CSV'));
    const message = await screen.findByRole('alert');
    expect(message.textContent).toBe('Failed to download the activity.\nToo busy.');
    expect(names).toEqual([]);

    respond(() => new Response('\uFEFF"Time"\r\n'));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(names).toEqual([expect.stringMatching(/^activity-\d{4}-\d\d-\d\d\.csv$/)]),
    );
    expect(files.map(({ size }) => size)).toEqual([11]);
    const call = callsOf('GET /api/audit/csv').at(-1);
    expect(new URL(String(call?.url)).search).toBe('?action=sign-in&end_date=2026-06-02');
    expect(call?.headers.get('Authorization')).toBe('Bearer token-of-khin');
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
  });
});

it.each([
  ['a privileged user', ADMIN, ['activity'], ['Activity']],
  ['a privileged user', ADMIN, ['feeds'], ['Feeds']],
  ['any other user', {}, ['activity', 'feeds'], []],
] as const)(
  'offers %s with a server that has %j in the account menu: %j',
  async (_, who, capabilities, offered) => {
    serverHas(...capabilities);
    server.use(http.get('/api/sliders', () => json({ data: [] })));
    serve(() => json(pageOf(EVENTS)));
    const { user } = await openApp('/slider', buildSession(who));
    await screen.findByText('No slider data found.');
    await user.click(button('Account'));
    await screen.findByRole('menuitem', { name: 'Profile' });
    const links = screen.queryAllByRole('menuitem', { name: /^(Activity|Feeds)$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(offered);
  },
);
