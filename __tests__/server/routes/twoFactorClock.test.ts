import { Secret, TOTP } from 'otpauth';
import { shown, trailOf } from '../../helpers/server/audit';
import { dataOf, expectRefusal } from '../../helpers/server/content';
import { sessionOf } from '../../helpers/server/recovery';
import { ADMIN, post, startedFor } from '../../helpers/server/testServer';

const server = startedFor('each');

const { email, password } = ADMIN;
const WRONG = 'The code is wrong, or has been used before.';
const STEP = 30;

/** The code that an app shows a number of seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.ms + 1000 * seconds,
  });

const signIn = (code: string) => post(server, '/api/login', { email, password, code });

const failures = async () =>
  (await trailOf(server)).map(shown).filter(({ action }) => action === 'sign-in-failed');

let secret: string;
let used: string;

beforeEach(async () => {
  const headers = await sessionOf(server, ADMIN);
  const begun = await post(server, '/api/two-factor', { password }, headers);
  ({ secret } = dataOf<{ secret: string }>(begun));
  used = codeOf(secret);
  await post(server, '/api/two-factor/on', { password, code: used }, headers);
  server.clock.advance(STEP);
});

it.each([
  [-20, /the phone is about 10 min behind\. .* then enter a new code\.$/],
  [-8, /the phone is about 4 min behind\. /],
  [2, /the phone is about 1 min ahead\. .* then enter a new code\.$/],
  [20, /the phone is about 10 min ahead\. /],
  [-21, new RegExp(`^${WRONG}$`)],
  [21, new RegExp(`^${WRONG}$`)],
])('refuses a code that is off by %i steps, counts it, and says so', async (steps, said) => {
  server.clock.advance(30 * STEP);
  const refused = await signIn(codeOf(secret, steps * STEP));
  expect(refused.statusCode).toBe(401);
  expect(refused.json<{ errors: { code: string[] } }>().errors.code[0]).toMatch(said);
  expect(await failures()).toHaveLength(1);
  const logged = JSON.stringify(server.logLines).includes('the clock of a phone with codes');
  expect(logged).toBe(Math.abs(steps) <= 20);
});

it.each([2, 20])('never takes a code that it refused %i steps ahead of its time', async (steps) => {
  const code = codeOf(secret, steps * STEP);
  expect((await signIn(code)).statusCode).toBe(401);
  // The owner, whose phone has the right time by now, need not wait.
  expect((await signIn(codeOf(secret))).statusCode).toBe(200);
  server.clock.advance(steps * STEP);
  expectRefusal(await signIn(code), 'code', WRONG, 401);
  server.clock.advance(STEP);
  expect((await signIn(codeOf(secret))).statusCode).toBe(200);
});

it('says of a used code that it was used, not that clocks differ', async () => {
  server.clock.advance(4 * STEP);
  expectRefusal(await signIn(used), 'code', WRONG, 401);
});

it.each([
  ['Burmese', 0x1040],
  ['Shan', 0x1090],
  ['Arabic', 0x0660],
  ['full-width', 0xff10],
  ['mathematical bold', 0x1d7ec],
])('takes %s digits', async (_, zero) => {
  const digits = codeOf(secret).replace(/\d/g, (digit) =>
    String.fromCodePoint(zero + Number(digit)),
  );
  expect((await signIn(digits)).statusCode).toBe(200);
});
