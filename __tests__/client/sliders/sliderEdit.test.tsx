import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../src/client/shared/api/api';
import { buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { findPage, leaveAnyway } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { choose, fieldsOf, tiles } from './sliderForm';

const REQUIRED = 'Please upload at least one slider image.';
const session = buildSession({ permissions: ['slider-edit'] });
const update = () => screen.findByRole('button', { name: 'Update' });
const removeFile = (index: number) =>
  screen.getAllByRole('button', { name: 'Remove File' })[index] ?? document.body;

async function openForm(slider: unknown = { data: buildSlider(3, 31, 32) }) {
  server.use(
    http.get('/api/sliders/3', () => json(slider)),
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/sliders/3', () => json({ data: null })),
  );
  const app = await openApp('/slider/3/edit', session);
  await update();
  return { ...app, send: async () => app.user.click(await update()) };
}

it('sends new and removed images as a POST with the method override, and returns to the list', async () => {
  const { user, send } = await openForm();
  await user.click(removeFile(0));
  await choose(user, 'rain.jpg', 'storm.jpg');
  expect(tiles()).toHaveLength(3);
  await send();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(currentPath()).toBe('/slider');
  const fields = await fieldsOf(callOf('POST /api/sliders/3'));
  expect(fields).toHaveLength(4);
  expect(fields).toEqual(
    expect.arrayContaining([
      ['_method', 'PUT'],
      ['images[]', 'rain.jpg'],
      ['images[]', 'storm.jpg'],
      ['removed_slider_image[]', '31'],
    ]),
  );
});

it('omits the keys of unchanged lists', async () => {
  const { send } = await openForm();
  await send();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(await fieldsOf(callOf('POST /api/sliders/3'))).toEqual([['_method', 'PUT']]);
});

it('requires an image when none would remain, until a new one is chosen', async () => {
  const { user, send } = await openForm({ id: '3', images: { ...buildImage(31), id: 'a/31' } });
  await user.click(removeFile(0));
  await send();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(callsOf('POST /api/sliders/3')).toHaveLength(0);
  await choose(user, 'rain.jpg');
  await send();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  const fields = await fieldsOf(callOf('POST /api/sliders/3'));
  expect(fields).toContainEqual(['images[]', 'rain.jpg']);
  expect(fields).toContainEqual(['removed_slider_image[]', 'a/31']);
});

it('sends nothing on Cancel, and shows the images again afterwards', async () => {
  const { user } = await openForm();
  await user.click(removeFile(0));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await leaveAnyway(user);
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  expect(callsOf('POST /api/sliders/3')).toHaveLength(0);
  act(() => window.history.back());
  await update();
  expect(tiles()).toHaveLength(2);
});

it('opens on the current slider, not on the cache', async () => {
  server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 31, 32))));
  const { router } = await openApp('/slider/3', session);
  await screen.findByRole('button', { name: 'Image 2' });
  const { held, release } = hold();
  server.use(
    http.get('/api/sliders/3', async () => {
      await held;
      return json(buildSlider(3, 33));
    }),
  );
  await act(() => router.navigate('/slider/3/edit'));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  release();
  await update();
  expect(tiles()).toHaveLength(1);
});

it('does not change when the slider is refetched', async () => {
  const { user, store } = await openForm();
  await user.click(removeFile(0));
  server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 33, 34, 35))));
  act(() => void store.dispatch(api.util.invalidateTags(['Slider'])));
  await waitFor(() => expect(callsOf('GET /api/sliders/3')).toHaveLength(2));
  await waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('images/35'));
  expect(tiles()).toHaveLength(1);
  expect(await update()).toBeEnabled();
});
