import { PAGE_SIZE } from '../../contract/limits';
import { plainPageOf, searchPageOf } from '../../contract/paging';
import { isPrivilegedSlug } from '../../contract/permissions';
import { mayDeleteUser } from '../../contract/policies';
import { TemporaryPassword } from '../../contract/session';
import { User, userCreateSchema, userEditSchema } from '../../contract/user';
import type { UserCreateForm, UserEditForm } from '../../contract/user';
import { callerOf } from '../http/auth';
import { forbidden, HttpError, invalid } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import { json, toStoreId } from '../http/input';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { dataRoute, getRoute, idOf, route, searchRoute } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { readablePassword } from '../accounts/passwords';
import { findRole } from '../store/roles';
import type { Db } from '../store/schema';
import type { Account } from '../store/sessions';
import { giveTemporaryPassword, WITHOUT_END } from '../store/temporaryPasswords';
import * as store from '../store/users';
import { asCaller, audited, checkVersion, record } from './audited';
import { checkMayAssign, checkMayManage, checkRecentSignIn } from './escalation';
import { accountClient } from './passwordAttempt';
import { missing } from './missing';

const getUser = async (db: Db, id: number) =>
  (await store.findUser(db, id)) ?? missing(db, 'user', id);

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
  await asCaller(services, request, (trx, { account }) => roleOf(trx, account));
  const client = accountClient(callerOf(request).account);
  const passwordHash = await services.passwords.hash(form.password, client);
  return audited(services, request, async (trx, caller) => {
    const role = await roleOf(trx, caller);
    const temporaryUntil = form.must_change_password ? WITHOUT_END : null;
    const user = { name, email, passwordHash, temporaryUntil, roleId: role.id };
    const id = await store.createUser(trx, user, services.now());
    return { before: null, after: await getUser(trx, id) };
  });
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
function updateUser(services: Services, request: ApiRequest, form: UserEditForm) {
  const { name, email } = form;
  const id = idOf(request);
  return audited(services, request, async (trx, caller) => {
    const user = await getUser(trx, id);
    checkMayManage(caller, user.slug);
    await checkVersion(trx, request, user);
    const role = await chosenRole(trx, form, id);
    if (role.id !== user.role_id) checkMayAssign(caller, role);
    if (role.id !== user.role_id || email !== user.email) {
      checkRecentSignIn(caller, services.now());
    }
    await checkPrivilegedUserRemains(trx, user, role.slug);
    await store.updateUser(trx, id, { name, email, roleId: role.id });
    return { before: user, after: await getUser(trx, id) };
  });
}

async function deleteUser(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  await audited(services, request, async (trx, caller) => {
    const before = await getUser(trx, id);
    if (!mayDeleteUser(caller, before)) throw forbidden();
    checkRecentSignIn(caller, services.now());
    await store.deleteUser(trx, id);
    return { before, after: null };
  });
}

/** docs/specification/permissions.md#deleting-users has the rules for deleting a user. */
export const userRoutes: Route[] = [
  getRoute(
    '/api/users',
    'List users',
    pageQuery(PAGE_SIZE.users),
    plainPageOf(User),
    async ({ db }, request, window) =>
      plainPage(request, window, await store.listUsers(db, window)),
  ),
  searchRoute(
    '/api/users/search',
    'Search users',
    searchQuery,
    searchPageOf(User),
    async ({ db }, request, search) =>
      searchPage(request, search, await store.listUsers(db, search.window, search.filter)),
  ),
  dataRoute('/api/users/:id', 'Read a user', User, ({ db }, request) => getUser(db, idOf(request))),
  route({
    method: 'POST',
    path: '/api/users',
    summary: 'Create a user',
    access: 'user-create',
    writes: 'user',
    input: json(userCreateSchema),
    saves: true,
    status: 201,
    data: User,
    call: createUser,
  }),
  route({
    method: 'PUT',
    path: '/api/users/:id',
    summary: 'Update a user',
    access: 'user-edit',
    writes: 'user',
    input: json(userEditSchema),
    saves: true,
    data: User,
    call: updateUser,
  }),
  route({
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Delete a user',
    access: 'privileged',
    writes: 'user',
    call: deleteUser,
  }),
];

/** @throws HttpError 403 for one's own account, which would need no current password */
async function resetPassword(services: Services, request: ApiRequest): Promise<TemporaryPassword> {
  const id = idOf(request);
  if (id === callerOf(request).account.id) {
    throw new HttpError(403, 'Change your own password on your profile.');
  }
  await getUser(services.db, id);
  checkRecentSignIn(callerOf(request).account, services.now());
  const password = readablePassword();
  // Hashing is slow and would block others inside the transaction.
  const client = accountClient(callerOf(request).account);
  const hash = await services.passwords.hash(password, client);
  const expires_at = await asCaller(services, request, async (trx, { account: user }) => {
    checkRecentSignIn(user, services.now());
    await getUser(trx, id);
    const until = await giveTemporaryPassword(trx, id, hash, services.now());
    const event = { entityId: id, user, action: 'reset-password' } as const;
    await record(trx, services.now(), request, event);
    return until;
  });
  return { password, expires_at };
}

/** For a lost password. docs/specification/server.md#temporary-passwords */
export const recoveryRoute: Route = route({
  method: 'POST',
  path: '/api/users/:id/reset-password',
  summary: 'Reset the password of a user',
  access: 'privileged',
  writes: 'user',
  data: TemporaryPassword,
  call: resetPassword,
});
