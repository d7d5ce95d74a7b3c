import { shownByDevTools } from '../../helpers/client/devToolsExtension';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { button, findPage, focused, gone } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';

const SECRET = 'JBSWY3DPEHPK3PXP';
const OVER = 'The set-up took more than ten minutes. Begin again with a new key.';
const CODES = ['k7mw-3xha-p9qr-d4ct-a2b3', 'c4d5-e6f7-g8h9-k2m3-n4p5'];
const wrong = (field: string, message: string) =>
  json({ message, errors: { [field]: [message] } }, 422);

/** A server with the password `secret1` and the code 123456. */
function serve({ enabled = false, required = false, isOver = false } = {}) {
  let isOn = enabled;
  let isLate = isOver;
  serverHas('sessions', 'two-factor');
  const proof = async (request: Request) => {
    const { password, code } = (await request.json()) as Record<string, string>;
    if (password !== undefined && password !== 'secret1') return wrong('password', 'Not that one.');
    return code === undefined || code === '123456' ? null : wrong('code', 'Not that code.');
  };
  server.use(
    http.get('/api/sessions', () => json({ data: [] })),
    http.get('/api/sliders', () => json({ data: [] })),
    http.get('/api/two-factor', () =>
      json({ data: { enabled: isOn, required, recovery_codes_left: isOn ? 10 : 0 } }),
    ),
    http.post('/api/two-factor', async ({ request }) => {
      const uri = `otpauth://totp/X:khin?secret=${SECRET}`;
      isLate = isOver && callsOf('POST /api/two-factor').length === 1;
      return (await proof(request)) ?? json({ data: { secret: SECRET, uri } });
    }),
    http.post('/api/two-factor/on', async ({ request }) => {
      const refusal = isLate ? wrong('secret', OVER) : await proof(request);
      isOn = refusal === null;
      return refusal ?? json({ data: { recovery_codes: CODES } });
    }),
    http.post('/api/two-factor/off', async ({ request }) => {
      const refusal = await proof(request);
      isOn = refusal !== null;
      return refusal ?? empty();
    }),
    http.post('/api/two-factor/recovery-codes', async ({ request }) => {
      return (await proof(request)) ?? json({ data: { recovery_codes: CODES } });
    }),
  );
}

async function openCard(user: Partial<SessionUser> = {}) {
  const app = await openApp('/profile', buildSession(user));
  await screen.findByRole('heading', { name: 'Two-factor sign-in' });
  return app;
}

type User = Awaited<ReturnType<typeof openCard>>['user'];
const findDialog = (name: string) => screen.findByRole('dialog', { name });

async function fill(user: User, dialog: HTMLElement, password: string, code?: string) {
  const field = within(dialog).getByLabelText('Current Password');
  await user.clear(field);
  await user.type(field, password);
  if (code === undefined) return;
  await user.clear(within(dialog).getByLabelText('Code'));
  await user.type(within(dialog).getByLabelText('Code'), code);
}

async function setUp(user: User) {
  await user.click(button('Set up'));
  const dialog = await findDialog('Set up two-factor sign-in');
  await fill(user, dialog, 'secret1');
  await user.click(button('Next'));
  await within(dialog).findByRole('img', { name: 'QR code of the key' });
  await user.type(within(dialog).getByLabelText('Code'), '123456');
  await user.click(button('Turn on'));
  return findDialog('Recovery codes');
}

it('sets it up with password, key and code, and shows the recovery codes once', async () => {
  serve();
  const { user, store } = await openCard();
  await user.click(button('Set up'));
  const dialog = await findDialog('Set up two-factor sign-in');
  await focused(() => within(dialog).getByLabelText('Current Password'));
  await fill(user, dialog, 'wrong');
  await user.click(button('Next'));
  expect(await within(dialog).findAllByText('Not that one.')).not.toHaveLength(0);
  await fill(user, dialog, 'secret1');
  await user.click(button('Next'));
  await within(dialog).findByRole('img', { name: 'QR code of the key' });
  expect(dialog).toHaveTextContent('JBSWY3DPEHPK3PXP');
  await user.type(within(dialog).getByLabelText('Code'), '000000');
  await user.click(button('Turn on'));
  expect(await within(dialog).findAllByText('Not that code.')).not.toHaveLength(0);
  await user.clear(within(dialog).getByLabelText('Code'));
  await user.type(within(dialog).getByLabelText('Code'), '123456');
  await user.click(button('Turn on'));
  const shown = await findDialog('Recovery codes');
  const call = callsOf('POST /api/two-factor/on').at(-1);
  expect(await call?.json()).toEqual({ password: 'secret1', code: '123456' });
  for (const code of CODES) expect(within(shown).getByText(code)).toBeVisible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith(`${CODES.join('\n')}\n`);
  const download = within(shown).getByRole('link', { name: 'Download' });
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(CODES.join('\n'));
  await user.click(within(shown).getByRole('button', { name: 'I have kept them' }));
  await gone();
  expect(await screen.findByText('Recovery codes left: 10')).toBeVisible();
  const kept = JSON.stringify([store.getState(), shownByDevTools, { ...localStorage }]);
  const secrets = [SECRET, ...CODES, 'secret1', '123456'];
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
});

it('begins again, with the password still there, if the key is too old', async () => {
  serve({ isOver: true });
  const { user } = await openCard();
  await user.click(button('Set up'));
  const dialog = await findDialog('Set up two-factor sign-in');
  await fill(user, dialog, 'secret1');
  await user.click(button('Next'));
  await user.type(await within(dialog).findByLabelText('Code'), '123456');
  await user.click(button('Turn on'));
  expect(await within(dialog).findByText(OVER)).toBeVisible();
  expect(within(dialog).getByLabelText('Current Password')).toHaveValue('secret1');
  await user.click(button('Begin again'));
  await user.type(await within(dialog).findByLabelText('Code'), '123456');
  expect(within(dialog).queryByText(OVER)).not.toBeInTheDocument();
  await user.click(button('Turn on'));
  await findDialog('Recovery codes');
});

it('asks for the password again if it was changed after the first step', async () => {
  serve();
  const { user } = await openCard();
  await user.click(button('Set up'));
  const dialog = await findDialog('Set up two-factor sign-in');
  await fill(user, dialog, 'secret1');
  await user.click(button('Next'));
  server.use(http.post('/api/two-factor/on', () => wrong('password', 'Not that one.')));
  await user.type(await within(dialog).findByLabelText('Code'), '123456');
  await user.click(button('Turn on'));
  expect(await within(dialog).findByText('Not that one.')).toBeVisible();
  expect(within(dialog).getByLabelText('Current Password')).toBeVisible();
});

it('turns it off with password and code', async () => {
  serve({ enabled: true });
  const { user } = await openCard();
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = await findDialog('Turn off two-factor sign-in');
  await fill(user, dialog, 'secret1', '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-factor sign-in is off.')).toBeVisible();
  await gone();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

it('makes new recovery codes', async () => {
  serve({ enabled: true });
  const { user } = await openCard();
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const dialog = await findDialog('New recovery codes');
  await fill(user, dialog, 'secret1', '123456');
  await user.click(button('Make new codes'));
  expect(within(await findDialog('Recovery codes')).getByText(CODES[0] ?? '')).toBeVisible();
});

it('is silently hidden if the response cannot be read', async () => {
  serve();
  server.use(http.get('/api/two-factor', () => json({ data: {} })));
  await openApp('/profile', buildSession());
  await waitFor(() => expect(callNames()).toContain('GET /api/two-factor'));
  await screen.findByText('Sessions');
  expect(screen.queryByText('Two-factor sign-in')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps users on the profile until they have set it up, and then opens Slider', async () => {
  serve({ required: true });
  const { user, router } = await openCard({ must_set_up_two_factor: true });
  expect(
    screen.getByText('Your role needs two-factor sign-in. Set it up before you go on.'),
  ).toBeVisible();
  await act(() => router.navigate('/users'));
  expect(currentPath()).toBe('/profile');
  const shown = await setUp(user);
  await user.click(within(shown).getByRole('button', { name: 'I have kept them' }));
  await findPage('Slider');
});
