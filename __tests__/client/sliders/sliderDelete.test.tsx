import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { openApp } from '../../helpers/client/renderApp';
import { empty, hold, json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';

const QUESTION = 'Are you sure you want to delete this slider?';

/** A list with two rows, which the server changes as it responds. */
async function openList(onDelete: () => Response | Promise<Response> = () => empty()) {
  const sliders = [buildSlider(1, 11), buildSlider(2, 21)];
  server.use(
    http.get('/api/sliders', () => json({ data: sliders })),
    http.delete('/api/sliders/:id', async ({ params }) => {
      const answer = await onDelete();
      const index = sliders.findIndex(({ id }) => String(id) === params.id);
      if (answer.ok) sliders.splice(index, 1);
      return answer;
    }),
  );
  const session = buildSession({ permissions: ['slider-delete', 'slider-create'] });
  const app = await openApp('/slider', session);
  await screen.findAllByRole('button', { name: 'Delete' });
  return app;
}

const deleteButton = (row: number) =>
  screen.getAllByRole('button', { name: 'Delete' })[row] ?? document.body;
const rowCount = () => screen.queryAllByRole('link', { name: 'View' }).length;

async function ask(onDelete?: () => Response | Promise<Response>, row = 0) {
  const app = await openList(onDelete);
  await app.user.click(deleteButton(row));
  const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
  expect(dialog).toBeVisible();
  const answer = async (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, answer };
}

const closed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('asks, deletes that slider and refetches the list, which offers Create once it is empty', async () => {
  const { answer, user } = await ask(undefined, 1);
  expect(callsOf('DELETE /api/sliders/2')).toHaveLength(0);
  await answer('Delete');
  await waitFor(() => expect(rowCount()).toBe(1));
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/build/slider/1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(callNames()).toEqual(['GET /api/sliders', 'DELETE /api/sliders/2', 'GET /api/sliders']);
  await closed();
  await user.click(deleteButton(0));
  await screen.findByRole('alertdialog');
  await answer('Delete');
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Create' })).toBeVisible();
});

it('does nothing on Cancel or Escape', async () => {
  const { answer, user } = await ask();
  await answer('Cancel');
  await closed();
  await user.click(deleteButton(0));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await closed();
  expect(rowCount()).toBe(2);
  expect(callNames()).toEqual(['GET /api/sliders']);
});

it('shows the fixed text after a failure until it is tried again or the screen is left', async () => {
  const { answer, user, router } = await ask(failure);
  const alert = () => screen.queryByRole('alert');
  await answer('Delete');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete slider.');
  expect(rowCount()).toBe(2);
  const { held, release } = hold();
  server.use(http.delete('/api/sliders/:id', () => held.then(failure)));
  await closed();
  await user.click(deleteButton(0));
  await screen.findByRole('alertdialog');
  await answer('Delete');
  await closed();
  expect(alert()).not.toBeInTheDocument();
  release();
  await screen.findByRole('alert');
  server.use(http.get('/api/announcements', () => json({ data: [] })));
  await act(() => router.navigate('/announcement'));
  await screen.findByText('No announcement data found.');
  expect(alert()).not.toBeInTheDocument();
});

it('ignores a second press while the request is pending', async () => {
  const { held, release } = hold();
  const { answer, user } = await ask(async () => {
    await held;
    return empty();
  });
  await answer('Delete');
  await waitFor(() => expect(deleteButton(0)).toHaveAttribute('aria-disabled', 'true'));
  await user.click(deleteButton(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(rowCount()).toBe(1));
});
