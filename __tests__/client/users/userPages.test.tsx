import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { initials } from '../../../src/client/features/users/UserDetailPage';
import { ADMIN, buildSessionInfo } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { dropped, empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button, facts, tableTexts } from '../../helpers/client/screens';
import { callNames, callOf, server } from '../../helpers/client/server';
import { shownByDevTools } from '../../helpers/client/devToolsExtension';
import { buildUserRow, openUsers, serveUsers } from './userScreen';

describe('the list of users', () => {
  const texts = () => tableTexts().map((row) => row.slice(0, 4));
  const actions = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...(row.lastElementChild?.querySelectorAll('a, button') ?? [])])
      .map((all) => all.map((action) => action.getAttribute('aria-label')));

  it('has its columns and rows, and offers Delete by the three rules', async () => {
    serveUsers(
      buildUserRow(),
      buildUserRow({ id: 22, name: '', email: 'tech@example.org', slug: 'tech-admin' }),
      buildUserRow({ id: '1', name: 'Su', email: 'su@example.org', roleName: {}, role: null }),
    );
    await openUsers('/users', ADMIN);
    await screen.findByText('ဒေါ်ခင်ခင်');
    expect(texts()).toEqual([
      ['No', 'Name', 'Email', 'Role'],
      ['1', 'ဒေါ်ခင်ခင်', 'khin@example.org', 'Editor'],
      ['2', '-', 'tech@example.org', 'Editor'],
      ['3', 'Su', 'su@example.org', '-'],
    ]);
    expect(actions()).toEqual([
      ['View', 'Edit', 'Delete'],
      ['View', 'Edit'],
      ['View', 'Edit'],
    ]);
  });

  it.each([
    ['user-edit', ['View', 'Edit'], 0],
    ['user-create', ['View'], 1],
  ])('offers a user with %s what they may do', async (permission, offered, creates) => {
    serveUsers(buildUserRow());
    await openUsers('/users', { permissions: [permission] });
    await screen.findByText('khin@example.org');
    expect(actions()).toEqual([offered]);
    expect(screen.queryAllByRole('link', { name: 'Create' })).toHaveLength(creates);
  });

  it('numbers rows by ten per page, searches with the five parameters, and is silently empty after a failure', async () => {
    server.use(
      http.get('/api/users', () => json({ data: [buildUserRow()] })),
      http.get('/api/users/search', failure),
    );
    const { router } = await openUsers('/users?page=2');
    await screen.findByText('ဒေါ်ခင်ခင်');
    expect(texts()[1]?.[0]).toBe('11');
    await act(() => router.navigate('/users?query=khin'));
    expect(await screen.findByText('No user data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const { search } = new URL(callOf('GET /api/users/search').url);
    expect(search).toBe('?page=1&per_page=5&query=khin&start_date=&end_date=');
  });
});

describe('User Detail', () => {
  async function openDetail(over: Record<string, unknown> = {}, me = {}) {
    serveUsers(buildUserRow(over));
    await openUsers('/users/21', me);
    return screen.findByRole('heading', { level: 2 });
  }

  it('shows name, initials, role, the day in Yangon, status and address', async () => {
    expect(await openDetail({}, { permissions: ['user-edit'] })).toHaveTextContent('ဒေါ်ခင်ခင်');
    expect(screen.getByText('ဒေါ်')).toBeVisible();
    expect(screen.getAllByText('Editor')[0]).toBeVisible();
    expect(facts()).toEqual({
      Joined: '20 November 2026',
      Status: 'Offline',
      'E-mail': 'khin@example.org',
    });
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit).toHaveAttribute('href', '/build/users/21/edit');
    await waitFor(() => expect(document.title).toBe('User Detail · ဒေါ်ခင်ခင် · Disaster Info'));
  });

  it('shows only oneself as active, whatever the type of the id, and the id of a role without a name', async () => {
    const role = { roleName: null, role: { id: 4, name: null } };
    const heading = await openDetail(role, { id: '21' });
    expect(heading.parentElement).toHaveTextContent('ဒေါ်ခင်ခင်4');
    expect(facts().Status).toBe('Active');
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('shows dashes for missing values, and User for a missing role', async () => {
    server.use(http.get('/api/users/21', () => json({ id: 21 })));
    await openUsers('/users/21');
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading.parentElement).toHaveTextContent('-User');
    expect(facts()).toEqual({ Joined: '-', Status: 'Offline', 'E-mail': '-' });
    expect(screen.getByText('?')).toBeVisible();
    expect(document.body).not.toHaveTextContent('undefined');
  });
});

it.each([
  ['Daw Khin Khin', 'DK'],
  ['khin', 'K'],
  ['  Élodie   Ångström ', 'ÉÅ'],
  ['ဒေါ်ခင်ခင်', 'ဒေါ်'],
  ['ဦး မောင်မောင်', 'ဦးမော'],
  ['ကျွန်ုပ်', 'ကျွ'],
  ['မ္မန်', 'မ္မ'],
  ['\u1004\u103A\u1039\u1002\u102C', '\u1004\u103A\u1039\u1002\u102C'],
  ['(Duty) Officer', 'DO'],
  ['123', '?'],
  ['', '?'],
])('uses the first letters with their signs of %s', (name, expected) =>
  expect(initials(name)).toBe(expected),
);

const PASSWORD = 'kzwm-7pd4-xn3h-qv6t';
const NAME = 'ဒေါ်ခင်ခင်';
const given = { password: PASSWORD, expires_at: '2026-11-22T20:05:00.000Z' };

/** Opens the detail of user 21 as a user with all permissions. */
async function openDetail(me = ADMIN) {
  serveUsers(buildUserRow());
  const app = await openUsers('/users/21', me);
  await screen.findByRole('heading', { level: 2, name: NAME });
  return app;
}

/** A server where user 21 has that many sessions until they are ended. */
function serveSessions(count: number) {
  let open = Array.from({ length: count }, (_, index) => buildSessionInfo(`s${index}`));
  serverHas('sessions', 'temporary-passwords');
  const end = () => {
    open = [];
  };
  server.use(
    http.get('/api/users/21/sessions', () => json({ data: open })),
    http.delete('/api/users/21/sessions', () => {
      end();
      return empty();
    }),
    http.post('/api/users/21/reset-password', () => {
      end();
      return json({ data: given });
    }),
  );
}

async function openCard(count = 2, me = ADMIN) {
  serveSessions(count);
  const app = await openDetail(me);
  await screen.findByRole('heading', { level: 2, name: 'Sign-in' });
  return app;
}

type App = Awaited<ReturnType<typeof openCard>>;

async function accept({ user }: App, question: string, action: string) {
  await user.click(button(action));
  await answer(user, action, question);
}

const reset = (app: App) =>
  accept(app, `Reset the password of ${NAME}? All sessions of ${NAME} end.`, 'Reset password');

const findDialog = () => screen.findByRole('dialog', { name: `Temporary password of ${NAME}` });

it.each([
  ['shown to other users', ['sessions' as const], { permissions: ['user-edit'] }],
  ['requested from a server without it', ['keys' as const], ADMIN],
])('is not %s', async (_, capabilities, me) => {
  serverHas(...capabilities);
  await openDetail(me);
  expect(screen.queryByRole('heading', { name: 'Sign-in' })).not.toBeInTheDocument();
  expect(callNames()).not.toContain('GET /api/users/21/sessions');
});

it('is silently hidden if it cannot be loaded', async () => {
  serverHas('sessions');
  server.use(http.get('/api/users/21/sessions', () => json({ message: 'Not found.' }, 404)));
  const { store } = await openDetail();
  await waitFor(() => {
    const queries = Object.values(store.getState().api.queries);
    expect(queries.map((query) => query?.status)).toContain('rejected');
  });
  expect(screen.queryByRole('heading', { name: 'Sign-in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ends all sessions', async () => {
  const app = await openCard();
  const list = screen.getByRole('list', { name: 'Sessions' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await accept(app, `End all sessions of ${NAME}?`, 'End all sessions');
  expect(await screen.findByText(`All sessions of ${NAME} ended.`)).toBeVisible();
  expect(await screen.findByText('No open sessions.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign-in' })).toHaveFocus();
});

it('links to the profile instead of actions for the own account', async () => {
  await openCard(1, { ...ADMIN, id: 21 });
  expect(screen.queryByRole('button', { name: /Reset|End/ })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Change your password on your profile' });
  expect(link).toHaveAttribute('href', '/build/profile');
});

it('shows a temporary password once, and keeps it nowhere', async () => {
  const app = await openCard();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await reset(app);
  const dialog = await findDialog();
  expect(within(dialog).getByText(PASSWORD)).toBeVisible();
  expect(dialog).toHaveTextContent('can be used until 23 November 2026 at 02:35');
  expect(dialog).toHaveTextContent(`${NAME} has to choose another one at the next sign-in.`);
  await app.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByText('Copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(PASSWORD);
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(document.body).not.toHaveTextContent(PASSWORD);
  expect(button('Reset password')).toHaveFocus();
  expect(await screen.findByText('No open sessions.')).toBeVisible();
  expect(JSON.stringify(app.store.getState())).not.toContain(PASSWORD);
  expect(JSON.stringify(shownByDevTools)).not.toContain(PASSWORD);
});

it('keeps the dialog open on a click outside, and closes it on Back', async () => {
  const app = await openCard();
  await act(() => app.router.navigate('/users/21?again'));
  await reset(app);
  const backdrop = (await findDialog()).parentElement;
  if (backdrop) await app.user.click(backdrop);
  expect(screen.getByText(PASSWORD)).toBeVisible();
  // Waits for the history entry, because no user presses Back as quickly as this test.
  await waitFor(() => expect(window.history.state).toHaveProperty('usr.layer'));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument());
  expect(window.location.search).toBe('?again');
});

it('selects the password if the browser does not allow copying', async () => {
  const app = await openCard();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await reset(app);
  const dialog = await findDialog();
  await app.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByText(/The password is selected/)).toBeVisible();
  expect(String(getSelection())).toBe(PASSWORD);
});

it('shows the server’s message after a failed reset, else its own text', async () => {
  const app = await openCard();
  for (const [reply, shown] of [
    [() => json({ message: 'ယခုမရပါ။' }, 503), 'ယခုမရပါ။'],
    [dropped, 'Failed to reset the password.'],
    [() => json({ message: 'ယခုမရပါ။' }, 503), 'ယခုမရပါ။'],
    [() => json({ data: {} }), 'Failed to reset the password.'],
  ] as const) {
    server.use(http.post('/api/users/21/reset-password', reply));
    await reset(app);
    expect((await screen.findByText(shown)).outerHTML).toBe(
      `<div role="alert" id="alert">${shown}</div>`,
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});
