import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ADMIN, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';

const EDITOR = { permissions: ['post-delete', 'slider-delete'] };

const entry = (id: number, title: string | null) => ({
  id,
  noun: 'post',
  noun_id: id + 20,
  title,
  deleted_at: '2026-11-20T10:00:00.000Z',
  deleted_by: { id: 4, name: 'ဒေါ်ခင်ခင်', email: 'khin@example.org' },
  kept_until: '2026-12-20T10:00:00.000Z',
});

/** A server whose trash has these entries until they are restored or deleted. */
function serveTrash(...entries: ReturnType<typeof entry>[]) {
  let kept = entries;
  serverHas('keys', 'trash');
  const leave = (id: unknown) => {
    kept = kept.filter(({ noun_id }) => String(noun_id) !== id);
  };
  server.use(
    http.get('/api/posts', () => json({ data: [] })),
    http.get('/api/trash', () => json({ data: kept })),
    http.post('/api/posts/:id/restore', ({ params }) => {
      leave(params.id);
      return json({ data: {} });
    }),
    http.delete('/api/trash/posts/:id', ({ params }) => {
      leave(params.id);
      return empty();
    }),
  );
}

const open = (path: string, user: object) => openApp(path, buildSession(user));
const shownRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('leads from the list to its deleted records, and back', async () => {
  serveTrash(entry(1, '<b>Flood</b> in Bago'));
  const { user } = await open('/posts', EDITOR);
  await user.click(await screen.findByRole('link', { name: 'Recently deleted' }));
  const row = await shownRow('Flood in Bago');
  expect(row).toHaveTextContent('ဒေါ်ခင်ခင်');
  expect(row).toHaveTextContent('20 November 2026');
  expect(row).toHaveTextContent('until 20 December 2026');
  expect(new URL(callOf('GET /api/trash').url).search).toBe('?noun=post&page=1');
  expect(screen.queryByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByText('No post data found.')).toBeVisible();
});

it('is not offered if the server keeps nothing', async () => {
  server.use(http.get('/api/posts', () => json({ data: [] })));
  await open('/posts', EDITOR);
  await screen.findByText('No post data found.');
  expect(screen.queryByRole('link', { name: 'Recently deleted' })).not.toBeInTheDocument();
});

it('restores an entry', async () => {
  serveTrash(entry(1, 'Flood'), entry(2, 'Storm'));
  const { user } = await open('/posts/deleted', EDITOR);
  await user.click(within(await shownRow('Flood')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Post restored.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Flood')).not.toBeInTheDocument());
  expect(screen.getByText('Storm')).toBeVisible();
  expect(callOf('POST /api/posts/21/restore').headers.get('Idempotency-Key')).toMatch(/^[\w-]{8}/);
});

it('deletes an entry permanently, after a question, for privileged users', async () => {
  serveTrash(entry(1, 'Flood'));
  const { user } = await open('/posts/deleted', ADMIN);
  await shownRow('Flood');
  await user.click(button('Delete for good'));
  await answer(user, 'Delete for good', 'Delete this for good? Nobody can restore it afterwards.');
  expect(await screen.findByText('Deleted for good.')).toBeVisible();
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeVisible();
});

it.each([
  ['Restore', 'post', '/api/posts/21/restore', 'Failed to restore post.'],
  ['Delete for good', 'delete', '/api/trash/posts/21', 'Failed to delete it for good.'],
] as const)('says why %s failed', async (name, method, path, fixed) => {
  serveTrash(entry(1, 'Flood'));
  server.use(http[method](path, () => json({}, 500)));
  const { user } = await open('/posts/deleted', ADMIN);
  await shownRow('Flood');
  await user.click(button(name));
  if (name === 'Delete for good') await answer(user, name);
  expect(await screen.findByText(fixed)).toBeVisible();
  expect(screen.getByText('Flood')).toBeVisible();
});

it('says that the load failed', async () => {
  server.use(http.get('/api/trash', () => json({}, 500)));
  await open('/slider/deleted', EDITOR);
  expect(await screen.findByText('Failed to load the deleted records.')).toBeVisible();
});
