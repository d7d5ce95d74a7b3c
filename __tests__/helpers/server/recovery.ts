import type { TemporaryPassword } from '../../../src/contract/session';
import { adminOf, clientOf, dataOf } from './content';
import { addUser, buildUser, logIn, post } from './testServer';
import type { TestServer } from './testServer';

type Headers = Record<string, string>;

/** Resets the password of a user, as a privileged one. */
export async function resetPassword(server: TestServer, id: number) {
  return (await adminOf(server)).post(`/api/users/${id}/reset-password`);
}

/** The temporary password of a user after a reset. */
export async function temporaryPasswordOf(server: TestServer, id: number): Promise<string> {
  return dataOf<TemporaryPassword>(await resetPassword(server, id)).password;
}

/** Adds a user whose password has been reset, and who has not changed it yet. */
export async function addResetUser(server: TestServer, permissions: readonly string[] = []) {
  const user = buildUser();
  const id = await addUser(server, permissions, user);
  return { ...user, id, password: await temporaryPasswordOf(server, id) };
}

/** Headers of a new session from a sign-in. */
export async function sessionOf(
  server: TestServer,
  { email, password }: { email: string; password: string },
) {
  const { token } = (await logIn(server, email, password)).json<{ token: string }>();
  return { authorization: `Bearer ${token}` };
}

/** The status of a call that only needs a session. */
export async function statusWith(server: TestServer, headers: Headers): Promise<number> {
  return (await clientOf(server, headers).get('/api/sliders')).statusCode;
}

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
