import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/core/http';
import { buildFile, buildSession, buildSlider } from '../../helpers/client/builders';
import { failures } from '../../helpers/client/failures';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage, tiles } from '../../helpers/client/screens';
import { callNames, callOf, fieldsOf, server } from '../../helpers/client/server';

const REQUIRED = 'Please upload at least one slider image.';
const EDITOR = buildSession({ permissions: ['slider-create', 'slider-edit'] });

/** Opens a form. The slider to edit has the images 31 and 32. */
async function openForm(path: string, session = EDITOR) {
  server.use(
    http.get('/api/sliders/3', () => json({ data: buildSlider(3, 31, 32) })),
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/sliders', () => json({}, 201)),
    http.post('/api/sliders/3', () => json({ data: null })),
  );
  const app = await openApp(path, session);
  const submitLabel = path.endsWith('create') ? 'Create' : 'Update';
  await screen.findByRole('button', { name: submitLabel });
  const removeFirst = async () =>
    app.user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] as Element);
  return { ...app, removeFirst, send: () => app.user.click(button(submitLabel)) };
}

const choose = (user: UserEvent, ...names: string[]) =>
  user.upload(
    screen.getByLabelText('Images'),
    names.map((name) => buildFile(name)),
  );

it('requires an image of a new slider, sends the chosen ones, and leads to the list', async () => {
  const { user, removeFirst, send } = await openForm('/slider/create');
  await send();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  await choose(user, 'rain.jpg');
  await waitFor(() => expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument());
  await removeFirst();
  await send();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(callNames()).toEqual([]);

  await choose(user, 'rain.jpg', 'မိုး.jpg');
  await choose(user, 'storm.jpg');
  await send();
  await findPage('Slider');
  expect(await fieldsOf(callOf('POST /api/sliders'))).toEqual([
    ['images[]', 'rain.jpg'],
    ['images[]', 'မိုး.jpg'],
    ['images[]', 'storm.jpg'],
  ]);
});

it('sends new and removed images as a POST with the method override', async () => {
  const { user, removeFirst, send } = await openForm('/slider/3/edit');
  await removeFirst();
  await choose(user, 'rain.jpg');
  await send();
  await findPage('Slider');
  expect((await fieldsOf(callOf('POST /api/sliders/3'))).sort()).toEqual([
    ['_method', 'PUT'],
    ['images[]', 'rain.jpg'],
    ['removed_slider_image[]', '31'],
  ]);
});

it('omits the keys of unchanged lists', async () => {
  const { send } = await openForm('/slider/3/edit');
  await send();
  await findPage('Slider');
  expect(await fieldsOf(callOf('POST /api/sliders/3'))).toEqual([['_method', 'PUT']]);
});

it.each([
  ['/slider/create', '/api/sliders', 'Failed to create slider.'],
  ['/slider/3/edit', '/api/sliders/3', 'Failed to update slider.'],
])('reports at %s each failure in place, and keeps the changes', async (path, call, text) => {
  const { user, removeFirst, send } = await openForm(path);
  await choose(user, 'rain.jpg', 'storm.jpg');
  await removeFirst();
  const changed = tiles();
  expect(changed).toContain('storm.jpg');
  for (const { reply, message } of failures) {
    server.use(http.post(call, reply));
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message ?? text));
  }
  expect(tiles()).toEqual(changed);
  expect(currentPath()).toBe(path);
});
