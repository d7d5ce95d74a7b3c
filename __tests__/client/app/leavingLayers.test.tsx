import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { currentPath } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { announcement, noQuestion, open, person, question } from './leavingScreen';

it('asks before a dialog with a change closes, whichever way', async () => {
  const { user, router } = await open('/slider');
  await act(() => router.navigate('/announcement'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByLabelText('Text');
  await user.type(field, 'x');
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(button('Cancel')),
    () => Promise.resolve(act(() => window.history.back())),
  ];
  for (const way of ways) {
    await way();
    await question();
    await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? field);
    await waitFor(noQuestion);
    expect(field).toHaveValue(`${announcement.text}x`);
  }
  await user.keyboard('{Escape}');
  await question();
  await user.click(button('Leave'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentPath()).toBe('/announcement');
});

it('closes what lies on top on Back, and leaves the page on the next', async () => {
  const { user, router } = await open('/slider');
  await act(() => router.navigate('/slider/3'));
  await user.click(await screen.findByRole('button', { name: 'Image 2' }));
  await screen.findByRole('dialog', { name: 'Image 2' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await findPage('Slider Detail');
  act(() => window.history.back());
  await findPage('Slider');
});

it('reports what was saved after the form was left, and stays where the person is', async () => {
  const { held, release } = hold();
  server.use(
    http.put('/api/users/8', async () => {
      await held;
      return json({ data: person });
    }),
  );
  const { user, store } = await open('/users/8/edit');
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(button('Update'));
  await waitFor(() => expect(callsOf('PUT /api/users/8')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Slider' }));
  await question();
  await user.click(button('Leave'));
  await findPage('Slider');
  release();
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(currentPath()).toBe('/slider');
  expect(store.getState().submission.status).toBe('saved');
});
