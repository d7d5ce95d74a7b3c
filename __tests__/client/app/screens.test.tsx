import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { PermissionSlug } from '../../../src/contract/permissions';
import { userRefreshed } from '../../../src/client/shared/session/sessionSlice';
import { buildUser } from '../../helpers/client/builders';
import { answer, button, findPage } from '../../helpers/client/screens';
import { failure, failures } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import { announcement, open, person, post } from './leavingScreen';

const NOTICE = 'You do not have permission to save.';

/** Each form that is a page, its title, and the permission to save it. */
const FORMS: [string, string, PermissionSlug][] = [
  ['/slider/create', 'Create Slider', 'slider-create'],
  ['/slider/3/edit', 'Edit Slider', 'slider-edit'],
  ['/role/create', 'Create Role', 'role-create'],
  ['/role/4/edit', 'Edit Role', 'role-edit'],
  ['/posts/create', 'Create Post', 'post-create'],
  ['/posts/9/edit', 'Edit Post', 'post-edit'],
  ['/users/create', 'Create User', 'user-create'],
  ['/users/8/edit', 'Edit User', 'user-edit'],
];

it('warns users at every form that they may not save', async () => {
  const { router, store } = await open('/slider', { user: { permissions: [] } });
  for (const [path, title, permission] of FORMS) {
    act(() => void store.dispatch(userRefreshed(buildUser())));
    await act(() => router.navigate(path));
    await findPage(title);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    act(() => void store.dispatch(userRefreshed(buildUser({ permissions: [permission] }))));
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  }
});

const alerts = () => screen.queryAllByRole('alert').map(({ innerHTML }) => innerHTML);

/** Opens a page that gets this response to a call. */
const openWith = (path: string, call: string, reply: () => Response) =>
  open(path, { replies: [http.get(call, reply)] });

const notFound = () => json({ message: 'Not found.' }, 404);
const otherKind = () => json({ data: 'rain' });
const [withMessage, lost] = failures;

/**
 * A page, the call that it depends on, the response, the message, and whether it offers to try
 * again.
 */
const PAGES: [string, string, () => Response, string, boolean][] = [
  ['/slider/3', '/api/sliders/3', failure, 'Slider not found.', true],
  ['/slider/3', '/api/sliders/3', () => json({}), 'Slider not found.', false],
  ['/slider/3/edit', '/api/sliders/3', failure, 'Failed to load slider data.', true],
  ['/role/4', '/api/roles/4', failure, 'Failed to load role details.', true],
  ['/role/4', '/api/roles/4', notFound, 'Role not found.', false],
  ['/role/4', '/api/roles/4', () => empty(), 'Role not found.', false],
  ['/role/4/edit', '/api/roles/4', () => empty(), 'Failed to load role data.', false],
  ['/posts/9', '/api/posts/9', failure, 'Failed to load post details.', true],
  ['/posts/9', '/api/posts/9', notFound, 'Post not found.', false],
  ['/posts/9', '/api/posts/9', otherKind, 'Post not found.', false],
  ['/posts/9/edit', '/api/posts/9', failure, 'Failed to load post data.', true],
  ['/posts/9/edit', '/api/posts/9', otherKind, 'Failed to load post data.', false],
  ['/users/8', '/api/users/8', failure, withMessage?.message ?? '', true],
  ['/users/8', '/api/users/8', lost?.reply ?? failure, 'Failed to load user data.', true],
  ['/users/8', '/api/users/8', () => empty(), 'Failed to load user data.', false],
  ['/users/8/edit', '/api/users/8', () => empty(), 'Failed to load user data.', false],
];

it.each(PAGES)(
  '%s says without %s what is wrong: %#',
  async (path, call, reply, said, mayRetry) => {
    await openWith(path, call, reply);
    await waitFor(() => expect(alerts()).toEqual([said]));
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(mayRetry ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  },
);

const EMPTY = 'No slider data found.';

/** A list, its call, and the messages: in place of the list, and as an alert. */
const LISTS: [string, string, string, string[]][] = [
  ['/slider', '/api/sliders', EMPTY, []],
  ['/announcement', '/api/announcements', 'No announcement data found.', []],
  ['/posts', '/api/posts', 'No post data found.', []],
  ['/posts?query=rain', '/api/posts/filter', 'No post data found.', []],
  ['/users', '/api/users', 'No user data found.', []],
  ['/role', '/api/roles', 'No role data found.', ['Failed to fetch roles.']],
  ['/category', '/api/categories', 'Failed to load categories.', ['Failed to load categories.']],
];

it.each(LISTS)('%s is empty where %s fails', async (path, call, text, said) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await openWith(path, call, failure);
  const rows = within(await screen.findByRole('table'));
  expect(await rows.findByText(text)).toBeVisible();
  await waitFor(() => expect(alerts()).toEqual(said));
  // It is then unknown whether there is one already.
  if (text === EMPTY) expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  if (path === '/announcement') {
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    const error: unknown = expect.objectContaining({ status: 422 });
    expect(log).toHaveBeenCalledWith('announcements could not be loaded', error);
  }
  log.mockRestore();
});

/** A list, the calls of its only row, and the messages. Undo is tested with the posts. */
it.each([
  ['slider', '/slider', '/api/sliders', 3, 'Failed to delete slider.', 'Slider restored.'],
  [
    ...(['post', '/posts', '/api/posts', 9] as const),
    ...(['Failed to delete post. Please try again later.', 'Post restored.'] as const),
  ],
  ['user', '/users', '/api/users', 8, 'Failed to delete user.', ''],
] as const)(
  'asks before it deletes a %s, which stays after a failure, and says that it is gone',
  async (noun, path, list, id, failed, restored) => {
    const call = `${list}/${id}`;
    const { user } = await open(path);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const name = `Are you sure you want to delete this ${noun}?`;
      const before = callsOf(`DELETE ${call}`).length;
      await answer(user, 'Delete', name);
      await waitFor(() => expect(callsOf(`DELETE ${call}`)).toHaveLength(before + 1));
    };
    server.use(http.delete(call, failure));
    await remove();
    const alert = await screen.findByText(failed);
    expect(alert.outerHTML).toBe(`<div role="alert" id="alert">${failed}</div>`);
    await waitFor(() => expect(button('Delete')).not.toHaveAttribute('aria-disabled'));

    const headers = restored ? { 'X-Restorable-Until': '2999-01-01T00:00:00.000Z' } : undefined;
    server.use(
      http.delete(call, () => new Response(null, { status: 204, headers })),
      http.post(`${call}/restore`, () => json({ data: {} })),
      http.get(list, () => json({ data: [] })),
    );
    await remove();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await screen.findByText(`No ${noun} data found.`)).toBeVisible();
    const said = `${noun[0]?.toUpperCase()}${noun.slice(1)} deleted successfully!`;
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
    if (!restored) return expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('Undo'));
    expect(await screen.findByText(restored)).toBeVisible();
  },
);

const CHANGED = { changed_by: 'Daw Mya', changed_at: '2026-11-20T07:35:00Z' };
const refusal = (current: object) =>
  json({ message: 'Someone else has changed this since you opened it.', ...CHANGED, current }, 412);

const versionsSent = (call: string) => callsOf(call).map(({ headers }) => headers.get('If-Match'));

const namesSent = async (request: Request) =>
  request.method === 'POST'
    ? [...(await request.formData()).keys()]
    : Object.keys((await request.json()) as object);

const choice = (name: string) =>
  within(screen.getByRole('radiogroup', { name: `${name}: mine or theirs` }));

it('shows both values of a field that two users changed, and saves the chosen one', async () => {
  const current = { ...person, version: 5, name: 'U Aung', email: 'u.aung@example.org' };
  const app = await open('/users/8/edit', {
    replies: [
      http.get('/api/users/8', () => json({ data: { ...person, version: 4 } })),
      http.put('/api/users/8', () => refusal(current), { once: true }),
      http.put('/api/users/8', () => json({ data: current })),
    ],
  });
  const name = await screen.findByLabelText('Name');
  await app.user.type(name, ' Aung');
  await app.user.click(button('Update'));
  expect(
    await screen.findByText(
      'Daw Mya saved this on 20 November 2026 at 14:05, after you had opened it. Choose what to keep, then save again.',
    ),
  ).toBeVisible();

  expect(choice('Name').getByLabelText('Keep mine')).toBeChecked();
  expect(name).toHaveValue('Ko Aung Aung');
  expect(choice('Email').getByLabelText('Take theirs')).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('u.aung@example.org');
  expect(screen.queryByRole('radiogroup', { name: /^Role/ })).not.toBeInTheDocument();

  await app.user.click(choice('Name').getByLabelText('Take theirs'));
  expect(name).toHaveValue('U Aung');
  await app.user.click(choice('Name').getByLabelText('Keep mine'));
  expect(name).toHaveValue('Ko Aung Aung');

  await app.user.click(button('Update'));
  await findPage('Users');
  expect(versionsSent('PUT /api/users/8')).toEqual(['"4"', '"5"']);
  expect(await callsOf('PUT /api/users/8')[1]?.json()).toMatchObject({
    name: 'Ko Aung Aung',
    email: 'u.aung@example.org',
  });
});

it('sends no version to a server that counts none, and treats its 412 like any failure', async () => {
  const app = await open('/users/8/edit');
  server.use(http.put('/api/users/8', () => json({ message: 'Precondition failed.' }, 412)));
  await app.user.type(await screen.findByLabelText('Name'), '!');
  await app.user.click(button('Update'));
  expect(await screen.findByText('Precondition failed.')).toBeVisible();
  expect(versionsSent('PUT /api/users/8')).toEqual([null]);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

/** The body that each form sends, and the other user's field that it shows. */
const SAVES: [string, string, string, object, string][] = [
  [
    '/role/4/edit',
    'PUT /api/roles/4',
    'Role Name (English)',
    { name: { en: 'Other', mm: 'အ' } },
    '',
  ],
  ['/posts/9/edit', 'POST /api/posts/9', 'Title', { ...post, title: 'Other' }, ''],
  ['/announcement', 'PUT /api/announcements/6', 'Text', { ...announcement, text: 'Other' }, 'Edit'],
  [
    '/category',
    'PUT /api/categories/5',
    'Category Name',
    { name: 'Other', icon: '/a.svg' },
    'Edit',
  ],
];

it.each(SAVES)(
  'at %s guards %s, and sends the same fields again',
  async (path, call, label, change, opener) => {
    const app = await open(path);
    const [method, address] = call.split(' ') as ['PUT' | 'POST', string];
    const respond = method === 'PUT' ? http.put : http.post;
    const id = Number(address.split('/').at(-1));
    server.use(respond(address, () => refusal({ id, version: 2, permissions: [], ...change })));
    if (opener) await app.user.click(await screen.findByRole('button', { name: opener }));
    const field = await screen.findByLabelText(label);
    await app.user.type(field, 'x');
    await app.user.click(button('Update'));
    await screen.findByText(/^Daw Mya saved this/);
    expect(choice(label).getByText('Other')).toBeVisible();
    await app.user.click(button('Update'));
    await waitFor(() => expect(versionsSent(call)).toEqual([null, '"2"']));
    const [first, second] = await Promise.all(callsOf(call).map(namesSent));
    expect(second).toEqual(first);
  },
);

it('keeps the images of both sides of a slider', async () => {
  const app = await open('/slider/3/edit');
  const image = (id: number) => ({ id, url: `http://localhost/api/images/${id}`, size: 1000 });
  const current = { id: 3, version: 2, images: [image(31), image(32), image(33)] };
  server.use(http.post('/api/sliders/3', () => refusal(current)));
  await app.user.click(
    (await screen.findAllByRole('button', { name: 'Remove File' }))[0] as Element,
  );
  await app.user.click(button('Update'));
  await screen.findByText(/Nothing that you have entered differs: save again\.$/);
  expect(screen.getAllByRole('button', { name: 'Remove File' })).toHaveLength(2);
});
