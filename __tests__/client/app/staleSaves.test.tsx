import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { announcement, open, person, post } from './leavingScreen';

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
