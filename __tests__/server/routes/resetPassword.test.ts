import { clientOf } from '../../helpers/server/content';
import { resetPassword, sessionOf, temporaryPasswordOf } from '../../helpers/server/recovery';
import {
  addUser,
  buildUser,
  logIn,
  signInAsAdmin,
  startTestServer,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

type Headers = Record<string, string>;

const REFUSED = { message: 'These credentials do not match our records.' };

const statusWith = async (headers: Headers) =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode;

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

  it('gives a different one each time, and stores only its hash', async () => {
    const id = await addUser(server, []);
    const [first, second] = [
      await temporaryPasswordOf(server, id),
      await temporaryPasswordOf(server, id),
    ];
    expect(first).not.toBe(second);
    const row = await server.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(second);
    expect(await server.services.passwords.verify(second, row.password_hash, null)).toBe(true);
  });

  it('is not repeated for a key, because the password is kept nowhere', async () => {
    const id = await addUser(server, []);
    const headers = { ...(await signInAsAdmin(server)), 'idempotency-key': 'the-same-key' };
    const admin = clientOf(server, headers);
    const [first, second] = [
      await admin.post(`/api/users/${id}/reset-password`),
      await admin.post(`/api/users/${id}/reset-password`),
    ];
    expect(second.statusCode).toBe(200);
    expect(second.json()).not.toEqual(first.json());
    const { db } = server.services;
    expect(await db.selectFrom('idempotency_keys').select('user_id').execute()).toEqual([]);
  });

  it('replaces the old password and ends every session of the user, and of nobody else', async () => {
    const user = buildUser();
    const id = await addUser(server, [], user);
    const theirs = await sessionOf(server, user);
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
    const password = await temporaryPasswordOf(server, id);
    for (const network of [elsewhere, home]) {
      expect((await logIn(server, user.email, password, network)).statusCode).toBe(200);
    }
  });

  it('lifts no block of another account', async () => {
    const [user, other] = [buildUser(), buildUser()];
    const id = await addUser(server, [], user);
    await addUser(server, [], other);
    for (let count = 0; count < 5; count += 1) await logIn(server, other.email, 'wrong');
    await resetPassword(server, id);
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
    expect((await resetPassword(server, id)).statusCode).toBe(404);
  });
});
