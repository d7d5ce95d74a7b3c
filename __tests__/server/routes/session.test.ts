import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { sessionOf, statusWith, tokenIn } from '../../helpers/server/recovery';
import type { TestServer } from '../../helpers/server/testServer';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  post,
  signIn,
  startedFor,
  startTestServer,
} from '../../helpers/server/testServer';

const server = startedFor('all');

const HOUR = 3600;
const DAY = 24 * HOUR;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const open = (at = server) => sessionOf(at, ADMIN);

describe('login', () => {
  it('responds with the token and the user with their permissions, at the top level', async () => {
    const response = await logIn(server, ADMIN.email, ADMIN.password);
    expect(response.statusCode).toBe(200);
    const name = { en: 'Super Admin', mm: expect.stringMatching(/[\u1000-\u109F]/) as string };
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: {
        id: 1,
        name: 'Administrator',
        email: ADMIN.email,
        role: { id: 1, slug: 'super-admin', name, permissions: PERMISSION_SLUGS },
        roleName: { en: 'Super Admin' },
        slug: 'super-admin',
        role_id: 1,
        created_at: '2026-06-05T03:00:00.000Z',
        version: 1,
        permissions: PERMISSION_SLUGS,
      },
    });
  });

  it('names the permissions of any other role', async () => {
    const user = buildUser();
    await addUser(server, ['post-edit'], user);
    const response = await logIn(server, user.email, user.password);
    const permissions = ['post-edit'];
    expect(response.json()).toMatchObject({ user: { permissions, role: { permissions } } });
  });

  it.each([
    ['a wrong password', ADMIN.email, 'wrong password'],
    ['blanks around the password', ADMIN.email, ` ${ADMIN.password} `],
    ['an unknown e-mail', 'nobody@example.org', ADMIN.password],
  ])('responds 401 with the same message to %s', async (_case, email, password) => {
    const response = await logIn(server, email, password);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'These credentials do not match our records.' });
  });
});

describe('a session', () => {
  it('lasts for twelve hours after its last use', async () => {
    const headers = await open();
    for (let use = 0; use < 4; use += 1) {
      server.clock.advance(11 * HOUR);
      expect(await statusWith(server, headers)).toBe(200);
    }
    server.clock.advance(12 * HOUR);
    expect(await statusWith(server, headers)).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const headers = await open();
    const { db } = server.services;
    const expiries = () => db.selectFrom('sessions').select('expires_at').execute();
    const first = await expiries();
    server.clock.advance(59);
    await statusWith(server, headers);
    expect(await expiries()).toEqual(first);
    server.clock.advance(1);
    await statusWith(server, headers);
    expect(await expiries()).not.toEqual(first);
  });

  it.each([
    ['no header', {}],
    ['an unknown token', bearer('A'.repeat(43))],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a token of odd letters', bearer('a b"c')],
  ])('does not exist with %s', async (_case, headers) => {
    const response = await server.app.inject({ url: '/api/sliders', headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Unauthenticated.' });
  });

  it('is read neither from a cookie nor from the address', async () => {
    const token = (await open()).authorization.slice(7);
    const inAddress = await server.app.inject({ url: `/api/sliders?token=${token}` });
    expect(inAddress.statusCode).toBe(401);
    expect(await statusWith(server, { cookie: `auth_token=${token}; token=${token}` })).toBe(401);
  });
});

describe('logout', () => {
  it('ends this session and no other, and answers with its token and user', async () => {
    const [login, there] = [await logIn(server, ADMIN.email, ADMIN.password), await open()];
    const here = tokenIn(login);
    const response = await post(server, '/api/logout', {}, here);
    expect([response.statusCode, response.json()]).toEqual([200, login.json()]);
    expect(await statusWith(server, here)).toBe(401);
    expect(await statusWith(server, there)).toBe(200);
  });

  it('accepts a request that names a type but has no body', async () => {
    const headers = { ...(await signIn(server)), 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(response.statusCode).toBe(200);
  });
});

describe('the header Session-Ends-In', () => {
  const secondsLeft = async (headers: Record<string, string>, url = '/api/sliders') =>
    (await server.app.inject({ url, headers })).headers['session-ends-in'];

  it('counts the seconds until the session ends however often it is used', async () => {
    const headers = await signIn(server);
    expect(await secondsLeft(headers)).toBe(String(7 * DAY));
    server.clock.advance(100.5);
    expect(await secondsLeft(headers)).toBe(String(7 * DAY - 101));
  });

  it('comes with refusals too, and never without a session', async () => {
    const headers = await signIn(server);
    expect(await secondsLeft(headers, '/api/audit')).toBe(String(7 * DAY));
    expect(await secondsLeft(headers, '/api/users/999')).toBe(String(7 * DAY));
    expect(await secondsLeft({})).toBeUndefined();
    expect(await secondsLeft({}, '/healthz')).toBeUndefined();
  });
});

it.each([
  ['seven days', 176, {}],
  ['SESSION_MAX_DAYS', 55, { SESSION_MAX_DAYS: '2' }],
])('a session in use ends after %s', async (_case, hours, limits) => {
  const own = await startTestServer({ limits });
  const headers = await open(own);
  let passed = 0;
  for (; (await statusWith(own, headers)) === 200; passed += 11) own.clock.advance(11 * HOUR);
  expect(passed).toBe(hours);
  await own.stop();
});

describe('after the clock was ten years ahead', () => {
  let ahead: TestServer;

  beforeEach(async () => {
    ahead = await startTestServer();
    ahead.clock.advance(3650 * DAY);
  });

  afterEach(() => ahead.stop());

  const setRight = () => ahead.clock.advance(-3650 * DAY);
  const wrong = () => logIn(ahead, ADMIN.email, 'wrong', '10.0.0.1');
  const fail = async (count: number) => {
    for (let failures = 0; failures < count; failures += 1) {
      expect((await wrong()).statusCode).toBe(401);
    }
  };

  it('a session of that time has ended', async () => {
    const headers = await open(ahead);
    setRight();
    expect(await statusWith(ahead, headers)).toBe(401);
  });

  it('a session that was used at that time has ended', async () => {
    const expires_at = ahead.services.now().toISOString();
    setRight();
    const headers = await open(ahead);
    ahead.clock.advance(DAY / 4);
    expect(await statusWith(ahead, headers)).toBe(200);
    await ahead.services.db.updateTable('sessions').set({ expires_at }).execute();
    expect(await statusWith(ahead, headers)).toBe(401);
  });

  it('nobody waits for longer than a quarter of an hour', async () => {
    await fail(5);
    setRight();
    expect((await wrong()).headers['retry-after']).toBe('900');
    ahead.clock.advance(900);
    expect((await logIn(ahead, ADMIN.email, ADMIN.password, '10.0.0.1')).statusCode).toBe(200);
  });

  it('failures are forgotten after a day, as ever', async () => {
    await fail(4);
    setRight();
    await wrong();
    ahead.clock.advance(2 * DAY);
    await fail(4);
  });
});
