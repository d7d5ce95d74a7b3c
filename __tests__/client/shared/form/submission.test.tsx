import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { Save } from '../../../../src/client/shared/api/api';
import { ended } from '../../../../src/client/shared/session/sessionSlice';
import { buildSession } from '../../../helpers/client/builders';
import { openApp } from '../../../helpers/client/renderApp';
import { dropped, empty, hold, json } from '../../../helpers/client/replies';
import { button, findPage } from '../../../helpers/client/screens';
import { callsOf, server } from '../../../helpers/client/server';
import { show } from './formScreen';

const CREATE = 'POST /api/roles';
const permission = { id: 1, slug: 'post-edit', group: 'Post', name: { en: 'Edit post' } };

/** Of the responses of the server. */
let headers: Record<string, string>;
beforeEach(() => (headers = {}));

const keys = () => callsOf(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));

/** Opens the form of a new role, filled; each try to save it gets the next of the responses. */
async function openRole(...responses: (() => Response)[]) {
  server.use(
    // What a lost response makes the page ask for.
    http.get('/api/announcements', () => json({ data: [] })),
    http.get('/api/roles', () => json({ data: [] })),
    http.get('/api/roles/permissions', () => Response.json([permission], { headers })),
    http.post('/api/roles', () => responses.shift()?.() ?? json({ data: null }, 201)),
  );
  const app = await openApp('/role/create', buildSession({ permissions: ['role-create'] }));
  await app.user.type(await screen.findByLabelText('Role Name (English)'), 'Editor');
  await app.user.type(screen.getByLabelText('Role Name (Myanmar)'), 'အယ်ဒီတာ');
  await app.user.click(await screen.findByLabelText('Edit post'));
  return app;
}

const LOST =
  'No answer came from the server, so this may have been saved. Look at the list before you try again.';

it.each([
  ['the line breaks', dropped],
  ['a gateway gives up', () => empty(504)],
])('does not know what was saved when %s, and tries again under the same key', async (_, lost) => {
  const { user, store } = await openRole(lost, lost);
  await user.click(button('Create'));
  expect(await screen.findByText('Failed to create role.')).toBeVisible();
  expect(screen.getByText(LOST)).toBeVisible();
  expect(store.getState().submission.status).toBe('unknown');
  await user.click(button('Create'));
  await waitFor(() => expect(keys()).toHaveLength(2));
  await screen.findByText(LOST);
  await user.click(button('Create'));
  await findPage('Roles');
  const [first, ...more] = keys();
  expect(first).toMatch(/^[\w-]{8,128}$/);
  expect(more).toEqual([first, first]);
});

it('uses another key once something else is sent, and after a refusal', async () => {
  const refused = () => json({ message: 'No.' }, 422);
  const { user } = await openRole(dropped, refused, refused);
  await user.click(button('Create'));
  await screen.findByText(LOST);
  await user.type(screen.getByLabelText('Role Name (English)'), '!');
  await user.click(button('Create'));
  await waitFor(() => expect(screen.queryByText(LOST)).not.toBeInTheDocument());
  await screen.findByText('Failed to create role.');
  await user.click(button('Create'));
  await waitFor(() => expect(new Set(keys()).size).toBe(3));
});

it('says that trying again is safe where the server knows keys', async () => {
  headers = { 'X-Accepts-Idempotency-Key': 'true' };
  const { user } = await openRole(dropped);
  await user.click(button('Create'));
  expect(
    await screen.findByText(/Try again without changes: it is saved only once\.$/),
  ).toBeVisible();
});

/** Sends a form whose response waits; so many bytes of 4 MB are on their way. */
async function upload(loaded: number) {
  const { held, release } = hold();
  const abort = jest.fn();
  const submit = jest.fn(({ onProgress }: Save<unknown>) => {
    onProgress?.({ loaded, total: 4_000_000 });
    return Object.assign(
      held.then(() => ({})),
      { abort },
    );
  });
  const form = show({ submit });
  await form.user.click(button('Create'));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  return { ...form, abort, release };
}

it.each([
  ['breaks an upload off', 1_000_000, 'sending', 1],
  ['leaves what was sent as a whole to the server', 4_000_000, 'confirming', 0],
])('%s when its form is left', async (_, loaded, status, times) => {
  const { user, store, abort, release } = await upload(loaded);
  expect(store.getState().submission).toMatchObject({ status });
  await user.click(button('Cancel'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(abort).toHaveBeenCalledTimes(times);
  release();
  await waitFor(() => expect(store.getState().submission.status).toBe('saved'));
});

it('is broken off by the end of the session, so that no late answer ends the next one', async () => {
  const { held, release } = hold();
  const { user, store } = await openRole();
  server.use(http.post('/api/roles', () => held.then(() => json({ data: null }, 201))));
  await user.click(button('Create'));
  await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
  expect(store.getState().submission).toMatchObject({ status: 'confirming' });
  act(() => void store.dispatch(ended()));
  await waitFor(() => expect(store.getState().submission).toEqual({ status: 'idle' }));
  release();
});
