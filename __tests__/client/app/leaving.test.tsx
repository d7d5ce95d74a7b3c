import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';
import { writeDraft } from '../../../src/client/shared/form/drafts/draftStore';
import { currentPath } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { answer, button, chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { buildFile } from '../../helpers/client/builders';
import { drafts, storedText } from '../../helpers/client/indexedDb';
import { findOffer, hidePage, saved } from '../shared/form/drafts/draftForm';
import { open, person } from './leavingScreen';

/** Forms with drafts: draft, page, a field, and the button that opens the form on that page. */
const FORMS: [string, string, string, string?][] = [
  ['7:category:new', '/category', 'Category Name', 'Create'],
  ['7:role:new', '/role/create', 'Role Name (English)'],
  ['7:role:4', '/role/4/edit', 'Role Name (Myanmar)'],
  ['7:post:new', '/posts/create', 'Title'],
  ['7:post:9', '/posts/9/edit', 'Title'],
  ['7:user:new', '/users/create', 'Full Name'],
  ['7:user:8', '/users/8/edit', 'Email'],
  ['7:announcement:6', '/announcement', 'Text', 'Edit'],
  ['7:category:5', '/category', 'Category Name', 'Edit'],
];

const LOST = 'Leave without saving what you have entered?';

const noQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

it('leaves every changed form and keeps its input, but nothing after the change is undone', async () => {
  const { user, router } = await open('/profile');
  const changeAll = async (keys: string) => {
    for (const [, path, label, opener] of FORMS) {
      await act(() => router.navigate(path));
      noQuestion();
      if (opener) await user.click(await screen.findByRole('button', { name: opener }));
      await user.type(await screen.findByLabelText(label), keys);
    }
    // A dialog hides the links of the page, but they can still be pressed.
    await user.click(screen.getByRole('link', { name: 'Slider', hidden: true }));
    await findPage('Slider');
    noQuestion();
  };
  await changeAll('x{Backspace}');
  expect(await drafts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await changeAll('x');
  expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
  await waitFor(async () =>
    expect((await drafts()).sort()).toEqual(FORMS.map(([draft]) => draft).sort()),
  );
});

it('asks before it leaves a form with a password, or if the device stores nothing', async () => {
  const { user, router } = await open('/profile');
  await user.type(await screen.findByLabelText('Current Password'), 'x');
  await user.click(screen.getByRole('link', { name: 'Slider' }));
  await answer(user, 'Cancel', LOST);
  expect(currentPath()).toBe('/profile');
  await user.click(screen.getByRole('link', { name: 'Slider' }));
  await answer(user, 'Leave', LOST);
  await findPage('Slider');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await act(() => router.navigate('/role/create'));
  await user.type(await screen.findByLabelText('Role Name (English)'), 'x');
  await user.click(screen.getByRole('link', { name: 'Slider' }));
  await answer(user, 'Cancel', LOST);
  expect(currentPath()).toBe('/role/create');
  put.mockRestore();
});

it('asks before closing the tab until the input is stored, and signs out without a question', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(http.post('/api/logout', () => empty()));
  const { user } = await open('/role/create');
  const field = await screen.findByLabelText('Role Name (English)');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(field, 'Editor');
  expect(isAsked()).toBe(true);
  await waitFor(() => expect(isAsked()).toBe(false));
  await user.type(field, '!');
  await chooseAccount(user, 'Logout');
  await findSignIn();
  expect(callsOf('POST /api/logout')).toHaveLength(1);
  expect(screen.queryByText('Kept as a draft')).not.toBeInTheDocument();
});

it('asks nothing if the session has ended', async () => {
  const { user, store } = await open('/profile');
  await user.type(await screen.findByLabelText('Current Password'), 'x');
  act(() => void store.dispatch(expired()));
  await findSignIn();
  noQuestion();
});

it('offers the draft after leaving, but not after Discard', async () => {
  const { user, router } = await open('/role/create');
  const leave = async (isDiscarded: boolean) => {
    await user.type(await screen.findByLabelText('Role Name (English)'), 'Editor');
    await user.click(screen.getByRole('link', { name: 'Slider' }));
    await findPage('Slider');
    expect(await screen.findByText('Kept as a draft')).toBeVisible();
    if (isDiscarded) await user.click(button('Discard'));
    await act(() => router.navigate('/role/create'));
    await screen.findByLabelText('Role Name (English)');
  };
  await leave(true);
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await leave(false);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

it('aborts requests at the end of the session, so that no late response ends the next one', async () => {
  const { held, release } = hold();
  server.use(http.put('/api/users/8', () => held.then(() => json({ data: person }))));
  const { user, store } = await open('/users/8/edit');
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(button('Update'));
  await waitFor(() => expect(store.getState().submission.status).toBe('confirming'));
  act(() => void store.dispatch(ended()));
  await waitFor(() => expect(store.getState().submission).toEqual({ status: 'idle' }));
  release();
});

const field = (label: string) => screen.findByLabelText(label);
const value = (label: string, expected: string) => async () =>
  expect(await field(label)).toHaveValue(expected);

interface Row {
  name: string;
  path: string;
  /** The button of the page that opens the form, if it is a dialog. */
  opener?: string;
  /** The draft of an earlier visit, and its summary in the offer. */
  values: Record<string, unknown>;
  summary: string;
  isRestored: () => Promise<unknown>;
}

const rows: Row[] = [
  {
    name: 'slider:new',
    path: '/slider/create',
    summary: '1 photo',
    values: { images: [buildFile('rain.jpg')] },
    isRestored: () => screen.findByText('rain.jpg'),
  },
  {
    name: 'slider:3',
    path: '/slider/3/edit',
    summary: '1 photo removed',
    values: { removed: [31] },
    isRestored: () =>
      waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove File' })).toHaveLength(1)),
  },
  {
    name: 'announcement:6',
    path: '/announcement',
    opener: 'Edit',
    summary: 'Text',
    values: { text: 'Rain' },
    isRestored: value('Text', 'Rain'),
  },
  {
    name: 'category:new',
    path: '/category',
    opener: 'Create',
    summary: 'Category Name',
    values: { name: 'Wind' },
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'child-category:new',
    path: '/category',
    opener: 'Add child category',
    values: { name: 'Wind' },
    summary: 'Category Name',
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'category:5',
    path: '/category',
    opener: 'Edit',
    summary: 'Category Name',
    values: { name: 'Wind' },
    isRestored: value('Category Name', 'Wind'),
  },
  {
    name: 'role:new',
    path: '/role/create',
    summary: 'Role Name (English)',
    values: { 'name.en': 'Guest' },
    isRestored: value('Role Name (English)', 'Guest'),
  },
  {
    name: 'role:4',
    path: '/role/4/edit',
    summary: 'Role Name (Myanmar)',
    values: { 'name.mm': 'ဧည့်' },
    isRestored: value('Role Name (Myanmar)', 'ဧည့်'),
  },
  {
    name: 'user:new',
    path: '/users/create',
    summary: 'Full Name',
    values: { name: 'Hla' },
    isRestored: value('Full Name', 'Hla'),
  },
  {
    name: 'user:8',
    path: '/users/8/edit',
    summary: 'Name',
    values: { name: 'Hla' },
    isRestored: value('Name', 'Hla'),
  },
];

it.each(rows)('offers and restores the draft of $name', async (row) => {
  const draft = { savedAt: Date.now(), page: row.path, base: '', values: row.values };
  await writeDraft('7', row.name, draft, true);
  const { user } = await open(row.path);
  if (row.opener) await user.click(await screen.findByRole('button', { name: row.opener }));
  expect(await findOffer()).toHaveTextContent(`Changed: ${row.summary}.`);
  await user.click(button('Restore'));
  await row.isRestored();
});

it('keeps no password of a new user', async () => {
  const { user } = await open('/users/create');
  await user.type(await field('Full Name'), 'Hla');
  await user.type(await field('Password'), 'secret-2026');
  hidePage();
  await saved();
  expect(await storedText()).toContain('Hla');
  expect(await storedText()).not.toContain('secret-2026');
});
