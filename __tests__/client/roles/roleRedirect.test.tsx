import { act, fireEvent, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { currentPath } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import { box, buildRole, openRoles, serveRoles } from './roleScreen';
import { button } from '../../helpers/client/screens';

/** An edit form with timers that the test advances. */
async function openEdit(reply: () => Response) {
  serveRoles(buildRole());
  server.use(
    http.put('/api/roles/9', reply),
    http.get('/api/sliders', () => json([])),
  );
  const app = await openRoles('/role/9/edit');
  await box('Edit role');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  return app;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Presses Update and resolves once the list of roles is stale. */
async function save() {
  fireEvent.click(button('Update'));
  await waitFor(() => expect(callsOf('GET /api/roles/9')).toHaveLength(2));
}

afterEach(() => jest.useRealTimers());

it('opens the list 200 ms after the save, and stays busy until then', async () => {
  await openEdit(() => json({ data: buildRole() }));
  await save();
  await wait(199);
  expect(button('Updating...')).toBeDisabled();
  expect(currentPath()).toBe('/role/9/edit');
  await wait(1);
  await waitFor(() => expect(currentPath()).toBe('/role'));
});

it('does not redirect once the user has left the page', async () => {
  const { router } = await openEdit(() => json({ data: buildRole() }));
  await save();
  await act(() => router.navigate('/slider'));
  await wait(2000);
  expect(currentPath()).toBe('/slider');
});
