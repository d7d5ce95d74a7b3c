import { adminOf, clientOf, refusal } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import { addResetUser, sessionOf } from '../../helpers/server/recovery';
import { buildUser, logIn, post, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
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

const statusWith = async (headers: Headers) =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode;

function change(headers: Headers, old_password: string, next: string) {
  const body = { old_password, new_password: next, new_password_confirmation: next };
  return post(server, '/api/change-password', body, headers);
}

describe('with a temporary password', () => {
  it('the login response says that it has to be changed', async () => {
    const { email, password } = await addResetUser(server);
    const response = await logIn(server, email, password);
    expect(response.json()).toMatchObject({ user: { email, must_change_password: true } });
  });

  it('every call is refused but changing it and signing out', async () => {
    const targets = await prepareTargets(server);
    const headers = await sessionOf(server, await addResetUser(server));
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
    const user = await addResetUser(server, ['announcement-create']);
    const headers = await sessionOf(server, user);
    expect((await change(headers, user.password, 'my own secret')).statusCode).toBe(200);
    const notice = { text: 'Rain', type: 'warning' };
    expect((await post(server, '/api/announcements', notice, headers)).statusCode).toBe(201);
    const again = await logIn(server, user.email, 'my own secret');
    expect(again.json<{ user: object }>().user).not.toHaveProperty('must_change_password');
    server.clock.advance(73 * HOUR);
    expect((await logIn(server, user.email, 'my own secret')).statusCode).toBe(200);
  });

  it('the same one again is refused; one of their own may be kept', async () => {
    const user = await addResetUser(server);
    const headers = await sessionOf(server, user);
    const again = await change(headers, user.password, user.password);
    expect(again.statusCode).toBe(422);
    const message = 'Choose a password that differs from the current one.';
    expect(again.json()).toEqual(refusal('new_password', message));
    expect(await statusWith(headers)).toBe(403);
    expect((await change(headers, user.password, 'my own secret')).statusCode).toBe(200);
    expect((await change(headers, 'my own secret', 'my own secret')).statusCode).toBe(200);
  });

  it('signing in works for 72 hours, and then as little as with a wrong password', async () => {
    const { email, password } = await addResetUser(server);
    server.clock.advance(72 * HOUR - 1);
    expect((await logIn(server, email, password)).statusCode).toBe(200);
    server.clock.advance(1);
    const late = await logIn(server, email, password);
    expect([late.statusCode, late.json()]).toEqual([401, REFUSED]);
  });

  it('a session of before its end changes nothing after it', async () => {
    const { email, password } = await addResetUser(server);
    server.clock.advance(71 * HOUR);
    const headers = await sessionOf(server, { email, password });
    server.clock.advance(HOUR);
    const response = await change(headers, password, 'my own secret');
    expect(response.json()).toEqual(refusal('old_password', 'The current password is incorrect.'));
    expect(await statusWith(headers)).toBe(403);
  });

  it('a clock that was ten years ahead does not prolong it', async () => {
    const TEN_YEARS = 3650 * 24 * HOUR;
    server.clock.advance(TEN_YEARS);
    const { email, password } = await addResetUser(server);
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
