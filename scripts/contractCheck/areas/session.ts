import { toApiError } from '../../../src/client/shared/api/apiError';
import { can, PERMISSION_SLUGS } from '../../../src/contract/permissions';
import type { Answer, Api } from '../api';
import { Stop } from '../api';

export interface Account {
  email: string;
  password: string;
}

const PLACE = '#sign-in-and-tokens';

function checkUser(answer: Answer): void {
  const user: object = answer.entity.user ?? {};
  const permitted = PERMISSION_SLUGS.filter((slug) => can(user, slug));
  answer.expect(
    permitted.length > 0,
    'The user has no permissions: their role, or its list, was not loaded.',
    '#permissions',
  );
}

/**
 * Signs in and keeps the token.
 *
 * @throws Stop if that fails
 */
export async function signIn(api: Api, account: Account): Promise<void> {
  api.token = null;
  const answer = await api.succeed('POST /api/login', { body: account });
  const { token, user } = answer.entity;
  answer.expect(typeof user === 'object' && user !== null, 'The response has no "user".', PLACE);
  const hasToken = typeof token === 'string' && token !== '';
  answer.expect(hasToken, 'The response has no "token".', PLACE);
  if (!hasToken) throw new Stop();
  api.token = token;
}

async function checkWrongPassword(api: Api, { email }: Account): Promise<void> {
  const body = { email, password: 'this is not the password' };
  const answer = await api.call('POST /api/login', { body });
  answer.expect(!answer.isSuccess, 'A wrong password signs in.', PLACE);
  const { message } = toApiError(answer.status, answer.body);
  answer.expect(message !== undefined, 'A wrong password gets no "message".', '#failures');
}

export async function checkSession(api: Api, account: Account): Promise<void> {
  await checkWrongPassword(api, account);
  const stranger = await api.call('GET /api/roles', { query: { page: 1 } });
  stranger.expect(
    stranger.status === 401,
    `Without a token: status ${stranger.status} instead of 401.`,
    PLACE,
  );
  await signIn(api, account);
  checkUser(await api.succeed('POST /api/login', { body: account }));
}

export async function checkPasswordChange(api: Api, account: Account): Promise<void> {
  await signIn(api, account);
  const change = { new_password: 'mangrove-71', new_password_confirmation: 'mangrove-71' };
  const call = 'POST /api/change-password';
  const wrong = await api.call(call, { body: { ...change, old_password: 'not this one' } });
  wrong.expectRefusal('old_password', 'With a wrong current password');
  await api.succeed(call, { body: { ...change, old_password: account.password } });
  await signIn(api, { ...account, password: change.new_password });
  const logout = await api.succeed('POST /api/logout');
  const { status } = await api.call('GET /api/tags');
  logout.expect(status === 401, 'The token works after the sign-out.', PLACE);
}
