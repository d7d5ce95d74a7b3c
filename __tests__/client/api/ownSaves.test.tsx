import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../src/client/shared/api/api';
import { replaceSaved } from '../../../src/client/shared/api/ownSaves';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';

const saved = { id: 5, name: 'Storm', icon: '/a.svg', version: 3 };
const old = { id: '5', name: 'Flood', icon: '/b.svg', version: 2 };
const other = { id: 6, name: 'Flood', version: 1, tags: [{ id: 5, name: 'Flood' }] };

it.each([
  ['the entity', old, saved],
  ['a list', [other, old], [other, saved]],
  ['a page', { items: [old], page: 1 }, { items: [saved], page: 1 }],
  ['a parent', { items: [other], parent: old }, { items: [other], parent: saved }],
  ['a part of its fields', [{ id: 5, name: 'Flood' }], [{ id: 5, name: 'Storm' }]],
  ['a newer version', { ...old, version: 4 }, { ...old, version: 4 }],
  ['nothing', null, null],
])('replaceSaved finds %s', (_, data, expected) =>
  expect(replaceSaved(data, saved)).toEqual(expected),
);

const CALL = 'PUT /api/categories/5';
const flood = { id: 5, name: 'Flood', icon: '/a.svg', parent_id: null, level: 1, version: 1 };

async function rename(user: Awaited<ReturnType<typeof openApp>>['user'], added: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByLabelText('Category Name'), added);
  await user.click(button('Update'));
}

it('bases a second quick edit on the first, whenever the list comes', async () => {
  const [before, after] = [hold(), hold()];
  const lists = [Promise.resolve(), before.held, after.held];
  let stored = flood;
  server.use(
    http.get('/api/categories', async () => {
      const data = [stored];
      await lists.shift();
      return json({ data });
    }),
    http.put('/api/categories/5', async ({ request }) => {
      const { name } = (await request.json()) as typeof flood;
      stored = { ...stored, name, version: stored.version + 1 };
      return json({ data: stored });
    }),
  );
  const session = buildSession({ permissions: ['category-list', 'category-edit'] });
  const { user, store } = await openApp('/category', session);
  await screen.findByText('Flood');
  // This load gets the data from before the save.
  act(() => void store.dispatch(api.util.invalidateTags(['Category'])));
  await waitFor(() => expect(lists).toHaveLength(1));
  await rename(user, '!');
  await screen.findByText('Flood!');
  before.release();
  await waitFor(() => expect(lists).toHaveLength(0));
  expect(screen.getByText('Flood!')).toBeVisible();
  await rename(user, '!');
  await screen.findByText('Flood!!');
  expect(callsOf(CALL).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(await callsOf(CALL)[1]?.json()).toMatchObject({ name: 'Flood!!' });
  after.release();
});
