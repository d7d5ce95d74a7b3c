import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { json } from '../../helpers/client/replies';
import { answer, button } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { open } from './leavingScreen';

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
