import { isId } from '../../../src/client/shared/api/normalize';
import { dayOfCreatedAt } from '../../../src/client/shared/text/dates';
import { today } from '../../../src/contract/dates';
import type { Id } from '../../../src/contract/ids';
import { isSameId } from '../../../src/contract/ids';
import { roleName } from '../../../src/contract/roleName';
import type { Api } from '../api';
import { checkPages, checkSearch, create } from '../lists';
import { checkPasswordChange, signIn } from './session';
import type { Account } from './session';

async function checkUser(api: Api, id: Id, email: string): Promise<void> {
  const answer = await api.succeed('GET /api/users/{id}', { id });
  const { entity } = answer;
  answer.expect(entity.email === email, 'The user does not have their e-mail address.', '#user');
  const hasRole = roleName(entity.role, 'en') ?? roleName({ name: entity.roleName }, 'en');
  answer.expect(hasRole !== null, 'The user has no role with a name.', '#user');
  const day = dayOfCreatedAt(typeof entity.created_at === 'string' ? entity.created_at : '');
  answer.expect(day === today(), '"created_at" is not of today in Asia/Yangon.', '#dates');
}

async function checkRefusals(api: Api, body: { email: string }): Promise<void> {
  const twice = await api.call('POST /api/users', { body });
  twice.expectRefusal('email', 'With an e-mail address that is taken');
  const missing = await api.call('GET /api/users/{id}', { id: 999_999_999 });
  missing.expect(
    missing.status === 404,
    `Of an unknown id: status ${missing.status} instead of 404.`,
    '#failures',
  );
}

export async function checkUsers(
  api: Api,
  { role, stamp, admin }: { role: Id; stamp: string; admin: Account },
): Promise<void> {
  const account = { email: `check-${stamp}@example.org`, password: 'monsoon-2026' };
  const person = { name: `Check ${stamp}`, email: account.email, role_id: role };
  const { password } = account;
  const body = { ...person, password, password_confirmation: password };
  const listed = { call: 'GET /api/users/search', text: person.name };
  const id = await create(api, 'POST /api/users', { body, listed });
  await checkRefusals(api, body);
  await checkUser(api, id, account.email);
  await checkPages(api, 'GET /api/users');
  await checkSearch(api, 'GET /api/users/search', { found: id, text: `Check ${stamp}` });
  const updated = await api.succeed('PUT /api/users/{id}', { id, body: person });
  const answered = updated.entity.id;
  updated.expect(!isId(answered) || isSameId(answered, id), 'It answers another user.');
  await checkPasswordChange(api, account);
  await signIn(api, admin);
  await api.succeed('DELETE /api/users/{id}', { id });
}
