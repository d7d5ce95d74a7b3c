import {
  ended,
  expired,
  started,
  userRefreshed,
} from '../../../src/client/shared/session/sessionSlice';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { tellOf } from '../../helpers/client/otherTab';
import { startApp } from '../../helpers/client/renderApp';

const session = buildSession();
const stored = () => ({ ...localStorage }) as Record<string, string>;

/** The two storage keys of a session, and nothing else. */
const keysOf = ({ token, user } = session) => ({
  auth_token: token,
  auth_user: JSON.stringify(user),
});

it('writes exactly the two raw keys, at once, with the bare token', async () => {
  const { store } = await startApp('/');
  store.dispatch(started(session));
  expect(stored()).toEqual(keysOf());
});

it.each([
  ['sign-out', ended],
  ['a 401', expired],
])('removes both keys at once on %s, and leaves no "null"', async (_, event) => {
  const { store } = await startApp('/profile', session);
  store.dispatch(event());
  expect(stored()).toEqual({});
});

it('rewrites the user, and not the token, when the user was refreshed', async () => {
  const { store } = await startApp('/profile', session);
  const user = buildUser({ name: 'Renamed' });
  store.dispatch(userRefreshed(user));
  expect(stored()).toEqual(keysOf({ token: session.token, user }));
});

describe('a broken session', () => {
  const { auth_token, auth_user } = keysOf();

  it.each<[string, Record<string, string>]>([
    ['no user', { auth_token }],
    ['a user that is not JSON', { auth_token, auth_user: '{"id":7,' }],
    ['the user "null"', { auth_token, auth_user: 'null' }],
    ['the user "undefined"', { auth_token, auth_user: 'undefined' }],
    ['a user that is a text', { auth_token, auth_user: '"Khin"' }],
    ['a user that is a list', { auth_token, auth_user: '[]' }],
    ['an empty token', { auth_token: '', auth_user }],
    ['no token', { auth_user }],
  ])('of %s is cleared and nobody is signed in', async (_, keys) => {
    Object.assign(localStorage, keys);
    const { store } = await startApp('/profile');
    expect(store.getState().session.status).toBe('signedOut');
    expect(stored()).toEqual({});
  });
});

it('persists every store separately', async () => {
  const first = await startApp('/');
  first.store.dispatch(started(session));
  const second = await startApp('/');
  second.store.dispatch(ended());
  localStorage.clear();
  first.store.dispatch(userRefreshed(buildUser({ name: 'Renamed' })));
  expect(stored()).toMatchObject({ auth_token: session.token });
});

describe('another tab', () => {
  it('signs out by clearing everything', async () => {
    const { store } = await startApp('/profile', session);
    localStorage.clear();
    tellOf(null);
    expect(store.getState().session.status).toBe('expired');
  });

  it('writes the token before its user, which is no broken session', async () => {
    const { store } = await startApp('/');
    localStorage.setItem('auth_token', session.token);
    tellOf('auth_token');
    expect(localStorage.getItem('auth_token')).toBe(session.token);
    localStorage.setItem('auth_user', JSON.stringify(session.user));
    tellOf('auth_user');
    expect(store.getState().session).toMatchObject({ status: 'signedIn', ...session });
  });

  it('may write other keys, which mean nothing', async () => {
    const { store } = await startApp('/profile', session);
    localStorage.clear();
    tellOf('theme');
    expect(store.getState().session.status).toBe('signedIn');
  });
});
