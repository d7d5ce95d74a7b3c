import { createHash } from 'node:crypto';
import type { SessionInfo } from '../../../../src/contract/session';
import { refuseRecords, shown, trailOf } from '../../../helpers/server/audit';
import { buildUserForm, clientOf, dataOf } from '../../../helpers/server/content';
import type { TestResponse } from '../../../helpers/server/content';
import { changePassword, sessionOf, tokenIn } from '../../../helpers/server/recovery';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  post,
  startedFor,
} from '../../../helpers/server/testServer';

const server = startedFor('each');

const HERE = '192.0.2.7';
const signInAs = (email: string, password: string) => logIn(server, email, password, HERE);
const trail = async () => (await trailOf(server)).map(shown);

/** A record of the only administrator's action, by default on their own account. */
const event = (action: string, { headers }: TestResponse, more: object = {}) => ({
  id: expect.any(Number) as number,
  created_at: '2026-06-05T03:00:00.000Z',
  user: { id: 1, name: 'Administrator', email: ADMIN.email },
  action,
  noun: 'user',
  noun_id: 1,
  before: null,
  after: null,
  request_id: headers['x-request-id'],
  address: '127.0.0.1',
  ...more,
});

it('records a sign-in, a change of the password, and a sign-out', async () => {
  const signedIn = await signInAs(ADMIN.email, ADMIN.password);
  const headers = tokenIn(signedIn);
  const changed = await changePassword(server, headers, ADMIN.password, 'another secret');
  const signedOut = await post(server, '/api/logout', {}, headers);
  expect(await trail()).toEqual([
    event('sign-in', signedIn, { address: HERE, after: { new_network: false } }),
    event('change-password', changed),
    event('sign-out', signedOut),
  ]);
});

it('records a failed sign-in with the account that was meant, and no actor', async () => {
  expect((await signInAs('nobody@example.org', 'secret1')).statusCode).toBe(401);
  const response = await signInAs(` ${ADMIN.email.toUpperCase()} `, 'wrong password');
  expect(response.statusCode).toBe(401);
  const failure = event('sign-in-failed', response, { user: null, address: HERE });
  expect(await trail()).toEqual([failure]);
});

it('records with every sign-in but the first whether its network was new', async () => {
  for (const address of [HERE, HERE, '192.0.2.8', '127.0.0.1', '127.0.0.1']) {
    await logIn(server, ADMIN.email, ADMIN.password, address);
  }
  server.clock.advance(91 * 24 * 3600);
  await signInAs(ADMIN.email, ADMIN.password);
  expect((await trail()).map(({ after }) => after)).toEqual(
    [false, false, true, true, false, true].map((new_network) => ({ new_network })),
  );
});

it('records that a failure led to a block, and no attempt that the block refuses', async () => {
  const LIMIT = 5;
  const fail = () => signInAs(ADMIN.email, 'wrong');
  for (let failures = 1; failures < LIMIT; failures += 1) await fail();
  const last = await fail();
  expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(429);
  expect(await trail()).toHaveLength(LIMIT + 1);
  const after = { blocked_until: '2026-06-05T03:00:30.000Z' };
  const block = event('sign-in-throttled', last, { user: null, address: HERE, after });
  expect((await trail()).at(-1)).toEqual(block);
});

it('keeps no session that cannot be recorded', async () => {
  const { db } = server.services;
  await signInAs(ADMIN.email, ADMIN.password);
  await refuseRecords(db);
  expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(500);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
});

it('records who reset whose password and ended whose sessions', async () => {
  const admin = clientOf(server, await sessionOf(server, ADMIN));
  const noun_id = await addUser(server, []);
  await sessionOf(server, ADMIN);
  const [, other] = dataOf<SessionInfo[]>(await admin.get('/api/sessions'));
  const ended = await admin.delete(`/api/sessions/${other?.id}`);
  const own = await admin.delete('/api/sessions');
  const theirs = await admin.delete(`/api/users/${noun_id}/sessions`);
  const reset = await admin.post(`/api/users/${noun_id}/reset-password`);
  expect((await trail()).slice(2)).toEqual([
    event('end-session', ended),
    event('end-sessions', own),
    event('end-sessions', theirs, { noun_id }),
    event('reset-password', reset, { noun_id }),
  ]);
});

it('contains no password, no token and nothing that was typed as an e-mail address', async () => {
  const secrets = ['first secret', 'second secret', 'third secret', 'typed secret', ADMIN.password];
  const [first = '', second = '', third = '', typed = ''] = secrets;
  const user = buildUser({ password: first });
  const id = await addUser(server, [], user);
  const signedIn = await sessionOf(server, user);
  await signInAs(user.email, typed);
  await signInAs(typed, typed);
  await changePassword(server, signedIn, first, second);
  await changePassword(server, signedIn, typed, third);
  const asAdmin = await sessionOf(server, ADMIN);
  const admin = clientOf(server, asAdmin);
  const form = buildUserForm({ password: third, password_confirmation: third, role_id: 1 });
  expect((await admin.post('/api/users', form)).statusCode).toBe(201);
  expect((await admin.put('/api/users/3', { ...form, name: 'Renamed' })).statusCode).toBe(200);
  const { db } = server.services;
  const sessions = await db.selectFrom('sessions').select('token_hash').execute();
  const tokens = [signedIn, asAdmin].map(({ authorization }) => authorization.slice(7));
  const tokenHashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  expect(sessions.map((row) => row.token_hash).sort()).toEqual(tokenHashes.sort());
  const reset = await admin.post(`/api/users/${id}/reset-password`);
  const { password } = dataOf<{ password: string }>(reset);
  const users = await db.selectFrom('users').select('password_hash').execute();
  const hashes = users.map((row) => row.password_hash);
  const whole = JSON.stringify(await trailOf(server)) + server.logLines.join('');
  expect(whole).toContain('Renamed');
  for (const secret of [...secrets, password, ...hashes, ...tokens, ...tokenHashes]) {
    expect([secret, whole.includes(secret)]).toEqual([secret, false]);
  }
});
