import { shownByDevTools } from '../../helpers/client/devToolsExtension';
import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { devTools } from '../../../src/client/app/devTools';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import {
  chooseAccount,
  findPage,
  findSignIn,
  signIn,
  solvePuzzle,
} from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const TOKEN = 'bearer-of-secrets';
const PASSWORD = 'correct horse battery';
const session = buildSession({}, TOKEN);

/** Signs in at the second attempt, looks at the list and signs out again. */
async function workADay() {
  server.use(
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/login', () => json({ message: 'Wrong.' }, 401)),
    http.post('/api/logout', () => json({ token: TOKEN, user: session.user })),
  );
  const { user } = await openApp('/');
  await signIn(user, 'khin@example.org', PASSWORD);
  await screen.findByRole('alert');
  server.use(http.post('/api/login', () => json(session)));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await solvePuzzle();
  await findPage('Slider');
  await screen.findByText('No slider data found.');
  await chooseAccount(user, 'Logout');
  await findSignIn();
}

it('shows named events of a session, and no password or token in any of them', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  await workADay();
  const types = shownByDevTools.map(({ action }) => action.type);
  expect(types).toEqual(
    expect.arrayContaining([
      ...['signIn/formSubmitted', 'signIn/puzzlePassed', 'signIn/pageLeft'],
      ...['api/executeMutation/pending', 'api/executeMutation/fulfilled'],
      ...['session/started', 'session/ended', 'shell/accountMenuClosed'],
    ]),
  );
  const everything = JSON.stringify(shownByDevTools);
  expect(everything).toContain('khin@example.org');
  expect(everything).not.toContain(TOKEN);
  expect(everything).not.toContain(PASSWORD);
});

it('masks at any depth, whatever the secret is called, and leaves the original alone', () => {
  const action = {
    type: 'x',
    meta: { arg: { originalArgs: { old_password: 'a1', new_password_confirmation: 'b2' } } },
    payload: [{ auth_token: 'c3', token: 'd4', tokenType: 'e5', email: 'f6' }, null, 'g7'],
  };
  const masked = devTools.actionSanitizer(action);
  expect(JSON.stringify(masked)).not.toMatch(/a1|b2|c3|d4|e5/);
  expect(masked.payload).toEqual([expect.objectContaining({ email: 'f6' }), null, 'g7']);
  expect(action.payload[0]).toHaveProperty('token', 'd4');
});

it('passes files on as they are', () => {
  const file = buildFile('rain.jpg');
  expect(devTools.actionSanitizer({ type: 'x', images: [file] }).images[0]).toBe(file);
});
