import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { progressed } from '../../../../src/client/shared/form/submissionSlice';
import { ended } from '../../../../src/client/shared/session/sessionSlice';
import { buildSession, buildSlider } from '../../../helpers/client/builders';
import { currentPath, openApp } from '../../../helpers/client/renderApp';
import { dropped, empty, hold, json } from '../../../helpers/client/replies';
import { button, findPage, leaveAnyway } from '../../../helpers/client/screens';
import { callsOf, server } from '../../../helpers/client/server';
import { choose } from '../../sliders/sliderForm';

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

/** Sends a photograph for a new slider, whose response waits; `percent` of 4 MB are on their way. */
async function uploadSlider(percent: number) {
  const { held, release } = hold();
  server.use(
    http.get('/api/sliders', () => json({ data: [buildSlider(5, 51)] })),
    http.post('/api/sliders', async () => {
      await held;
      return json({ data: null }, 201);
    }),
  );
  const session = buildSession({ permissions: ['slider-create'] });
  const app = await openApp('/slider/create', session);
  await findPage('Create Slider');
  await choose(app.user, 'rain.jpg');
  await app.user.click(button('Create'));
  await waitFor(() => expect(callsOf('POST /api/sliders')).toHaveLength(1));
  const total = 4_000_000;
  act(() => void app.store.dispatch(progressed({ loaded: (total * percent) / 100, total })));
  return { ...app, release };
}

it('breaks an upload off when its form is left, and reports nothing', async () => {
  const { user, store, release } = await uploadSlider(25);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await leaveAnyway(user);
  await findPage('Slider');
  await waitFor(() => expect(store.getState().submission).toEqual({ status: 'idle' }));
  release();
  expect(currentPath()).toBe('/slider');
  expect(screen.queryByText('Slider created successfully!')).not.toBeInTheDocument();
});

it('says that the server is working once all bytes are sent', async () => {
  const { release } = await uploadSlider(100);
  expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuetext',
    '4.0 of 4.0 MB sent. The server is working on it.',
  );
  release();
  expect(await screen.findByText('Slider created successfully!')).toBeVisible();
});

it('is broken off by the end of the session, so that no late answer ends the next one', async () => {
  const { store, release } = await uploadSlider(100);
  act(() => void store.dispatch(ended()));
  await waitFor(() => expect(store.getState().submission).toEqual({ status: 'idle' }));
  release();
});
