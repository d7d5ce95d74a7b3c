import { ADMIN, logIn, post, signIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

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

  it('replaces it and ends the other sessions of the user, but nobody else’s', async () => {
    const [here, there] = [
      await tokenOf(ADMIN.email, ADMIN.password),
      await tokenOf(ADMIN.email, ADMIN.password),
    ];
    const other = await signIn(server);
    const answer = await change(here, ADMIN.password, 'new secret');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Password changed successfully!' });
    expect(await statusWith(bearer(here))).toBe(200);
    expect(await statusWith(bearer(there))).toBe(401);
    expect(await statusWith(other)).toBe(200);
    expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(401);
    expect((await logIn(server, ADMIN.email, 'new secret')).statusCode).toBe(200);
  });

  it('answers 422, not 401, to a wrong current password', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const answer = await change(token, 'wrong', 'new secret');
    const message = 'The current password is incorrect.';
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message, errors: { old_password: [message] } });
    expect(await statusWith(bearer(token))).toBe(200);
  });

  it.each([
    ['', '', { new_password: ['Password is required.'] }],
    ['12345', '12345', { new_password: ['Password must be at least 6 characters.'] }],
    ['123456', '1234567', { new_password_confirmation: ['New passwords do not match.'] }],
  ])('answers 422 to "%s" confirmed by "%s"', async (next, confirmation, errors) => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const answer = await change(token, ADMIN.password, next, confirmation);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: Object.values(errors)[0]?.[0], errors });
  });

  it('names every field that is missing', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    const answer = await post(server, '/api/change-password', {}, bearer(token));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(
      expect.arrayContaining(['old_password', 'new_password']),
    );
  });

  it('counts wrong current passwords as it counts wrong logins', async () => {
    const token = await tokenOf(ADMIN.email, ADMIN.password);
    for (let count = 0; count < 5; count += 1) await change(token, 'wrong', 'new secret');
    expect((await change(token, ADMIN.password, 'new secret')).statusCode).toBe(429);
    expect((await logIn(server, ADMIN.email, ADMIN.password)).statusCode).toBe(429);
  });
});
