import { adminOf, clientOf } from './content';
import { logIn, post } from './testServer';
import type { TestServer } from './testServer';

type Headers = Record<string, string>;

/** Resets the password of a user, as a privileged user. */
export const resetPassword = async (server: TestServer, id: number) =>
  (await adminOf(server)).post(`/api/users/${id}/reset-password`);

/** Headers of a new session from a sign-in. */
export async function sessionOf(
  server: TestServer,
  { email, password }: { email: string; password: string },
) {
  const { token } = (await logIn(server, email, password)).json<{ token: string }>();
  return { authorization: `Bearer ${token}` };
}

/** The status of a call that only needs a session. */
export const statusWith = async (server: TestServer, headers: Headers): Promise<number> =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode;

/** Changes the password of the session's user. */
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
