import { createHash } from 'node:crypto';
import {
  ADMIN,
  addUser,
  buildUser,
  logIn,
  post,
  startTestServer,
} from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { shown, trailOf } from '../../../helpers/server/audit';
import { buildUserForm, clientOf } from '../../../helpers/server/content';
import { repeatIds } from '../../../helpers/server/ids';
import type { TestResponse } from '../../../helpers/server/content';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const ADMINISTRATOR = { id: 1, name: 'Administrator', email: ADMIN.email };
const HERE = '192.0.2.7';
const signInAs = (email: string, password: string) => logIn(server, email, password, HERE);
const trail = async () => (await trailOf(server)).map(shown);

/** A record about the only administrator. */
function event(action: string, response: TestResponse, more: object = {}) {
  return {
    id: expect.any(Number) as number,
    created_at: '2026-06-05T03:00:00.000Z',
    user: ADMINISTRATOR,
    action,
    noun: 'user',
    noun_id: 1,
    before: null,
    after: null,
    request_id: response.headers['x-request-id'],
    address: HERE,
    ...more,
  };
}

function bearer(response: TestResponse) {
  return { authorization: `Bearer ${response.json<{ token: string }>().token}` };
}

function changePassword(headers: Record<string, string>, from: string, to: string) {
  const payload = { old_password: from, new_password: to, new_password_confirmation: to };
  const url = '/api/change-password';
  return server.app.inject({ method: 'POST', url, headers, payload, remoteAddress: HERE });
}

it('records a sign-in, a change of the password, and a sign-out', async () => {
  const signedIn = await signInAs(ADMIN.email, ADMIN.password);
  const headers = bearer(signedIn);
  const changed = await changePassword(headers, ADMIN.password, 'another secret');
  const request = { method: 'POST', url: '/api/logout', headers, remoteAddress: HERE } as const;
  const signedOut = await server.app.inject(request);
  expect(await trail()).toEqual([
    event('sign-in', signedIn),
    event('change-password', changed),
    event('sign-out', signedOut),
  ]);
});

it('records a failed sign-in with the account that was meant, and no actor', async () => {
  const response = await signInAs(` ${ADMIN.email.toUpperCase()} `, 'wrong password');
  expect(response.statusCode).toBe(401);
  expect(await trail()).toEqual([event('sign-in-failed', response, { user: null })]);
});

it('records no failed sign-in for an unknown account', async () => {
  expect((await signInAs('nobody@example.org', 'secret1')).statusCode).toBe(401);
  expect(await trail()).toEqual([]);
});

it('records no sign-in that throttling refused', async () => {
  const LIMIT = 5;
  for (let failures = 0; failures < LIMIT; failures += 1) await signInAs(ADMIN.email, 'wrong');
  expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(429);
  expect(await trail()).toHaveLength(LIMIT);
});

it('records no change of a password that was refused', async () => {
  const headers = bearer(await signInAs(ADMIN.email, ADMIN.password));
  expect((await changePassword(headers, 'wrong', 'another secret')).statusCode).toBe(422);
  expect(await trail()).toHaveLength(1);
});

it('keeps no session that cannot be recorded', async () => {
  const { db } = server.services;
  await signInAs(ADMIN.email, ADMIN.password);
  await repeatIds(db, 'audit');
  expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(500);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
});

it('contains no password, no token and nothing that was typed as an e-mail address', async () => {
  const secrets = ['first secret', 'second secret', 'third secret', 'typed secret', ADMIN.password];
  const [first = '', second = '', third = '', typed = ''] = secrets;
  const user = buildUser({ password: first });
  await addUser(server, [], user);
  const signedIn = await signInAs(user.email, first);
  await signInAs(user.email, typed);
  await signInAs(typed, typed);
  await changePassword(bearer(signedIn), first, second);
  await changePassword(bearer(signedIn), typed, third);
  const asAdmin = bearer(await signInAs(ADMIN.email, ADMIN.password));
  const form = buildUserForm({ password: third, password_confirmation: third, role_id: 1 });
  expect((await post(server, '/api/users', form, asAdmin)).statusCode).toBe(201);
  const admin = clientOf(server, asAdmin);
  expect((await admin.put('/api/users/3', { ...form, name: 'Renamed' })).statusCode).toBe(200);
  const { db } = server.services;
  const hashes = (await db.selectFrom('users').select('password_hash').execute()).map(
    (row) => row.password_hash,
  );
  const tokens = [signedIn.json<{ token: string }>().token, asAdmin.authorization.slice(7)];
  const tokenHashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const sessions = await db.selectFrom('sessions').select('token_hash').execute();
  expect(sessions.map((row) => row.token_hash).sort()).toEqual(tokenHashes.sort());
  const whole = JSON.stringify(await trailOf(server));
  expect(whole).toContain('Renamed');
  for (const secret of [...secrets, ...hashes, ...tokens, ...tokenHashes]) {
    expect([secret, whole.includes(secret)]).toEqual([secret, false]);
  }
});
