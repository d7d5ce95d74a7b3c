import type { TemporaryPassword } from '../../../src/contract/session';
import { clientOf, dataOf, expectRefusal } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import {
  changePassword,
  resetPassword,
  sessionOf,
  statusWith,
} from '../../helpers/server/recovery';
import {
  addUser,
  buildUser,
  lastUser,
  logIn,
  post,
  signInAsAdmin,
  startedFor,
} from '../../helpers/server/testServer';
import { callEndpoint, prepareTargets } from '../../helpers/server/walk';

const server = startedFor('each');

/** The temporary password of a user after a reset. */
const temporaryPasswordOf = async (id: number): Promise<string> =>
  dataOf<TemporaryPassword>(await resetPassword(server, id)).password;

/** Adds a user whose password was reset and not yet changed. */
async function addResetUser(permissions: readonly string[] = []) {
  const user = buildUser();
  const id = await addUser(server, permissions, user);
  return { ...user, id, password: await temporaryPasswordOf(id) };
}

const HOUR = 3600;
const REFUSED = { message: 'These credentials do not match our records.' };

describe('resetting a password', () => {
  it('responds with a password that can be read aloud, valid for 72 hours', async () => {
    const response = await resetPassword(server, await addUser(server, []));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: {
        password: expect.stringMatching(/^([ac-hjkmnp-rtuw-y2-9]{4}(-|$)){4}$/) as string,
        expires_at: '2026-06-08T03:00:00.000Z',
      },
    });
  });

  it('gives a different one each time, also for one key, and stores only its hash', async () => {
    const id = await addUser(server, []);
    const headers = { ...(await signInAsAdmin(server)), 'idempotency-key': 'the-same-key' };
    const reset = async () => {
      const response = await clientOf(server, headers).post(`/api/users/${id}/reset-password`);
      return response.json<{ data: { password: string } }>().data.password;
    };
    const [first, second] = [await reset(), await reset()];
    expect(first).not.toBe(second);
    const { db, passwords } = server.services;
    const users = db.selectFrom('users').selectAll().where('id', '=', id);
    const row = await users.executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(second);
    expect(await passwords.verify(second, row.password_hash, null)).toBe(true);
    expect(await db.selectFrom('idempotency_keys').select('user_id').execute()).toEqual([]);
  });

  it('replaces the old password and ends every session of the user, and of nobody else', async () => {
    const user = buildUser();
    const id = await addUser(server, [], user);
    const theirs = await sessionOf(server, user);
    const admin = await signInAsAdmin(server);
    await clientOf(server, admin).post(`/api/users/${id}/reset-password`);
    expect([await statusWith(server, theirs), await statusWith(server, admin)]).toEqual([401, 200]);
    expect((await logIn(server, user.email, user.password)).json()).toEqual(REFUSED);
  });

  it('lets somebody sign in whose account was blocked, from wherever, and nobody else', async () => {
    const [user, other] = [buildUser(), buildUser()];
    const id = await addUser(server, [], user);
    await addUser(server, [], other);
    const [home, elsewhere] = ['192.0.2.1', '192.0.2.2'];
    expect((await logIn(server, user.email, user.password, home)).statusCode).toBe(200);
    for (const network of [home, elsewhere]) {
      for (let count = 0; count < 5; count += 1) await logIn(server, user.email, 'wrong', network);
      expect((await logIn(server, user.email, user.password, network)).statusCode).toBe(429);
    }
    for (let count = 0; count < 5; count += 1) await logIn(server, other.email, 'wrong');
    const password = await temporaryPasswordOf(id);
    for (const network of [elsewhere, home]) {
      expect((await logIn(server, user.email, password, network)).statusCode).toBe(200);
    }
    expect((await logIn(server, other.email, other.password)).statusCode).toBe(429);
  });

  it('is refused for oneself, whose session it would end', async () => {
    const headers = await signInAsAdmin(server);
    const { id } = await lastUser(server);
    const response = await clientOf(server, headers).post(`/api/users/${id}/reset-password`);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'Change your own password on your profile.' });
    expect(await statusWith(server, headers)).toBe(200);
  });
});

describe('with a temporary password', () => {
  it('every call is refused but changing it and signing out', async () => {
    const targets = await prepareTargets(server);
    const headers = await sessionOf(server, await addResetUser());
    for (const endpoint of ENDPOINTS) {
      const { method, path, who } = endpoint;
      if (who === 'anybody' || who === 'any-session') continue;
      const response = await callEndpoint(server, targets, endpoint, headers);
      expect([method, path, response.statusCode, response.json()]).toEqual([
        ...[method, path, 403],
        { message: 'Change your password first.' },
      ]);
    }
    expect((await post(server, '/api/logout', {}, headers)).statusCode).toBe(200);
    expect(await statusWith(server, headers)).toBe(401);
  });

  it('a change opens everything at once, with the same token and at the next sign-in', async () => {
    const user = await addResetUser(['announcement-create']);
    const first = await logIn(server, user.email, user.password);
    expect(first.json()).toMatchObject({ user: { must_change_password: true } });
    const headers = await sessionOf(server, user);
    const changed = await changePassword(server, headers, user.password, 'my own secret');
    expect(changed.statusCode).toBe(200);
    const notice = { text: 'Rain', type: 'warning' };
    expect((await post(server, '/api/announcements', notice, headers)).statusCode).toBe(201);
    server.clock.advance(73 * HOUR);
    const again = await logIn(server, user.email, 'my own secret');
    expect(again.json<{ user: object }>().user).not.toHaveProperty('must_change_password');
  });

  it('the same one again is refused; one of their own may be kept', async () => {
    const user = await addResetUser();
    const headers = await sessionOf(server, user);
    const change = (old: string, next: string) => changePassword(server, headers, old, next);
    const again = await change(user.password, user.password);
    const message = 'Choose a password that differs from the current one.';
    expectRefusal(again, 'new_password', message);
    expect(await statusWith(server, headers)).toBe(403);
    expect((await change(user.password, 'my own secret')).statusCode).toBe(200);
    expect((await change('my own secret', 'my own secret')).statusCode).toBe(200);
  });

  it('it may be typed with capitals, or pasted with blanks and line breaks', async () => {
    const user = await addResetUser();
    const { password } = user;
    const loose = [password.toUpperCase(), ` ${password}\r\n`, password.replaceAll('-', ' ')];
    for (const typed of loose) {
      expect((await logIn(server, user.email, typed)).statusCode).toBe(200);
    }
    const headers = await sessionOf(server, user);
    const [, pasted = ''] = loose;
    const again = await changePassword(server, headers, pasted, password.toUpperCase());
    const message = 'Choose a password that differs from the current one.';
    expectRefusal(again, 'new_password', message);
    expect((await changePassword(server, headers, pasted, 'my own secret')).statusCode).toBe(200);
  });

  it("a password of one's own stays exactly as it is, even if it looks like one", async () => {
    const user = buildUser({ password: 'k7mw-3xha-9qrt-cdef' });
    await addUser(server, [], user);
    const upper = user.password.toUpperCase();
    expect((await logIn(server, user.email, upper)).statusCode).toBe(401);
    expect((await logIn(server, user.email, ` ${user.password}`)).statusCode).toBe(401);
    expect((await logIn(server, user.email, user.password)).statusCode).toBe(200);
  });

  it('signing in works for 72 hours, and then as little as with a wrong password', async () => {
    const { email, password } = await addResetUser();
    server.clock.advance(72 * HOUR - 1);
    const headers = await sessionOf(server, { email, password });
    server.clock.advance(1);
    const late = await logIn(server, email, password);
    expect([late.statusCode, late.json()]).toEqual([401, REFUSED]);
    const change = await changePassword(server, headers, password, 'my own secret');
    expectRefusal(change, 'old_password', 'The current password is incorrect.');
    expect(await statusWith(server, headers)).toBe(403);
  });

  it('a clock that was ten years ahead does not prolong it', async () => {
    const TEN_YEARS = 3650 * 24 * HOUR;
    server.clock.advance(TEN_YEARS);
    const { email, password } = await addResetUser();
    server.clock.advance(-TEN_YEARS);
    expect((await logIn(server, email, password)).statusCode).toBe(401);
  });
});
