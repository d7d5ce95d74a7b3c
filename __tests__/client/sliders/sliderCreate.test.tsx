import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { failures } from '../../helpers/client/failures';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { choose, fieldsOf, tiles } from './sliderForm';

const REQUIRED = 'Please upload at least one slider image.';
const submit = () => screen.getByRole('button', { name: 'Create' });

async function openForm(reply: () => Response | Promise<Response> = () => json({}, 201)) {
  server.use(
    http.post('/api/sliders', reply),
    http.get('/api/sliders', () => json({ data: [buildSlider(5, 51)] })),
  );
  const app = await openApp('/slider/create', buildSession({ permissions: ['slider-create'] }));
  await findPage('Create Slider');
  return app;
}

it('requires at least one image, also where the only one was removed, and sends nothing', async () => {
  const { user } = await openForm();
  await user.click(submit());
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  await choose(user, 'rain.jpg');
  await waitFor(() => expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove File' }));
  await user.click(submit());
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(callNames()).toEqual([]);
});

it('sends the chosen files, returns to the list and refetches it', async () => {
  const { user } = await openForm(() => json({ data: buildSlider(5, 51) }, 201));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('link', { name: 'View' });
  expect(callsOf('POST /api/sliders')).toHaveLength(0);
  act(() => window.history.back());
  await findPage('Create Slider');
  await choose(user, 'rain.jpg', 'မိုး.jpg');
  await choose(user, 'storm.jpg');
  await user.click(submit());
  await findPage('Slider');
  expect(await screen.findByRole('img', { name: 'Slider 1' })).toBeVisible();
  expect(currentPath()).toBe('/slider');
  expect(await fieldsOf(callOf('POST /api/sliders'))).toEqual([
    ['images[]', 'rain.jpg'],
    ['images[]', 'မိုး.jpg'],
    ['images[]', 'storm.jpg'],
  ]);
  expect(callsOf('GET /api/sliders').length).toBeGreaterThan(1);
});

it('tells of each failure in place and keeps the chosen files', async () => {
  const { user } = await openForm();
  await choose(user, 'rain.jpg', 'storm.jpg');
  for (const { reply, message } of failures) {
    server.use(http.post('/api/sliders', reply));
    await user.click(submit());
    const shown = message ?? 'Failed to create slider.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shown));
  }
  expect(tiles()).toEqual(['rain.jpg', 'storm.jpg']);
  expect(screen.queryByRole('progressbar', { name: 'Upload progress' })).not.toBeInTheDocument();
  expect(submit()).toBeEnabled();
  expect(currentPath()).toBe('/slider/create');
  expect(document.body).not.toHaveTextContent('undefined');
});
