import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionInfo } from '../../../src/contract/session';
import { buildSession, buildSessionInfo } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { dropped, empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button, focused } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const here = buildSessionInfo('a1', { current: true });
const phone = buildSessionInfo('b2', { address: '2001:db8::7' });
const odd = buildSessionInfo('c3', { user_agent: 'x'.repeat(2000), address: '' });

/** A server with these sessions, which the calls can end. */
function serve(...sessions: SessionInfo[]) {
  let open = sessions;
  serverHas('sessions');
  server.use(
    http.get('/api/sessions', () => json({ data: open })),
    http.delete('/api/sessions/:id', ({ params }) => {
      open = open.filter(({ id }) => id !== params.id);
      return empty();
    }),
    http.delete('/api/sessions', () => {
      open = open.filter(({ current }) => current);
      return empty();
    }),
  );
}

async function openSessions(...sessions: SessionInfo[]) {
  serve(...sessions);
  const app = await openApp('/profile', buildSession());
  await screen.findByRole('list', { name: 'Sessions' });
  return app;
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Sessions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const title = () => screen.getByRole('heading', { name: 'Sessions' });

it('shows the device, address and last use of each session, and marks the current one', async () => {
  await openSessions(here, phone, odd);
  const used = 'Last used 20 November 2026 at 02:35';
  expect(rows()).toEqual([
    `Chrome on AndroidThis device203.81.64.7 · ${used}`,
    `Chrome on Android2001:db8::7 · ${used}End`,
    `Unknown device${used}End`,
  ]);
});

it('asks before it ends one, and shows the remaining ones', async () => {
  const { user } = await openSessions(here, phone, odd);
  await user.click(screen.getAllByRole('button', { name: 'End' })[0] as HTMLElement);
  await screen.findByRole('alertdialog');
  expect(callNames()).not.toContain('DELETE /api/sessions/b2');
  await answer(user, 'End', 'End this session? Chrome on Android, 2001:db8::7');
  expect(await screen.findByText('Session ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await focused(title);
  // With a single other session the second button is not needed.
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

it('ends all others if there are several', async () => {
  const { user } = await openSessions(here, phone, odd);
  await user.click(button('End all others'));
  const question = 'End all other sessions? Only this device stays signed in.';
  await answer(user, 'End all others', question);
  expect(await screen.findByText('All other sessions ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await focused(title);
});

it('shows the server’s message after a failure, else its own text', async () => {
  const { user } = await openSessions(here, phone);
  for (const [reply, shown] of [
    [() => json({ message: 'ပိတ်ထားသည်။' }, 500), 'ပိတ်ထားသည်။'],
    [dropped, 'Failed to end the session.'],
  ] as const) {
    server.use(http.delete('/api/sessions/b2', reply));
    await user.click(button('End'));
    await answer(user, 'End');
    expect((await screen.findByText(shown)).outerHTML).toBe(
      `<div role="alert" id="alert">${shown}</div>`,
    );
  }
  expect(rows()).toHaveLength(2);
});

it('treats a session that no longer exists as ended', async () => {
  const { user } = await openSessions(here, phone);
  serve(here);
  server.use(http.delete('/api/sessions/b2', () => json({ message: 'Not found.' }, 404)));
  await user.click(button('End'));
  await answer(user, 'End');
  expect(await screen.findByText('Session ended.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
});
