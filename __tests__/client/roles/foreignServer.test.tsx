import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import {
  alerts,
  box,
  buildRole,
  button,
  field,
  openRoles,
  PERMISSIONS,
  serveRoles,
} from './roleScreen';

type Reply = [string, () => Response];

/** Failures that any call can meet, each with what a server that is not ours may send. */
const failures: Reply[] = [
  ['an HTML page', () => page()],
  ['a dropped connection', () => dropped()],
  ['broken JSON', () => garbled()],
  ['403', () => json({ message: 'This action is unauthorized.' }, 403)],
  ['409', () => json({ message: 'Conflict.' }, 409)],
  ['413', () => page(413)],
  ['422 without errors', () => json({ message: 'Odd.' }, 422)],
  ['422 with odd errors', () => json({ message: null, errors: [null, 5] }, 422)],
  ['429', () => json({ message: 'Too many requests.' }, 429)],
  ['500', () => json({ message: 'Server Error' }, 500)],
];
const withErrors: Reply = [
  '422 with errors',
  () => json({ message: 'Odd.', errors: { 'name.en': ['Taken.'], x: 'Bad.' } }, 422),
];
const missing: Reply = ['404', () => json({ message: 'Not found.' }, 404)];
const nothing: Reply[] = [
  ['nothing', () => empty()],
  ['null', () => json(null)],
  ['null under data', () => json({ data: null })],
  ['an odd thing', () => json({ data: 'rain' })],
];

const text = () => document.body.textContent;

describe('the list', () => {
  it.each<[string, unknown]>([
    ['a bare array', [buildRole()]],
    ['an array under data', { data: [buildRole()] }],
    ['numbers at top level', { data: [buildRole()], current_page: 1, last_page: 1 }],
    ['numbers as texts', { data: [buildRole({ id: '9' })], meta: { current_page: '1' } }],
    ['a name as a text', [buildRole({ name: 'Forecaster' })]],
    ['a name as a label', [buildRole({ name: null, label: 'Forecaster' })]],
    ['null for the permissions', [buildRole({ permissions: null })]],
    ['things that are none beside it', [null, 5, {}, buildRole()]],
  ])('reads %s', async (_, body) => {
    server.use(http.get('/api/roles', () => json(body)));
    await openRoles('/role');
    expect(await screen.findByRole('cell', { name: 'Forecaster' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, withErrors, missing])('alerts after %s', async (_, reply) => {
    server.use(http.get('/api/roles', reply));
    await openRoles('/role');
    await waitFor(() => expect(alerts()).toEqual(['Failed to fetch roles.']));
    expect(screen.getByText('No role data found.')).toBeVisible();
  });

  it.each(nothing)('is empty and silent after %s', async (_, reply) => {
    server.use(http.get('/api/roles', reply));
    await openRoles('/role');
    expect(await screen.findByText('No role data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('the detail', () => {
  it.each<[string, Reply[], string]>([
    ['details', [...failures, withErrors], 'Failed to load role details.'],
    ['not found', [missing, ...nothing], 'Role not found.'],
  ])('tells of a role: %s', async (_, replies, message) => {
    for (const [, reply] of replies) {
      serveRoles();
      server.use(http.get('/api/roles/9', reply));
      const { unmount } = await openRoles('/role/9');
      await waitFor(() => expect(alerts()).toEqual([message]));
      expect(screen.getByRole('heading', { level: 1, name: 'Role Detail' })).toBeVisible();
      unmount();
    }
  });

  it.each<[string, unknown, unknown]>([
    ['bare answers', buildRole(), PERMISSIONS],
    ['wrapped answers', { data: buildRole() }, { data: PERMISSIONS }],
    [
      'permissions as objects',
      buildRole({ permissions: [{ id: 1, slug: 'role-edit' }] }),
      PERMISSIONS,
    ],
  ])('reads %s', async (_, role, permissions) => {
    server.use(
      http.get('/api/roles/9', () => json(role)),
      http.get('/api/roles/permissions', () => json(permissions)),
    );
    await openRoles('/role/9');
    expect(await box('Edit role')).toBeChecked();
    expect(text()).not.toContain('undefined');
  });

  it.each([...failures, withErrors, missing, ...nothing])(
    'tells of permissions after %s',
    async (_, reply) => {
      serveRoles(buildRole());
      server.use(http.get('/api/roles/permissions', reply));
      await openRoles('/role/9');
      expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
      expect(screen.getByText('Forecaster')).toBeVisible();
    },
  );
});

describe('create', () => {
  it.each([...failures, missing])('tells the fixed text after %s', async (_, reply) => {
    serveRoles();
    server.use(http.post('/api/roles', reply));
    const { user } = await openRoles('/role/create');
    await user.type(await field('Role Name (English)'), 'E');
    await user.type(await field('Role Name (Myanmar)'), 'မ');
    await user.click(await box('Edit role'));
    await user.click(button('Create'));
    await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
    expect(await field('Role Name (English)')).toHaveValue('E');
    expect(button('Create')).toBeEnabled();
  });
});

describe('edit', () => {
  it.each([...failures, withErrors, missing, ...nothing])(
    'does not open on %s',
    async (_, reply) => {
      serveRoles();
      server.use(http.get('/api/roles/9', reply));
      await openRoles('/role/9/edit');
      await waitFor(() => expect(alerts()).toEqual(['Failed to load role data.']));
      expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    },
  );

  it.each<[...Reply, string]>([
    ...[...failures, missing].map((reply): [...Reply, string] => [
      ...reply,
      'Failed to update role.',
    ]),
    [...withErrors, 'Taken. Bad.'],
  ])('tells of a failed save: %s', async (_, reply, message) => {
    serveRoles(buildRole());
    server.use(http.put('/api/roles/9', reply));
    const { user } = await openRoles('/role/9/edit');
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(await field('Role Name (English)')).toHaveValue('Forecaster');
  });
});
