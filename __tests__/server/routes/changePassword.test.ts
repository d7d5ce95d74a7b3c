import { shown, trailOf } from '../../helpers/server/audit';
import { expectRefusal } from '../../helpers/server/content';
import {
  changePassword,
  resetPassword,
  sessionOf,
  statusWith,
} from '../../helpers/server/recovery';
import { ADMIN, logIn, signIn, startedFor } from '../../helpers/server/testServer';

const server = startedFor('each');

type Headers = Record<string, string>;

const open = () => sessionOf(server, ADMIN);
const change = (headers: Headers, next: string, old = ADMIN.password, confirmation = next) =>
  changePassword(server, headers, old, next, confirmation);
const statusOfLogIn = async (password: string) =>
  (await logIn(server, ADMIN.email, password)).statusCode;

describe('changing the password', () => {
  it('replaces it and ends the other sessions of the user only', async () => {
    const [here, there, other] = [await open(), await open(), await signIn(server)];
    const response = await change(here, 'new secret');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password changed successfully!' });
    const sessions = [here, there, other].map((headers) => statusWith(server, headers));
    expect(await Promise.all(sessions)).toEqual([200, 401, 200]);
    expect(await statusOfLogIn(ADMIN.password)).toBe(401);
    expect(await statusOfLogIn('new secret')).toBe(200);
  });

  it('responds 422, not 401, to a wrong current password', async () => {
    const headers = await open();
    const response = await change(headers, 'new secret', 'wrong');
    expectRefusal(response, 'old_password', 'The current password is incorrect.');
    expect(await statusWith(server, headers)).toBe(200);
  });

  it('never judges a current password that was set when others were valid', async () => {
    const { db, passwords } = server.services;
    const blank = '\u200B '.repeat(200);
    const headers = await open();
    const password_hash = await passwords.hash(blank, null);
    await db.updateTable('users').set({ password_hash }).where('email', '=', ADMIN.email).execute();
    expect(await statusOfLogIn(blank)).toBe(200);
    expect((await change(headers, 'new secret', blank)).statusCode).toBe(200);
  });

  it('counts and records wrong current passwords as failed sign-ins', async () => {
    const headers = await open();
    for (let count = 0; count < 5; count += 1) await change(headers, 'new secret', 'wrong');
    const actions = (await trailOf(server)).map(shown).map(({ action }) => action);
    expect(actions.filter((action) => action === 'sign-in-failed')).toHaveLength(5);
    expect(actions).toContain('sign-in-throttled');
    expect((await change(headers, 'new secret')).statusCode).toBe(429);
    expect(await statusOfLogIn(ADMIN.password)).toBe(429);
  });
});

describe('while a password is verified', () => {
  let here: Headers;

  beforeEach(async () => {
    here = await open();
  });

  /** Runs something after the next password is verified, before its request continues. */
  function afterVerifying(meanwhile: () => Promise<unknown>): void {
    const { services } = server;
    const { passwords } = services;
    const verify: typeof passwords.verify = async (...verified) => {
      services.passwords = passwords;
      const isRight = await passwords.verify(...verified);
      await meanwhile();
      return isRight;
    };
    services.passwords = { ...passwords, verify };
  }

  const countSessions = async () => {
    const sessions = server.services.db.selectFrom('sessions').where('user_id', '=', 1);
    return (await sessions.select('user_id').execute()).length;
  };

  it.each([
    ['a change', () => change(here, 'the second'), 1],
    ['a reset', () => resetPassword(server, 1), 0],
  ] as const)('%s of it ends the sign-in', async (_case, meanwhile, sessions) => {
    afterVerifying(meanwhile);
    expect(await statusOfLogIn(ADMIN.password)).toBe(401);
    expect(await countSessions()).toBe(sessions);
  });

  it.each([
    ['a reset', () => resetPassword(server, 1), 401],
    ['a change in another session', async () => change(await open(), 'the second'), 401],
    ['a change in the same session', () => change(here, 'the second'), 422],
  ] as const)('%s of it ends the change', async (_case, meanwhile, status) => {
    afterVerifying(meanwhile);
    expect((await change(here, 'the first')).statusCode).toBe(status);
    expect(await statusOfLogIn('the first')).toBe(401);
  });
});
