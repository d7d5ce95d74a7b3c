import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';
import { currentPath } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { answer, button, chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { open, person } from './leavingScreen';

/** Forms with drafts: page, a field, and the button that opens the form on that page. */
const FORMS: [string, string, string?][] = [
  ['/role/create', 'Role Name (English)'],
  ['/role/4/edit', 'Role Name (Myanmar)'],
  ['/posts/create', 'Title'],
  ['/posts/9/edit', 'Title'],
  ['/users/create', 'Full Name'],
  ['/users/8/edit', 'Email'],
  ['/announcement', 'Text', 'Edit'],
  ['/category', 'Category Name', 'Create'],
  ['/category', 'Category Name', 'Edit'],
];

const LOST = 'Leave without saving what you have entered?';

const noQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

it('leaves every changed form and keeps its input, but nothing after the change is undone', async () => {
  const { user, router } = await open('/slider');
  for (const [path, label, opener] of FORMS) {
    const change = async (keys: string) => {
      await act(() => router.navigate(path));
      if (opener) await user.click(await screen.findByRole('button', { name: opener }));
      await user.type(await screen.findByLabelText(label), keys);
    };
    await change('x');
    // A dialog hides the links of the page, but they can still be pressed.
    await user.click(screen.getByRole('link', { name: 'Slider', hidden: true }));
    await findPage('Slider');
    noQuestion();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await change('x{Backspace}');
    await act(() => router.navigate('/slider'));
    await findPage('Slider');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  }
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
