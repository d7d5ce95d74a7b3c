import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { ended, expired } from '../../../src/client/shared/session/sessionSlice';
import { currentPath } from '../../helpers/client/renderApp';
import { empty, hold, json } from '../../helpers/client/replies';
import { answer, button, chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { open, person } from './leavingScreen';

/** The forms of the product: page, a field, and the button that opens the form on that page. */
const FORMS: [string, string, string?][] = [
  ['/role/create', 'Role Name (English)'],
  ['/role/4/edit', 'Role Name (Myanmar)'],
  ['/posts/create', 'Title'],
  ['/posts/9/edit', 'Title'],
  ['/users/create', 'Full Name'],
  ['/users/8/edit', 'Email'],
  ['/profile', 'Current Password'],
  ['/announcement', 'Text', 'Edit'],
  ['/category', 'Category Name', 'Create'],
  ['/category', 'Category Name', 'Edit'],
];

const KEPT = 'What you entered stays on this device as a draft.';
const LOST = 'Leave without saving what you have entered?';

const noQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

it('asks at every changed form, but not after the change is undone', async () => {
  const app = await open('/slider');
  for (const [path, label, opener] of FORMS) {
    await act(() => app.router.navigate(path));
    if (opener) await app.user.click(await screen.findByRole('button', { name: opener }));
    const field = await screen.findByLabelText(label);
    await app.user.type(field, 'x');
    // A dialog hides the links of the page, but they can still be pressed.
    await app.user.click(screen.getByRole('link', { name: 'Slider', hidden: true }));
    // Passwords are not kept.
    const isLost = path === '/profile';
    await answer(app.user, isLost ? 'Cancel' : 'Keep editing', isLost ? LOST : KEPT);
    expect(currentPath()).toBe(path);
    await app.user.type(field, '{Backspace}');
    await act(() => app.router.navigate('/slider'));
    await findPage('Slider');
    noQuestion();
  }
});

it('asks before closing the tab and signing out, but not if the session has ended', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(http.post('/api/logout', () => empty()));
  const { user, store } = await open('/role/create');
  const field = await screen.findByLabelText('Role Name (English)');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(field, 'Editor');
  expect(isAsked()).toBe(true);
  await chooseAccount(user, 'Logout');
  await screen.findByRole('alertdialog', { name: KEPT });
  expect(callsOf('POST /api/logout')).toEqual([]);
  await answer(user, 'Keep editing');
  act(() => void store.dispatch(expired()));
  await findSignIn();
  noQuestion();
});

it('offers the draft after Leave, but not after Discard', async () => {
  const { user, router } = await open('/role/create');
  const leave = async (choice: string) => {
    await user.type(await screen.findByLabelText('Role Name (English)'), 'Editor');
    await user.click(screen.getByRole('link', { name: 'Slider' }));
    await answer(user, choice, KEPT);
    await findPage('Slider');
    await act(() => router.navigate('/role/create'));
    await screen.findByLabelText('Role Name (English)');
  };
  await leave('Discard');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await leave('Leave');
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
