import { act, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { writeDraft } from '../../../src/client/shared/form/drafts/draftStore';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { button, chooseAccount, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const NOTE =
  'This browser keeps no data for this site: you will have to sign in again after a reload, and drafts are not kept.';

const note = () => screen.queryByText(NOTE);

const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError');
};

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(
    http.get('/api/sliders', () => json({ data: [] })),
    http.get('/api/roles', () => json({ data: [] })),
    http.post('/api/login', () => json(buildSession())),
    http.post('/api/logout', () => empty()),
  );
});

it('warns once that a full storage keeps no session, works in memory, and keeps no drafts', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { user, router } = await openApp('/');
  await findSignIn();
  expect(note()).not.toBeInTheDocument();
  await signIn(user);
  await findPage('Slider');
  expect(note()).toHaveAttribute('role', 'status');
  await act(() => router.navigate('/role'));
  await findPage('Roles');
  expect(note()).toBeVisible();
  const draft = { savedAt: Date.now(), page: '/role/create', base: '', values: { name: 'x' } };
  await expect(writeDraft('7', 'role:new', draft, false)).rejects.toThrow(
    'Storage is not available',
  );
  await user.click(button('Close'));
  expect(note()).not.toBeInTheDocument();
  full.mockRestore();
  await chooseAccount(user, 'Logout');
  await findSignIn();
  expect(localStorage).toHaveLength(0);
});

it('warns on the sign-in page if nothing can be read', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const { user } = await openApp('/role');
  await findSignIn();
  expect(note()).toBeVisible();
  await signIn(user);
  await findPage('Slider');
  expect(note()).toBeVisible();
  blocked.mockRestore();
});
