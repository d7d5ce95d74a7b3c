import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { failure, failures } from '../../helpers/client/failures';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { choose, tiles } from './sliderForm';

const session = buildSession({ permissions: ['slider-edit'] });
const submit = () => screen.getByRole('button', { name: 'Update' });

it.each([
  ['a failure', failure],
  ['something that is no slider', () => json({ data: ['rain'] })],
])('tells at the load of %s by the fixed text', async (_, reply) => {
  server.use(http.get('/api/sliders/3', reply));
  await openApp('/slider/3/edit', session);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to load slider data.');
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  expect(callNames()).toEqual(['GET /api/sliders/3']);
  await findPage('Edit Slider');
});

async function changeAndSend(reply: () => Response | Promise<Response>) {
  server.use(
    http.get('/api/sliders/3', () => json(buildSlider(3, 31, 32))),
    http.post('/api/sliders/3', reply),
  );
  const app = await openApp('/slider/3/edit', session);
  await screen.findByRole('button', { name: 'Update' });
  const [first] = screen.getAllByRole('button', { name: 'Remove File' });
  await app.user.click(first ?? document.body);
  await choose(app.user, 'rain.jpg');
  await app.user.click(submit());
  return app;
}

it('is disabled during the update, tells of each failure and keeps the changes', async () => {
  const { held, release } = hold();
  const { user } = await changeAndSend(() => held.then(() => json({ message: 'Busy.' }, 503)));
  await waitFor(() => expect(submit()).toBeDisabled());
  release();
  expect((await screen.findByRole('alert')).textContent).toBe('Busy.');
  expect(callsOf('POST /api/sliders/3')).toHaveLength(1);
  for (const { reply, message } of failures) {
    server.use(http.post('/api/sliders/3', reply));
    await user.click(submit());
    const shown = message ?? 'Failed to update slider.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shown));
  }
  expect(tiles()).toHaveLength(2);
  expect(tiles()).toContain('rain.jpg');
  expect(submit()).toBeEnabled();
  expect(currentPath()).toBe('/slider/3/edit');
  expect(document.body).not.toHaveTextContent('undefined');
});
