import { adminOf, clientOf } from './content';
import type { TestResponse } from './content';
import { logIn, post } from './testServer';
import type { TestServer } from './testServer';

type Headers = Record<string, string>;

export const resetPassword = async (server: TestServer, id: number) =>
  (await adminOf(server)).post(`/api/users/${id}/reset-password`);

export const tokenIn = (response: TestResponse) => ({
  authorization: `Bearer ${response.json<{ token: string }>().token}`,
});

export const sessionOf = async (
  server: TestServer,
  { email, password }: { email: string; password: string },
  address?: string,
) => tokenIn(await logIn(server, email, password, address));

export const statusWith = async (server: TestServer, headers: Headers): Promise<number> =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode;

export function changePassword(
  server: TestServer,
  headers: Headers,
  old_password: string,
  new_password: string,
  new_password_confirmation = new_password,
) {
  const body = { old_password, new_password, new_password_confirmation };
  return post(server, '/api/change-password', body, headers);
}
