import { HashQueue } from '../../../../src/server/http/limits/hashQueue';
import type { HashClient } from '../../../../src/server/http/limits/hashQueue';
import { makePasswords } from '../../../../src/server/accounts/passwords';
import { accountClient } from '../../../../src/server/routes/passwordAttempt';
import { addRole, buildUserForm, clientOf } from '../../../helpers/server/content';
import type { Client, TestResponse } from '../../../helpers/server/content';
import { changePassword, sessionOf } from '../../../helpers/server/recovery';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  post,
  startedFor,
} from '../../../helpers/server/testServer';

const server = startedFor('each');
let queue: HashQueue;

beforeEach(() => {
  queue = new HashQueue();
  server.services.passwords = makePasswords(4, queue);
});

/** Makes the hashes of these clients take until the returned function is called. */
function occupy(...clients: HashClient[]): () => Promise<unknown> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const waiting = clients.map((client) => queue.run(client, () => ended));
  return () => {
    end();
    return Promise.all(waiting);
  };
}

const fiveOf = (client: HashClient) => Array.from({ length: 5 }, () => client);

const account = accountClient({ id: 1 });

const stranger = (key: string): HashClient => ({ kind: 'stranger', key });

/** A number of strangers from different networks. */
const crowd = (count: number) =>
  occupy(...Array.from({ length: count }, (_, index) => stranger(`198.51.100.${index}`)));

const change = (headers: { authorization: string }) =>
  changePassword(server, headers, ADMIN.password, 'new secret');

const logInFrom = (address: string, password = ADMIN.password) =>
  logIn(server, ADMIN.email, password, address);

describe('while 21 strangers wait for their passwords to be hashed', () => {
  it('somebody from a network that their account knows is served', async () => {
    await logInFrom('203.0.113.7');
    const disperse = crowd(21);
    expect((await logInFrom('203.0.113.7')).statusCode).toBe(200);
    await disperse();
  });

  it('a user with a session changes their password', async () => {
    const headers = await sessionOf(server, ADMIN);
    const disperse = crowd(21);
    expect((await change(headers)).statusCode).toBe(200);
    await disperse();
  });

  it('one more is asked to come back, which is no failed attempt', async () => {
    const disperse = crowd(21);
    for (let tries = 0; tries < 6; tries += 1) {
      const response = await logInFrom('203.0.113.8');
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
    }
    await disperse();
    expect((await logInFrom('203.0.113.8')).statusCode).toBe(200);
  });
});

it('gives one network five places', async () => {
  const network = stranger('198.51.100.1');
  const leave = occupy(...fiveOf(network));
  const hash = () => Promise.resolve('served');
  await expect(queue.run(network, hash)).rejects.toMatchObject({ status: 503 });
  const other = queue.run(stranger('198.51.100.2'), hash);
  await leave();
  expect(await other).toBe('served');
  expect(await queue.run(network, hash)).toBe('served');
});

describe('while five passwords are hashed for an account', () => {
  let headers: { authorization: string };
  let admin: Client;
  let role_id: number;
  let id: number;
  let leave: () => Promise<unknown>;

  beforeEach(async () => {
    headers = await sessionOf(server, ADMIN);
    admin = clientOf(server, headers);
    role_id = await addRole(server, 'desk');
    id = await addUser(server, []);
    leave = occupy(...fiveOf(account));
  });

  afterEach(() => leave());

  const calls: [string, () => Promise<TestResponse>, status: number][] = [
    ['a user to create', () => admin.post('/api/users', buildUserForm({ role_id })), 201],
    ['a password to reset', () => admin.post(`/api/users/${id}/reset-password`), 200],
    ['a password to change', () => change(headers), 200],
    ['a sign-in from a known network', () => logIn(server, ADMIN.email, ADMIN.password), 200],
  ];

  it.each(calls)('%s has to wait, which is no failed attempt', async (_case, call, status) => {
    for (let tries = 0; tries < 6; tries += 1) {
      const { statusCode, headers } = await call();
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    }
    await leave();
    expect((await call()).statusCode).toBe(status);
  });

  it('a change is no failed attempt either where its second hash has to wait', async () => {
    await leave();
    const { passwords } = server.services;
    const verify: typeof passwords.verify = async (...verified) => {
      const isRight = await passwords.verify(...verified);
      leave = occupy(...fiveOf(account));
      return isRight;
    };
    server.services.passwords = { ...passwords, verify };
    for (let tries = 0; tries < 6; tries += 1) {
      const { statusCode } = await change(headers);
      await leave();
      expect(statusCode).toBe(503);
    }
  });

  it('another account is served', async () => {
    const user = buildUser();
    await addUser(server, [], user);
    expect((await logIn(server, user.email, user.password)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong role', () => admin.post('/api/users', buildUserForm({ role_id: 9999 })), 422],
    [
      'a taken address',
      () => admin.post('/api/users', buildUserForm({ role_id, email: ADMIN.email })),
      422,
    ],
    ['an unknown user', () => admin.post('/api/users/9999/reset-password'), 404],
  ] as const)('%s is refused without a hash', async (_case, call, status) =>
    expect((await call()).statusCode).toBe(status),
  );
});

it('refuses a role that the caller may not assign without a hash', async () => {
  const user = buildUser();
  await addUser(server, ['user-create'], user);
  const headers = await sessionOf(server, user);
  const leave = occupy(...fiveOf({ kind: 'account', key: user.email }));
  const role_id = await addRole(server, 'desk', ['slider-edit']);
  const response = await post(server, '/api/users', buildUserForm({ role_id }), headers);
  await leave();
  expect(response.statusCode).toBe(403);
});
