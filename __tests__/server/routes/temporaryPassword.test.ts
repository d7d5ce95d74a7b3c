import type { TemporaryPassword } from '../../../src/contract/session';
import {
  addUser,
  buildUser,
  logIn,
  post,
  signInAsAdmin,
  startTestServer,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, clientOf, dataOf, refusal } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import { callEndpoint, prepareTargets } from '../../helpers/server/walk';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

type Headers = Record<string, string>;

const HOUR = 3600;
const CHANGE_FIRST = { message: 'Change your password first.' };
const REFUSED = { message: 'These credentials do not match our records.' };

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const tokenOf = async (email: string, password: string) =>
  (await logIn(server, email, password)).json<{ token: string }>().token;
const statusWith = async (headers: Headers) =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode;

function change(headers: Headers, old_password: string, next: string) {
  const body = { old_password, new_password: next, new_password_confirmation: next };
  return post(server, '/api/change-password', body, headers);
}

const resetOf = async (id: number) =>
  (await adminOf(server)).post(`/api/users/${id}/reset-password`);

/** A user whose password an administrator has reset. */
async function resetUser(permissions: readonly string[] = []) {
  const user = buildUser();
  const id = await addUser(server, permissions, user);
  const { password } = dataOf<TemporaryPassword>(await resetOf(id));
  return { ...user, id, old: user.password, password };
}

/** Their session with the temporary password. */
async function signInAgain({ email, password }: { email: string; password: string }) {
  return bearer(await tokenOf(email, password));
}

describe('resetting a password', () => {
  it('responds with a password that can be read aloud, valid for 72 hours', async () => {
    const response = await resetOf(await addUser(server, []));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: {
        password: expect.stringMatching(/^([ac-hjkmnp-rt-uw-y2-9]{4}-){3}[a-y2-9]{4}$/) as string,
        expires_at: '2026-06-08T03:00:00.000Z',
      },
    });
  });

  it('gives a different one each time, and stores only its hash', async () => {
    const id = await addUser(server, []);
    const [first, second] = [await resetOf(id), await resetOf(id)].map(
      (response) => dataOf<TemporaryPassword>(response).password,
    );
    expect(first).not.toBe(second);
    const row = await server.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(second);
    expect(await server.services.passwords.verify(String(second), row.password_hash)).toBe(true);
  });

  it('replaces the old password and ends every session of the user, and of nobody else', async () => {
    const user = buildUser();
    const id = await addUser(server, [], user);
    const theirs = bearer(await tokenOf(user.email, user.password));
    const admin = await signInAsAdmin(server);
    await clientOf(server, admin).post(`/api/users/${id}/reset-password`);
    expect([await statusWith(theirs), await statusWith(admin)]).toEqual([401, 200]);
    expect((await logIn(server, user.email, user.password)).json()).toEqual(REFUSED);
  });

  it('lets somebody sign in whose account was blocked, from wherever', async () => {
    const user = buildUser();
    const id = await addUser(server, [], user);
    const [home, elsewhere] = ['192.0.2.1', '192.0.2.2'];
    expect((await logIn(server, user.email, user.password, home)).statusCode).toBe(200);
    for (const network of [home, elsewhere]) {
      for (let count = 0; count < 5; count += 1) await logIn(server, user.email, 'wrong', network);
      expect((await logIn(server, user.email, user.password, network)).statusCode).toBe(429);
    }
    const { password } = dataOf<TemporaryPassword>(await resetOf(id));
    for (const network of [elsewhere, home]) {
      expect((await logIn(server, user.email, password, network)).statusCode).toBe(200);
    }
  });

  it('lifts no block of another account', async () => {
    const [user, other] = [buildUser(), buildUser()];
    const id = await addUser(server, [], user);
    await addUser(server, [], other);
    for (let count = 0; count < 5; count += 1) await logIn(server, other.email, 'wrong');
    await resetOf(id);
    expect((await logIn(server, other.email, other.password)).statusCode).toBe(429);
  });

  it('is refused for oneself, whose session it would end', async () => {
    const headers = await signInAsAdmin(server);
    const { id } = await server.services.db
      .selectFrom('users')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const response = await clientOf(server, headers).post(`/api/users/${id}/reset-password`);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'Change your own password on your profile.' });
    expect(await statusWith(headers)).toBe(200);
  });

  it.each([9999, 0])('responds 404 for the unknown user %s', async (id) => {
    expect((await resetOf(id)).statusCode).toBe(404);
  });
});

describe('with a temporary password', () => {
  it('the login response says that it has to be changed', async () => {
    const { email, password } = await resetUser();
    const response = await logIn(server, email, password);
    expect(response.json()).toMatchObject({ user: { email, must_change_password: true } });
  });

  it('every call is refused but changing it and signing out', async () => {
    const targets = await prepareTargets(server);
    const headers = await signInAgain(await resetUser());
    for (const endpoint of ENDPOINTS) {
      const { method, path, who } = endpoint;
      if (who === 'anybody' || who === 'any-session') continue;
      const response = await callEndpoint(server, targets, endpoint, headers);
      expect([method, path, response.statusCode, response.json()]).toEqual([
        ...[method, path, 403],
        CHANGE_FIRST,
      ]);
    }
    expect((await post(server, '/api/logout', {}, headers)).statusCode).toBe(204);
    expect(await statusWith(headers)).toBe(401);
  });

  it('a change opens everything at once, with the same token and at the next sign-in', async () => {
    const user = await resetUser(['announcement-create']);
    const headers = await signInAgain(user);
    expect((await change(headers, user.password, 'my own secret')).statusCode).toBe(200);
    const notice = { text: 'Rain', type: 'warning' };
    expect((await post(server, '/api/announcements', notice, headers)).statusCode).toBe(201);
    const again = await logIn(server, user.email, 'my own secret');
    expect(again.json<{ user: object }>().user).not.toHaveProperty('must_change_password');
    server.clock.advance(73 * HOUR);
    expect((await logIn(server, user.email, 'my own secret')).statusCode).toBe(200);
  });

  it('the same one again is refused; one of their own may be kept', async () => {
    const user = await resetUser();
    const headers = await signInAgain(user);
    const again = await change(headers, user.password, user.password);
    expect(again.statusCode).toBe(422);
    const message = 'Choose a password that differs from the current one.';
    expect(again.json()).toEqual(refusal('new_password', message));
    expect(await statusWith(headers)).toBe(403);
    expect((await change(headers, user.password, 'my own secret')).statusCode).toBe(200);
    expect((await change(headers, 'my own secret', 'my own secret')).statusCode).toBe(200);
  });

  it('signing in works for 72 hours, and then as little as with a wrong password', async () => {
    const { email, password } = await resetUser();
    server.clock.advance(72 * HOUR - 1);
    expect((await logIn(server, email, password)).statusCode).toBe(200);
    server.clock.advance(1);
    const late = await logIn(server, email, password);
    expect([late.statusCode, late.json()]).toEqual([401, REFUSED]);
  });

  it('a session of before its end changes nothing after it', async () => {
    const { email, password } = await resetUser();
    server.clock.advance(71 * HOUR);
    const headers = await signInAgain({ email, password });
    server.clock.advance(HOUR);
    const response = await change(headers, password, 'my own secret');
    expect(response.json()).toEqual(refusal('old_password', 'The current password is incorrect.'));
    expect(await statusWith(headers)).toBe(403);
  });

  it('a clock that was ten years ahead does not prolong it', async () => {
    const TEN_YEARS = 3650 * 24 * HOUR;
    server.clock.advance(TEN_YEARS);
    const { email, password } = await resetUser();
    server.clock.advance(-TEN_YEARS);
    expect((await logIn(server, email, password)).statusCode).toBe(401);
  });
});

it('neither ADMIN_PASSWORD nor the password of a new user is temporary', async () => {
  const admin = await adminOf(server);
  const form = { ...buildUser(), password_confirmation: 'secret1', role_id: 1 };
  expect((await admin.post('/api/users', form)).statusCode).toBe(201);
  const rows = await server.services.db.selectFrom('users').select('temporary_until').execute();
  expect(rows.every(({ temporary_until }) => temporary_until === null)).toBe(true);
});
