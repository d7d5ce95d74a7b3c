import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { createRole, getRoleId } from '../../../src/server/store/roles';
import { createUser } from '../../../src/server/store/users';
import {
  ADMIN,
  addUser,
  buildUser,
  logIn,
  post,
  signIn,
  startTestServer,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const HOUR = 3600;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const tokenOf = async (email: string, password: string) =>
  (await logIn(server, email, password)).json<{ token: string }>().token;

const statusWith = async (headers: Record<string, string>, { app } = server) =>
  (await app.inject({ url: '/api/sliders', headers })).statusCode;

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

  it('gives an editor all but the role and user permissions', async () => {
    const { db, passwords, now } = server.services;
    const passwordHash = await passwords.hash('secret1', null);
    const roleId = await getRoleId(db, 'editor');
    await createUser(db, { ...buildUser({ email: 'e@x.org' }), passwordHash, roleId }, now());
    const response = await logIn(server, 'e@x.org', 'secret1');
    const expected = PERMISSION_SLUGS.filter((slug) => !/^(role|user)-/.test(slug));
    expect(response.json<{ user: object }>().user).toMatchObject({
      permissions: expected,
      role: { permissions: expected },
    });
  });

  it('ignores the case of the e-mail address and spaces around it', async () => {
    expect((await logIn(server, '  Admin@EXAMPLE.org ', ADMIN.password)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', ADMIN.email, 'wrong password'],
    ['another case of the password', ADMIN.email, ADMIN.password.toUpperCase()],
    ['blanks around the password', ADMIN.email, ` ${ADMIN.password} `],
    ['an unknown e-mail', 'nobody@example.org', ADMIN.password],
  ])('responds 401 with the same message to %s', async (_case, email, password) => {
    const response = await logIn(server, email, password);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'These credentials do not match our records.' });
  });

  it('accepts a Burmese password in either order of typing', async () => {
    await addUser(server, [], buildUser({ email: 'mm@x.org', password: 'မြန်\u103A\u1037မာ' }));
    expect((await logIn(server, 'mm@x.org', 'မြန်\u1037\u103Aမာ')).statusCode).toBe(200);
  });

  it.each([
    [{}, { email: ['Email is required.'], password: ['Password is required.'] }],
    [{ email: ' ', password: 'x' }, { email: ['Email is required.'] }],
    [{ email: { $ne: 1 }, password: 'x' }, { email: ['Email is required.'] }],
    [{ email: 'a@b.cc', password: null }, { password: ['Password is required.'] }],
    [{ email: 'a@b.cc', password: { $ne: 1 } }, { password: ['Password is required.'] }],
    [[], { email: ['Email is required.'], password: ['Password is required.'] }],
  ])('responds 422 to %j', async (body, errors) => {
    const response = await post(server, '/api/login', body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: Object.values(errors)[0]?.[0], errors });
  });

  it('stores the token as a hash only', async () => {
    const stored = () => server.services.db.selectFrom('sessions').selectAll().execute();
    const { length } = await stored();
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const sessions = await stored();
    expect(sessions).toHaveLength(length + 1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe('a session', () => {
  it('lasts for twelve hours after its last use', async () => {
    const headers = bearer(await tokenOf(ADMIN.email, ADMIN.password));
    for (let use = 0; use < 4; use += 1) {
      server.clock.advance(11 * HOUR);
      expect(await statusWith(headers)).toBe(200);
    }
    server.clock.advance(12 * HOUR);
    expect(await statusWith(headers)).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const headers = bearer(await tokenOf(ADMIN.email, ADMIN.password));
    const { db } = server.services;
    const expiries = () => db.selectFrom('sessions').select('expires_at').execute();
    const first = await expiries();
    server.clock.advance(59);
    await statusWith(headers);
    expect(await expiries()).toEqual(first);
    server.clock.advance(1);
    await statusWith(headers);
    expect(await expiries()).not.toEqual(first);
  });

  it.each([
    ['no header', {}],
    ['an unknown token', bearer('A'.repeat(43))],
    ['an empty token', bearer('')],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a token of odd letters', bearer('a b"c')],
  ])('does not exist with %s', async (_case, headers) => {
    const response = await server.app.inject({ url: '/api/sliders', headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Unauthenticated.' });
  });

  it('is not read from a cookie', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    expect(await statusWith({ cookie: `auth_token=${token}; token=${token}` })).toBe(401);
  });

  it('ends with its user', async () => {
    const headers = await signIn(server);
    await server.services.db.deleteFrom('users').where('id', '!=', 1).execute();
    expect(await statusWith(headers)).toBe(401);
  });

  it('survives a restart of the server', async () => {
    const own = await startTestServer();
    const headers = await signIn(own);
    await own.app.close();
    const again = await startTestServer({ dataDir: own.dataDir });
    expect(await statusWith(headers, again)).toBe(200);
    await again.stop();
  });
});

describe('logout', () => {
  it('ends this session and no other, and sends no token back', async () => {
    const here = await tokenOf(ADMIN.email, ADMIN.password);
    const there = await tokenOf(ADMIN.email, ADMIN.password);
    const response = await post(server, '/api/logout', {}, bearer(here));
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(await statusWith(bearer(here))).toBe(401);
    expect(await statusWith(bearer(there))).toBe(200);
  });

  it('accepts a request that names a type but has no body', async () => {
    const headers = { ...(await signIn(server)), 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(response.statusCode).toBe(204);
  });

  it('needs a session', async () => {
    expect((await post(server, '/api/logout', {})).statusCode).toBe(401);
  });
});

describe('a role', () => {
  it('is privileged by its slug and not by its name', async () => {
    const { db, now } = server.services;
    const name = { en: 'Admin', mm: 'Admin' };
    const roleId = await createRole(db, { slug: 'administrators', name, permissions: [] }, now());
    const id = await addUser(server, [], buildUser({ email: 'a@x.org', password: 'secret1' }));
    await db.updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute();
    const headers = bearer(await tokenOf('a@x.org', 'secret1'));
    const url = '/api/sliders/1';
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
  });
});
