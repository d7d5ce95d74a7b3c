import { ADMIN, logIn, post, signIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const TOO_LONG = 'Password must be at most 255 characters.';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function tokenOf(email: string, password: string): Promise<string> {
  return (await logIn(server, email, password)).json<{ token: string }>().token;
}

async function statusWith(headers: Record<string, string>): Promise<number> {
  return (await server.app.inject({ url: '/api/sliders', headers })).statusCode;
}

describe('changing the password', () => {
  const change = (token: string, old_password: string, next: string, confirmation = next) =>
    post(
      server,
      '/api/change-password',
      { old_password, new_password: next, new_password_confirmation: confirmation },
      bearer(token),
    );

  it('replaces it and ends the other sessions of the user only', async () => {
    const [here, there] = [
      await tokenOf(ADMIN.email, ADMIN.password),
      await tokenOf(ADMIN.email, ADMIN.password),
    ];
    const other = await signIn(server);
    const response = await change(here, ADMIN.password, 'new secret');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password changed successfully!' });
    expect(await statusWith(bearer(here))).toBe(200);
    expect(await statusWith(bearer(there))).toBe(401);
    expect(await statusWith(other)).toBe(200);
    expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(401);
    expect((await logIn(server, ADMIN.email, 'new secret')).statusCode).toBe(200);
  });

  it('responds 422, not 401, to a wrong current password', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const response = await change(token, 'wrong', 'new secret');
    const message = 'The current password is incorrect.';
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message, errors: { old_password: [message] } });
    expect(await statusWith(bearer(token))).toBe(200);
  });

  it.each([
    ['', '', { new_password: ['Password is required.'] }],
    ['\u3164'.repeat(6), '\u3164'.repeat(6), { new_password: ['Password is required.'] }],
    ['x'.repeat(256), 'x'.repeat(256), { new_password: [TOO_LONG] }],
    ['12345', '12345', { new_password: ['Password must be at least 6 characters.'] }],
    ['123456', '1234567', { new_password_confirmation: ['New passwords do not match.'] }],
  ])('responds 422 to "%s" confirmed by "%s"', async (next, confirmation, errors) => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const response = await change(token, ADMIN.password, next, confirmation);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: Object.values(errors)[0]?.[0], errors });
  });

  it('never judges a current password that was set when others were valid', async () => {
    const { db, passwords } = server.services;
    const blank = '\u200B '.repeat(200);
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const password_hash = await passwords.hash(blank, null);
    await db.updateTable('users').set({ password_hash }).where('email', '=', ADMIN.email).execute();
    expect((await logIn(server, ADMIN.email, blank)).statusCode).toBe(200);
    expect((await change(token, blank, 'new secret')).statusCode).toBe(200);
  });

  it('reports every missing field', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const response = await post(server, '/api/change-password', {}, bearer(token));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual(
      expect.arrayContaining(['old_password', 'new_password']),
    );
  });

  it('counts wrong current passwords together with failed sign-ins', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    for (let count = 0; count < 5; count += 1) await change(token, 'wrong', 'new secret');
    expect((await change(token, ADMIN.password, 'new secret')).statusCode).toBe(429);
    expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(429);
  });
});
