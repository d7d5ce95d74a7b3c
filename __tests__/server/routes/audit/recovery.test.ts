import type { SessionInfo } from '../../../../src/contract/session';
import { shown, trailOf } from '../../../helpers/server/audit';
import { clientOf, dataOf } from '../../../helpers/server/content';
import type { Client, TestResponse } from '../../../helpers/server/content';
import { sessionOf } from '../../../helpers/server/recovery';
import { ADMIN, addUser, signIn, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';

let server: TestServer;
let admin: Client;

beforeEach(async () => {
  server = await startTestServer();
  admin = clientOf(server, await sessionOf(server, ADMIN));
});

afterEach(() => server.stop());

/** The trail after the administrator's own sign-in. */
const trail = async () => (await trailOf(server)).slice(1).map(shown);

/** What the only administrator did to a user. */
const event = (action: string, noun_id: number, { headers }: TestResponse) => ({
  id: expect.any(Number) as number,
  created_at: '2026-06-05T03:00:00.000Z',
  user: { id: 1, name: 'Administrator', email: ADMIN.email },
  ...{ action, noun: 'user', noun_id, before: null, after: null },
  request_id: headers['x-request-id'],
  address: '127.0.0.1',
});

it('records a reset of a password, without the password or its hash', async () => {
  const id = await addUser(server, []);
  const response = await admin.post(`/api/users/${id}/reset-password`);
  expect(await trail()).toEqual([event('reset-password', id, response)]);
  const { password } = dataOf<{ password: string }>(response);
  const { password_hash } = await server.services.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const whole = JSON.stringify(await trailOf(server)) + server.logLines.join('');
  for (const secret of [password, password_hash]) expect(whole).not.toContain(secret);
});

it('records who ended whose sessions', async () => {
  const id = await addUser(server, []);
  await sessionOf(server, ADMIN);
  const [, other] = dataOf<SessionInfo[]>(await admin.get('/api/sessions'));
  const ended = await admin.delete(`/api/sessions/${other?.id}`);
  const own = await admin.delete('/api/sessions');
  const theirs = await admin.delete(`/api/users/${id}/sessions`);
  expect((await trail()).slice(1)).toEqual([
    event('end-session', 1, ended),
    event('end-sessions', 1, own),
    event('end-sessions', id, theirs),
  ]);
});

it('records nothing of what was refused', async () => {
  const id = await addUser(server, []);
  const editor = clientOf(server, await signIn(server, 'user-edit'));
  const refused = [
    await editor.post(`/api/users/${id}/reset-password`),
    await editor.delete(`/api/users/${id}/sessions`),
    await editor.delete(`/api/sessions/${'0'.repeat(32)}`),
    await admin.post('/api/users/1/reset-password'),
    await admin.post('/api/users/999/reset-password'),
    await admin.delete('/api/users/999/sessions'),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 403, 404, 404]);
  expect(await trail()).toEqual([]);
});

it('finds them by their action', async () => {
  const id = await addUser(server, []);
  await admin.post(`/api/users/${id}/reset-password`);
  const found = await admin.get('/api/audit?action=reset-password');
  expect(dataOf<object[]>(found)).toMatchObject([{ noun: 'user', noun_id: id }]);
});
