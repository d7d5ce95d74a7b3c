import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import type { SessionUser } from '../../../src/contract/session';
import { buildPage } from '../../helpers/client/builders';
import { empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, findPage, focused, tableTexts } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { currentPath } from '../../helpers/client/renderApp';
import {
  alerts,
  box,
  buildRole,
  openRoles,
  PERMISSIONS,
  serveRoles,
  tickedBoxes,
} from './roleScreen';

describe('the list of roles', () => {
  it('shows number, both names, a dash for a missing one, and the permitted actions', async () => {
    serveRoles(buildRole(), buildRole({ id: 10, name: { en: 'Guest', mm: null } }));
    const { router } = await openRoles('/role', { permissions: ['role-edit'] });
    await screen.findByText('Guest');
    expect(tableTexts().map((row) => row.slice(0, 3))).toEqual([
      ['No', 'Role Name (EN)', 'Role Name (MM)'],
      ['1', 'Forecaster', 'မိုးလေဝသခန့်မှန်းသူ'],
      ['2', 'Guest', '-'],
    ]);
    const hrefs = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(hrefs('View')).toEqual(['/build/role/9', '/build/role/10']);
    expect(hrefs('Edit')).toEqual(['/build/role/9/edit', '/build/role/10/edit']);
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();

    server.use(http.get('/api/roles/search', () => json(buildPage([buildRole()]))));
    await act(() => router.navigate('/role?query=cast&page=2'));
    await waitFor(() => expect(screen.queryByText('Guest')).not.toBeInTheDocument());
    const { search } = new URL(callOf('GET /api/roles/search').url);
    expect(search).toBe('?page=2&per_page=5&query=cast&start_date=&end_date=');
  });

  it('does not alert for a failure of an earlier visit, nor of a list that is empty', async () => {
    server.use(
      http.get('/api/roles', () => json(null, 500), { once: true }),
      http.get('/api/roles', () => empty()),
      http.get('/api/sliders', () => json([])),
    );
    const { router, user } = await openRoles('/role');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alerts()).toEqual([]));
    await act(() => router.navigate('/slider'));
    await screen.findByText('No slider data found.');
    await act(() => router.navigate('/role'));
    expect(await screen.findByText('No role data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('Role Detail', () => {
  it('shows both names, then all permissions by group, those of the role checked', async () => {
    const { held, release } = hold();
    serveRoles(buildRole({ name: { en: 'Forecaster' } }));
    server.use(http.get('/api/roles/permissions', () => held.then(() => json(PERMISSIONS))));
    await openRoles('/role/9', {});
    expect(await screen.findByText('Loading permissions...')).toBeVisible();
    expect(screen.getByText('Role Name (English)').nextSibling).toHaveTextContent('Forecaster');
    expect(screen.getByText('Role Name (Myanmar)').nextSibling).toHaveTextContent('-');
    release();
    expect(await box('Edit role')).toBeChecked();
    const slider = within(screen.getByRole('group', { name: 'Slider' }));
    expect(slider.getByRole('checkbox', { name: 'Create slider' })).toBeChecked();
    expect(slider.getByRole('checkbox', { name: 'Edit slider' })).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('says that there are no permissions, and fetches them on Try again', async () => {
    serveRoles(buildRole());
    server.use(http.get('/api/roles/permissions', () => empty()));
    const { user } = await openRoles('/role/9');
    expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/build/role/9/edit',
    );
    serveRoles(buildRole());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Edit role')).toBeChecked();
  });
});

const ENGLISH = 'Role Name (English)';
const MYANMAR = 'Role Name (Myanmar)';
const field = (name: string) => screen.findByRole('textbox', { name });

type User = Awaited<ReturnType<typeof openRoles>>['user'];

async function openEdit(role = buildRole(), user?: Partial<SessionUser>) {
  serveRoles(role);
  const app = await openRoles('/role/9/edit', user);
  await box('Edit role');
  return app;
}

/** Saves and returns the body that was sent. */
async function update(user: User) {
  server.use(http.put('/api/roles/9', () => json({ data: buildRole() })));
  await user.click(button('Update'));
  await waitFor(() => expect(currentPath()).toBe('/role'));
  return (await callOf('PUT /api/roles/9').json()) as unknown;
}

describe('Create Role', () => {
  async function openFilled() {
    serveRoles();
    const app = await openRoles('/role/create');
    await app.user.click(await field(ENGLISH));
    await app.user.paste(' Forecaster ');
    await app.user.click(await field(MYANMAR));
    await app.user.paste('ခန့်မှန်းသူ');
    return app;
  }

  it('asks for a permission at the first of them, and sends trimmed names and slugs', async () => {
    const { user } = await openFilled();
    await box('Create slider');
    await user.click(button('Create'));
    const message = await screen.findByText('At least one permission must be selected.');
    const first = await box('Create slider');
    await focused(() => first);
    await user.keyboard(' ');
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await user.keyboard(' ');
    await user.click(await box('Edit role'));
    server.use(http.post('/api/roles', () => json(null, 201)));
    await user.click(button('Create'));
    await findPage('Roles');
    expect(await callOf('POST /api/roles').json()).toEqual({
      name: { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' },
      permissions: ['role-edit'],
    });
  });

  it('selects all and none, also once the last one has been checked by hand', async () => {
    serveRoles();
    const { user } = await openRoles('/role/create');
    for (const name of ['Create slider', 'Edit slider', 'Edit role']) {
      expect(await screen.findByRole('button', { name: 'Select All' })).toBeVisible();
      await user.click(await box(name));
    }
    await user.click(button('Unselect All'));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it("joins the server's errors and puts them on their fields, else shows the fixed text", async () => {
    const { user } = await openFilled();
    await user.click(await box('Edit role'));
    const errors = { 'name.en': ['Is taken.', 'Is odd.'], permissions: ['Too many.'] };
    server.use(http.post('/api/roles', () => json({ message: 'Not this.', errors }, 422)));
    await user.click(button('Create'));
    await waitFor(() => expect(alerts()).toEqual(['Is taken. Is odd. Too many.']));
    expect(await field(ENGLISH)).toHaveAccessibleDescription('Is taken. Is odd.');
    const permissions = screen.getByRole('group', { name: 'Permissions' });
    expect(permissions).toHaveAccessibleDescription('Too many.');
    server.use(http.post('/api/roles', () => json({ message: 'Not this.' }, 500)));
    await user.click(button('Create'));
    await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
  });
});

describe('Edit Role', () => {
  it('keeps an unlisted permission, unless it is unchecked', async () => {
    const { user } = await openEdit(buildRole({ permissions: ['flood-alarm', 'role-edit'] }));
    expect(tickedBoxes()).toEqual(['Edit role', 'flood-alarm']);
    await user.click(await box('Edit role'));
    expect(await update(user)).toMatchObject({ permissions: ['flood-alarm'] });
  });

  it('saves the names and keeps the permissions if their list failed to load', async () => {
    serveRoles(buildRole());
    server.use(http.get('/api/roles/permissions', () => json(null, 500)));
    const { user } = await openRoles('/role/9/edit');
    expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
    await user.type(await field(ENGLISH), 's');
    expect(await update(user)).toEqual({
      name: { en: 'Forecasters', mm: 'မိုးလေဝသခန့်မှန်းသူ' },
      permissions: ['slider-create', 'role-edit'],
    });
  });

  it('asks for both names in one message, without moving the focus during typing', async () => {
    const message = 'Please fill in both English and Myanmar names.';
    const { user } = await openEdit(buildRole({ name: null }));
    await user.click(button('Update'));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    await waitFor(async () => expect(await field(ENGLISH)).toHaveFocus());
    await user.keyboard('Forecaster');
    expect(await field(ENGLISH)).toHaveValue('Forecaster');
    expect(await field(MYANMAR)).toBeInvalid();
    expect(await field(MYANMAR)).toHaveAccessibleDescription(message);
    await user.type(await field(MYANMAR), 'x');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(callNames()).not.toContain('PUT /api/roles/9');
  });

  it('shows the server’s message for both names once and marks them, else the fixed text', async () => {
    const { user } = await openEdit();
    server.use(http.put('/api/roles/9', () => json({ errors: { name: ['Is taken.'] } }, 422)));
    await user.click(button('Update'));
    await waitFor(() => expect(alerts()).toEqual(['Is taken.']));
    expect(screen.getAllByText('Is taken.')).toHaveLength(1);
    for (const name of [ENGLISH, MYANMAR]) {
      expect(await field(name)).toBeInvalid();
      expect(await field(name)).toHaveAccessibleDescription('Is taken.');
    }
    server.use(http.put('/api/roles/9', () => json({ message: 'Odd.' }, 422)));
    await user.click(button('Update'));
    await waitFor(() => expect(alerts()).toEqual(['Failed to update role.']));
  });

  it('opens on fresh data, not on the cache', async () => {
    serveRoles(buildRole());
    const { router } = await openRoles('/role/9');
    await box('Edit role');
    serveRoles(buildRole({ name: { en: 'Observer', mm: 'လေ့လာသူ' } }));
    await act(() => router.navigate('/role/9/edit'));
    expect(await field(ENGLISH)).toHaveValue('Observer');
  });
});

describe('after a save', () => {
  afterEach(() => jest.useRealTimers());

  /** Presses Update, with fake timers, and waits until the role is stale. */
  async function save() {
    const app = await openEdit();
    server.use(
      http.put('/api/roles/9', () => json({ data: buildRole() })),
      http.get('/api/sliders', () => json([])),
    );
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    fireEvent.click(button('Update'));
    await waitFor(() => expect(callsOf('GET /api/roles/9')).toHaveLength(2));
    return app;
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('opens the list 200 ms later, and stays busy until then', async () => {
    await save();
    await wait(199);
    expect(button('Updating...')).toBeDisabled();
    expect(currentPath()).toBe('/role/9/edit');
    await wait(1);
    await waitFor(() => expect(currentPath()).toBe('/role'));
  });

  it('does not redirect once the user has left the page', async () => {
    const { router } = await save();
    await act(() => router.navigate('/slider'));
    await wait(2000);
    expect(currentPath()).toBe('/slider');
  });
});

describe('a changed role', () => {
  const own = { id: 9, slug: 'forecaster', name: { en: 'Forecaster', mm: 'ခ' } };
  const stored = () => JSON.parse(localStorage.getItem(AUTH_USER_KEY) ?? 'null') as SessionUser;

  /** Renames role 9 and replaces its permission `role-edit` with `slider-edit`. */
  async function change(over: Partial<SessionUser>) {
    const { user } = await openEdit(buildRole(), { permissions: ['role-edit'], ...over });
    await user.click(await box('Edit role'));
    await user.click(await box('Edit slider'));
    await user.type(await field(ENGLISH), 's');
    await update(user);
  }

  it.each<[string, Partial<SessionUser>]>([
    ['the id of the role', { role: own, role_id: 4 }],
    ['the role id, a text', { role: { ...own, id: 4 }, role_id: '9' }],
  ])("refreshes the session of the role's own user, by %s", async (_, user) => {
    await change(user);
    await screen.findByRole('link', { name: 'View' });
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    const permissions = ['slider-create', 'slider-edit'];
    expect(stored()).toMatchObject({
      permissions,
      role: { name: { en: 'Forecasters' }, permissions },
      roleName: { en: 'Forecasters' },
      name: 'Daw Khin Khin',
    });
  });

  it('leaves the session of others alone', async () => {
    await change({});
    expect(stored()).toMatchObject({ permissions: ['role-edit'], roleName: { en: 'Editor' } });
  });
});
