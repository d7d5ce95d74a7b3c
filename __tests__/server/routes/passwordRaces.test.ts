import { resetPassword } from '../../helpers/server/recovery';
import { ADMIN, logIn, post, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (password: string) =>
  (await logIn(server, ADMIN.email, password)).json<{ token: string }>().token;

const change = (token: string, old_password: string, next: string) =>
  post(
    server,
    '/api/change-password',
    { old_password, new_password: next, new_password_confirmation: next },
    bearer(token),
  );

/** Something happens after the next password was verified, before its request goes on. */
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

it('opens no session for a password that changes during the sign-in', async () => {
  const token = await tokenOf(ADMIN.password);
  afterVerifying(() => change(token, ADMIN.password, 'new secret'));
  const response = await logIn(server, ADMIN.email, ADMIN.password);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: 'These credentials do not match our records.' });
  expect(await server.services.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(
    1,
  );
});

it('opens no session for a password that is reset during the sign-in', async () => {
  afterVerifying(() => resetPassword(server, 1));
  expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(401);
  const { db } = server.services;
  expect(await db.selectFrom('sessions').where('user_id', '=', 1).selectAll().execute()).toEqual(
    [],
  );
});

it('changes no password that is reset meanwhile', async () => {
  const token = await tokenOf(ADMIN.password);
  afterVerifying(() => resetPassword(server, 1));
  expect((await change(token, ADMIN.password, 'my own secret')).statusCode).toBe(401);
  expect((await logIn(server, ADMIN.email, 'my own secret')).statusCode).toBe(401);
});

it('changes a password once, where two requests know the old one', async () => {
  const [first, second] = [await tokenOf(ADMIN.password), await tokenOf(ADMIN.password)];
  afterVerifying(() => change(second, ADMIN.password, 'the second'));
  // Its session has been ended by the other.
  expect((await change(first, ADMIN.password, 'the first')).statusCode).toBe(401);
  expect((await logIn(server, ADMIN.email, 'the second')).statusCode).toBe(200);
});

it('changes no password for a session that asks twice at once', async () => {
  const token = await tokenOf(ADMIN.password);
  afterVerifying(() => change(token, ADMIN.password, 'the second'));
  expect((await change(token, ADMIN.password, 'the first')).statusCode).toBe(422);
  expect((await logIn(server, ADMIN.email, 'the second')).statusCode).toBe(200);
});
