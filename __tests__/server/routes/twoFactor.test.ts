import { Secret, TOTP } from 'otpauth';
import { shown, trailOf } from '../../helpers/server/audit';
import { adminOf, clientOf, dataOf, expectRefusal } from '../../helpers/server/content';
import {
  changePassword,
  resetPassword,
  sessionOf,
  statusWith,
  tokenIn,
} from '../../helpers/server/recovery';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  post,
  startedFor,
} from '../../helpers/server/testServer';
import type { TwoFactorState } from '../../../src/contract/twoFactor';
import { makeTwoFactor } from '../../../src/server/accounts/twoFactor';

const server = startedFor('each');

const { password } = ADMIN;
const MISSING = 'Enter the code of your authenticator app as well.';
const WRONG = 'The code is wrong, or has been used before.';
const STEP = 30;
const KEY = { totpKey: Buffer.alloc(32, 7) };

type Headers = Record<string, string>;

/** The code that an app shows a number of seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.ms + 1000 * seconds,
  });

const signIn = (code?: string, password = ADMIN.password, remoteAddress?: string) => {
  const payload = { email: ADMIN.email, password, code };
  return server.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
};

const begin = async (headers: Headers) =>
  dataOf<{ secret: string; uri: string }>(
    await post(server, '/api/two-factor', { password }, headers),
  );
const confirmFirst = (headers: Headers, code: string, sent = password) =>
  post(server, '/api/two-factor/on', { password: sent, code }, headers);

/** Turns it on for the administrator. That uses up the current code. */
async function turnOn(headers: Headers) {
  const { secret } = await begin(headers);
  const code = codeOf(secret);
  const done = await confirmFirst(headers, code);
  const { recovery_codes: codes } = dataOf<{ recovery_codes: string[] }>(done);
  server.clock.advance(STEP);
  return { secret, used: code, codes };
}

const open = () => sessionOf(server, ADMIN);
const stateOf = async (headers: Headers) =>
  dataOf<TwoFactorState>(await clientOf(server, headers).get('/api/two-factor'));
const actions = async () => (await trailOf(server)).map(shown).map(({ action }) => action);
const failures = async () => (await actions()).filter((action) => action === 'sign-in-failed');

describe('setting it up', () => {
  it('takes the password and a code, and gives ten recovery codes', async () => {
    const headers = await open();
    const wrong = await post(server, '/api/two-factor', { password: 'wrong' }, headers);
    expectRefusal(wrong, 'password', 'The current password is incorrect.');
    const { secret, uri } = await begin(headers);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('otpauth://totp/Disaster%20Info:admin%40example.org');
    const asked = await confirmFirst(headers, codeOf(secret), 'wrong');
    expectRefusal(asked, 'password', 'The current password is incorrect.');
    expectRefusal(await confirmFirst(headers, '000000'), 'code', WRONG);
    const ahead = await confirmFirst(headers, codeOf(secret, 120));
    expect(ahead.json<{ message: string }>().message).toMatch(
      /the phone is about 2 min ahead\. .* then enter a new code\.$/,
    );
    expect((await signIn()).statusCode).toBe(200);
    const typed = `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    const done = await confirmFirst(headers, typed);
    const { recovery_codes: codes } = dataOf<{ recovery_codes: string[] }>(done);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}(-|$)){5}/);
    expect(await stateOf(headers)).toEqual({
      enabled: true,
      required: false,
      recovery_codes_left: 10,
    });
    for (let count = 0; count < 6; count += 1) {
      const again = await post(server, '/api/two-factor', { password }, headers);
      expect(again.statusCode).toBe(409);
    }
    expect(await actions()).toContain('turn-on-two-factor');
  });

  it('counts and records wrong codes, and a password between them clears none', async () => {
    const headers = await open();
    const { secret } = await begin(headers);
    for (let count = 0; count < 5; count += 1) {
      expectRefusal(await confirmFirst(headers, '000000'), 'code', WRONG);
      if (count < 4) expect((await signIn()).statusCode).toBe(200);
    }
    expect(await failures()).toHaveLength(5);
    expect((await confirmFirst(headers, codeOf(secret))).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(429);
  });

  it('takes a code for ten minutes, and then a new secret', async () => {
    const headers = await open();
    const late = await begin(headers);
    server.clock.advance(600);
    const over = await confirmFirst(headers, codeOf(late.secret));
    const message = 'The set-up took more than ten minutes. Begin again with a new key.';
    expectRefusal(over, 'secret', message);
    expect(await failures()).toEqual([]);
    const { secret } = await begin(headers);
    server.clock.advance(599);
    expectRefusal(await confirmFirst(headers, codeOf(late.secret)), 'code', WRONG);
    expect((await confirmFirst(headers, codeOf(secret))).statusCode).toBe(200);
  });

  it('takes no code of a secret that a clock which was ahead has made', async () => {
    const { secret } = await begin(await open());
    server.clock.advance(-600);
    const refused = await confirmFirst(await open(), codeOf(secret));
    expect(refused.json()).toHaveProperty('errors.secret');
  });

  it('ends all other sessions of the user, and keeps this one', async () => {
    const [here, there] = [await open(), await open()];
    const other = await sessionOf(server, await added());
    await turnOn(here);
    const statuses = [here, there, other].map((headers) => statusWith(server, headers));
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });

  it('stores neither the secret nor the codes as they are, and shows them nowhere else', async () => {
    const { secret, codes } = await turnOn(await open());
    const { db } = server.services;
    const rows = [
      await db.selectFrom('two_factor').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await trailOf(server),
      server.logLines,
    ];
    const stored = JSON.stringify(rows);
    for (const shownOnce of [secret, ...codes]) expect(stored).not.toContain(shownOnce);
  });
});

async function added() {
  const user = buildUser();
  await addUser(server, [], user);
  return user;
}

describe('a session in which no code was given', () => {
  const forgetCode = () =>
    server.services.db.updateTable('sessions').set({ code_given: 0 }).execute();

  it.each([false, true])('has ended, where it is required: %s', async (requireTwoFactor) => {
    server.services.twoFactor = makeTwoFactor({ ...KEY, requireTwoFactor });
    const headers = await open();
    const { secret } = await turnOn(headers);
    expect(await statusWith(server, headers)).toBe(200);
    await forgetCode();
    expect(await statusWith(server, headers)).toBe(401);
    expect((await post(server, '/api/confirm-identity', { password }, headers)).statusCode).toBe(
      401,
    );
    const again = tokenIn(await signIn(codeOf(secret)));
    const { length } = dataOf<object[]>(await clientOf(server, again).get('/api/sessions'));
    expect(length).toBe(1);
  });

  it('gets no rights from a code of an earlier secret', async () => {
    server.services.twoFactor = makeTwoFactor({ ...KEY, requireTwoFactor: true });
    const headers = await open();
    const { secret } = await turnOn(headers);
    const off = { password, code: codeOf(secret) };
    expect((await post(server, '/api/two-factor/off', off, headers)).statusCode).toBe(204);
    expect(await statusWith(server, headers)).toBe(403);
  });
});

describe('signing in with it', () => {
  let secret: string;
  let codes: string[];
  let used: string;
  let headers: Headers;

  beforeEach(async () => {
    headers = await open();
    ({ secret, codes, used } = await turnOn(headers));
  });

  /** Signs in twice at the same moment with one code. */
  async function statusesOfTwo(code = '') {
    const both = ['192.0.2.1', '198.51.100.2'].map((address) =>
      signIn(code, ADMIN.password, address),
    );
    return (await Promise.all(both)).map(({ statusCode }) => statusCode).sort();
  }

  it('asks those who send the right password for a code, and nobody else', async () => {
    expectRefusal(await signIn(), 'code', MISSING, 401);
    const wrong = await signIn(codeOf(secret), 'wrong');
    expect(wrong.json()).toEqual({ message: 'These credentials do not match our records.' });
    expect((await signIn(codeOf(secret))).statusCode).toBe(200);
  });

  it('takes each code once, and none of before', async () => {
    expectRefusal(await signIn(used), 'code', WRONG, 401);
    const code = codeOf(secret);
    expect((await signIn(code)).statusCode).toBe(200);
    expectRefusal(await signIn(code), 'code', WRONG, 401);
  });

  it('takes a code of the step before and after, and of no other', async () => {
    server.clock.advance(10 * STEP);
    const statuses: number[] = [];
    for (const steps of [-2, -1, 1, 2]) {
      statuses.push((await signIn(codeOf(secret, steps * STEP))).statusCode);
    }
    expect(statuses).toEqual([401, 200, 200, 401]);
  });

  it('lets one of two sign-ins with the same code in', async () => {
    expect(await statusesOfTwo(codeOf(secret))).toEqual([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    expect(await statusesOfTwo(codes[0])).toEqual([200, 401]);
    const typed = [
      String(codes[1]).toUpperCase().replaceAll('-', ' '),
      `3. ${codes[2]}`,
      `၁၀။ ${codes[3]}`,
    ];
    for (const code of typed) expect((await signIn(code)).statusCode).toBe(200);
    expect((await stateOf(headers)).recovery_codes_left).toBe(6);
  });

  it('counts and records wrong codes as failed sign-ins, missing ones not', async () => {
    for (let count = 0; count < 8; count += 1) await signIn();
    expect(await actions()).not.toContain('sign-in-failed');
    for (let count = 0; count < 5; count += 1) {
      // The password alone clears nothing.
      await signIn();
      expect((await signIn('000000')).statusCode).toBe(401);
    }
    expect(await failures()).toHaveLength(5);
    expect((await signIn(codeOf(secret))).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(429);
  });

  it.each([
    ['without a key', null],
    ['with another key', makeTwoFactor({ totpKey: Buffer.alloc(32), requireTwoFactor: false })],
  ])('fails %s, but for recovery codes', async (_case, twoFactor) => {
    server.services.twoFactor = twoFactor;
    for (const code of [undefined, codeOf(secret)]) {
      const response = await signIn(code);
      expect(response.statusCode).toBe(401);
      expect(response.json<{ message: string }>().message).toMatch(/lacks the TOTP_KEY/);
    }
    expect((await signIn(codes[0])).statusCode).toBe(200);
  });

  it('is not kept out by a clock that was years ahead', async () => {
    const YEARS = 3 * 365 * 24 * 3600;
    server.clock.advance(YEARS);
    expect((await signIn(codeOf(secret))).statusCode).toBe(200);
    server.clock.advance(-YEARS);
    const code = codeOf(secret);
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(401);
  });
});

describe('changing it', () => {
  let secret: string;
  let codes: string[];
  let headers: Headers;
  const call = (path: string, code: string, password = ADMIN.password) =>
    post(server, `/api/two-factor/${path}`, { password, code }, headers);

  beforeEach(async () => {
    headers = await open();
    ({ secret, codes } = await turnOn(headers));
  });

  it('takes the password and a code to turn it off', async () => {
    expect((await call('off', codeOf(secret), 'wrong')).statusCode).toBe(422);
    expectRefusal(await call('off', '000000'), 'code', WRONG);
    expect((await call('off', codeOf(secret))).statusCode).toBe(204);
    expect((await signIn()).statusCode).toBe(200);
    expect(await stateOf(headers)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect(await actions()).toContain('turn-off-two-factor');
  });

  it('replaces the recovery codes', async () => {
    const renewed = await call('recovery-codes', codeOf(secret));
    const { recovery_codes: next } = dataOf<{ recovery_codes: string[] }>(renewed);
    expect((await signIn(codes[0])).statusCode).toBe(401);
    expect((await signIn(next[0])).statusCode).toBe(200);
    expect(await actions()).toContain('renew-recovery-codes');
  });

  it('takes a code to change the password, too', async () => {
    const passwords = { old_password: password, new_password: 'new secret' };
    const form = { ...passwords, new_password_confirmation: 'new secret' };
    const change = (code?: string) =>
      post(server, '/api/change-password', { ...form, code }, headers);
    expectRefusal(await change(), 'code', MISSING);
    for (let count = 0; count < 4; count += 1) {
      expectRefusal(await change('000000'), 'code', WRONG);
      await change();
    }
    expect(await failures()).toHaveLength(4);
    expect((await change(codeOf(secret))).statusCode).toBe(200);
    expect((await signIn(codes[0], 'new secret')).statusCode).toBe(200);
  });

  it('takes no second code to replace a temporary password', async () => {
    const { password: temporary } = dataOf<{ password: string }>(await resetPassword(server, 1));
    const session = tokenIn(await signIn(codeOf(secret), temporary));
    const changed = await changePassword(server, session, temporary, 'new secret');
    expect(changed.statusCode).toBe(200);
    expect(await statusWith(server, session)).toBe(200);
  });

  it('is reset by a privileged user, and by nobody for themselves', async () => {
    const others = await adminOf(server);
    const path = '/api/users/1/two-factor';
    expect(dataOf(await others.get(path))).toEqual({ enabled: true });
    expect((await clientOf(server, headers).delete(path)).statusCode).toBe(403);
    expect((await others.delete(path)).statusCode).toBe(204);
    expect(dataOf(await others.get(path))).toEqual({ enabled: false });
    expect(await statusWith(server, headers)).toBe(401);
    headers = tokenIn(await signIn());
    expect((await others.delete(path)).statusCode).toBe(204);
    expect(await statusWith(server, headers)).toBe(200);
    expect((await actions()).filter((action) => action === 'reset-two-factor')).toHaveLength(1);
  });
});

describe('a server that requires it of privileged roles', () => {
  beforeEach(() => {
    server.services.twoFactor = makeTwoFactor({ ...KEY, requireTwoFactor: true });
  });

  it('lets them do nothing else until they have set it up', async () => {
    const login = await signIn();
    expect(login.json()).toMatchObject({ user: { must_set_up_two_factor: true } });
    const headers = await open();
    const client = clientOf(server, headers);
    const refused = await client.get('/api/sliders');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Set up two-factor sign-in first.' },
    ]);
    expect(await stateOf(headers)).toMatchObject({ enabled: false, required: true });
    const { secret } = await turnOn(headers);
    expect((await client.get('/api/sliders')).statusCode).toBe(200);
    const { user } = (await signIn(codeOf(secret))).json<{ user: object }>();
    expect(user).not.toHaveProperty('must_set_up_two_factor');
  });

  it('asks nothing of others', async () => {
    const user = buildUser();
    await addUser(server, ['post-edit'], user);
    const login = (await logIn(server, user.email, user.password)).json<{ user: object }>();
    expect(login.user).not.toHaveProperty('must_set_up_two_factor');
    expect(await statusWith(server, await sessionOf(server, user))).toBe(200);
  });
});

it('is off, but not unknown, on a server without a key', async () => {
  const headers = await open();
  server.services.twoFactor = null;
  const client = clientOf(server, headers);
  expect((await client.get('/api/two-factor')).json()).toEqual({ data: null });
  expect((await client.get('/api/users/1/two-factor')).json()).toEqual({
    data: { enabled: false },
  });
  const codes = { password: 'secret1', code: '000000' };
  expect((await client.post('/api/two-factor/off', codes)).statusCode).toBe(404);
});
