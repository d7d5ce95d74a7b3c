import { PAGE_SIZE } from '../../contract/limits';
import { canDeleteUser, isPrivilegedSlug } from '../../contract/permissions';
import type { TemporaryPassword } from '../../contract/session';
import { userCreateSchema, userEditSchema } from '../../contract/user';
import type { UserCreateForm, UserEditForm } from '../../contract/user';
import { callerOf } from '../http/auth';
import { forbidden, HttpError, invalid, notFound } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import { json, noInput, toStoreId } from '../http/input';
import { dataOf, plainPageOf, ref, searchPageOf } from '../http/openapi/responses';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { readablePassword } from '../passwords';
import { findRole } from '../store/roles';
import type { Db } from '../store/schema';
import type { Account } from '../store/sessions';
import { giveTemporaryPassword, WITHOUT_END } from '../store/temporaryPasswords';
import * as store from '../store/users';
import { asCaller, audited, checkVersion, ofUser, record } from './audited';
import { checkMayAssign, checkMayManage, checkRecentSignIn } from './escalation';
import { accountClient } from './passwordAttempt';

const USER = ref('User');

async function getUser(db: Db, id: number): Promise<store.StoredUser> {
  const user = await store.findUser(db, id);
  if (!user) throw notFound();
  return user;
}

async function chosenRole(db: Db, { role_id, email }: UserEditForm, editedId?: number) {
  const id = toStoreId(role_id);
  const role = id === null ? null : await findRole(db, id);
  const errors: FieldErrors = {};
  if (await store.isEmailTaken(db, email, editedId)) {
    errors.email = ['The email has already been taken.'];
  }
  if (!role) throw invalid({ ...errors, role_id: ['The selected role is invalid.'] });
  if (errors.email) throw invalid(errors);
  return role;
}

async function assignedRole(db: Db, caller: Account, form: UserCreateForm, now: Date) {
  const role = await chosenRole(db, form);
  checkMayAssign(caller, role);
  checkRecentSignIn(caller, now);
  return role;
}

async function createUser(services: Services, request: ApiRequest, form: UserCreateForm) {
  const { name, email } = form;
  const roleOf = (trx: Db, caller: Account) => assignedRole(trx, caller, form, services.now());
  await asCaller(services, request, 'user', (trx, { account }) => roleOf(trx, account));
  const client = accountClient(callerOf(request).account.email);
  const passwordHash = await services.passwords.hash(form.password, client);
  const data = await audited(services, request, 'user', async (trx, caller) => {
    const role = await roleOf(trx, caller);
    const temporaryUntil = form.must_change_password ? WITHOUT_END : null;
    const user = { name, email, passwordHash, temporaryUntil, roleId: role.id };
    const id = await store.createUser(trx, user, services.now());
    return { before: null, after: await getUser(trx, id) };
  });
  return { data };
}

/**
 * The last privileged user must stay privileged, or nobody could grant privileged roles again.
 *
 * @throws HttpError 422
 */
async function checkPrivilegedUserRemains(db: Db, user: store.StoredUser, slug: string) {
  if (!isPrivilegedSlug(user.slug) || isPrivilegedSlug(slug)) return;
  if (await store.hasOtherPrivilegedUser(db, user.id)) return;
  throw invalid({ role_id: ['The last administrator cannot be given another role.'] });
}

/** Keeping the user's current role needs no right to assign it. */
async function updateUser(services: Services, request: ApiRequest, form: UserEditForm) {
  const { name, email } = form;
  const id = idOf(request);
  const data = await audited(services, request, 'user', async (trx, caller) => {
    const user = await getUser(trx, id);
    checkMayManage(caller, user.slug);
    await checkVersion(trx, request, 'user', user);
    const role = await chosenRole(trx, form, id);
    const isOthersEmail = id !== caller.id && email !== user.email;
    if (role.id !== user.role_id) checkMayAssign(caller, role);
    if (role.id !== user.role_id || isOthersEmail) checkRecentSignIn(caller, services.now());
    await checkPrivilegedUserRemains(trx, user, role.slug);
    await store.updateUser(trx, id, { name, email, roleId: role.id });
    return { before: user, after: await getUser(trx, id) };
  });
  return { data };
}

async function deleteUser(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  await audited(services, request, 'user', async (trx, caller) => {
    const before = await getUser(trx, id);
    if (!canDeleteUser(caller, before)) throw forbidden();
    await store.deleteUser(trx, id);
    return { before, after: null };
  });
}

function userWrites(services: Services): Route[] {
  const path = '/api/users/:id';
  return [
    route({
      method: 'POST',
      path: '/api/users',
      access: 'user-create',
      input: json(userCreateSchema),
      saves: true,
      status: 201,
      response: dataOf(USER),
      call: (form, request) => createUser(services, request, form),
    }),
    route({
      method: 'PUT',
      path,
      access: 'user-edit',
      input: json(userEditSchema),
      saves: true,
      response: dataOf(USER),
      call: (form, request) => updateUser(services, request, form),
    }),
    route({
      method: 'DELETE',
      path,
      access: 'privileged',
      input: noInput,
      response: null,
      call: (_input, request) => deleteUser(services, request),
    }),
  ];
}

/** docs/specification/permissions.md#deleting-users has the rules for deleting a user. */
export function userRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    getRoute('/api/users', pageQuery(PAGE_SIZE.users), plainPageOf(USER), async (window, request) =>
      plainPage(request, window, await store.listUsers(db, window)),
    ),
    getRoute('/api/users/search', searchQuery, searchPageOf(USER), async (search, request) =>
      searchPage(request, search, await store.listUsers(db, search.window, search.filter)),
    ),
    getRoute('/api/users/:id', noInput, dataOf(USER), async (_input, request) => ({
      data: await getUser(db, idOf(request)),
    })),
    ...userWrites(services),
  ];
}

async function getCredentials(db: Db, id: number) {
  const target = await store.credentialsOf(db, id);
  if (!target) throw notFound();
  return target;
}

/** @throws HttpError 403 for one's own account, which would need no current password */
async function resetPassword(
  services: Services,
  request: ApiRequest,
): Promise<{ data: TemporaryPassword }> {
  const id = idOf(request);
  if (id === callerOf(request).account.id) {
    throw new HttpError(403, 'Change your own password on your profile.');
  }
  await getCredentials(services.db, id);
  checkRecentSignIn(callerOf(request).account, services.now());
  const password = readablePassword();
  // Hashing is slow and would block others inside the transaction.
  const client = accountClient(callerOf(request).account.email);
  const hash = await services.passwords.hash(password, client);
  const expires_at = await asCaller(services, request, 'user', async (trx, { account: user }) => {
    checkRecentSignIn(user, services.now());
    const target = await getCredentials(trx, id);
    const until = await giveTemporaryPassword(trx, target, hash, services.now());
    const event = { ...ofUser(id), user, action: 'reset-password' } as const;
    await record(trx, services.now(), request, event);
    return until;
  });
  return { data: { password, expires_at } };
}

/** For a lost password. docs/specification/server.md#temporary-passwords */
export function recoveryRoutes(services: Services): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/users/:id/reset-password',
      access: 'privileged',
      input: noInput,
      response: dataOf(ref('TemporaryPassword')),
      call: (_input, request) => resetPassword(services, request),
    }),
  ];
}
