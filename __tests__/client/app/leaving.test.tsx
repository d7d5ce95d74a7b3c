import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { expired } from '../../../src/client/shared/session/sessionSlice';
import { currentPath } from '../../helpers/client/renderApp';
import { empty } from '../../helpers/client/replies';
import { button, chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { noQuestion, open, question } from './leavingScreen';

/** The forms of the product: their page, a field, and what opens them over that page. */
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

async function reach(app: Awaited<ReturnType<typeof open>>, form: (typeof FORMS)[number]) {
  const [path, label, opener] = form;
  await act(() => app.router.navigate(path));
  if (opener) await app.user.click(await screen.findByRole('button', { name: opener }));
  return screen.findByLabelText(label);
}

it('leaves every untouched form without a question', async () => {
  const app = await open('/slider');
  for (const form of FORMS) {
    await reach(app, form);
    await act(() => app.router.navigate('/slider'));
    await findPage('Slider');
    noQuestion();
  }
});

it('asks at every form that differs, and not once the change is undone', async () => {
  const app = await open('/slider');
  for (const form of FORMS) {
    const field = await reach(app, form);
    await app.user.type(field, 'x');
    // A dialog hides the links of the page, but not from a press on them.
    await app.user.click(screen.getByRole('link', { name: 'Slider', hidden: true }));
    await question();
    await app.user.click(button('Cancel'));
    await waitFor(noQuestion);
    expect(currentPath()).toBe(form[0]);
    await app.user.type(field, '{Backspace}');
    await act(() => app.router.navigate('/slider'));
    await findPage('Slider');
    noQuestion();
  }
});

it('leaves on Leave', async () => {
  const { user: person } = await open('/role/create');
  await person.type(await screen.findByLabelText('Role Name (English)'), 'Editor');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await question();
  await person.click(button('Leave'));
  await findPage('Roles');
});

it('lets a session end at every form that differs, without a question', async () => {
  for (const form of FORMS) {
    const app = await open('/slider');
    await app.user.type(await reach(app, form), 'x');
    act(() => void app.store.dispatch(expired()));
    await findSignIn();
    noQuestion();
    app.unmount();
  }
});

it('asks before signing out', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(http.post('/api/logout', () => empty()));
  const { user: person } = await open('/role/create');
  await person.type(await screen.findByLabelText('Role Name (English)'), 'Editor');
  await chooseAccount(person, 'Logout');
  await question();
  expect(callsOf('POST /api/logout')).toEqual([]);
  await person.click(button('Leave'));
  await findSignIn();
});

it('asks as the tab is closed or reloaded', async () => {
  const { user: person } = await open('/role/create');
  const field = await screen.findByLabelText('Role Name (English)');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await person.type(field, 'Editor');
  expect(isAsked()).toBe(true);
});
