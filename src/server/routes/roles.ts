import { MAX_ROLES, PAGE_SIZE } from '../../contract/limits';
import { plainPageOf, searchPageOf } from '../../contract/paging';
import { namesOfPermission, PERMISSION_SLUGS } from '../../contract/permissions';
import { Permission, Role, roleCreateSchema, roleEditSchema } from '../../contract/role';
import type { RoleForm, RoleName } from '../../contract/role';
import { arrayOf } from '../../contract/shapes';
import { found, invalid } from '../http/errors';
import { json, noInput } from '../http/input';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { dataRoute, getRoute, idOf, route, searchRoute } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/roles';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';
import { checkMayGrant, checkMayManage, checkRecentSignIn } from './escalation';

const FULL = `There can be at most ${MAX_ROLES} roles.`;

const PERMISSIONS: Permission[] = PERMISSION_SLUGS.map((slug, index) => {
  const { group, name } = namesOfPermission(slug);
  return { id: index + 1, slug, group, name: { en: name } };
});

const getRole = async (db: Db, id: number) => found(await store.findRole(db, id));

function checkPermissionsExist(slugs: readonly string[]): void {
  const known: readonly string[] = PERMISSION_SLUGS;
  if (slugs.every((slug) => known.includes(slug))) return;
  throw invalid({ permissions: ['The selected permission is invalid.'] });
}

/**
 * Two roles may share one of their two names, but not both.
 *
 * @throws HttpError 422
 */
async function checkNames(db: Db, name: RoleName, exceptId?: number): Promise<void> {
  const namesake = await store.findRoleNamed(db, name);
  if (namesake === null || namesake === exceptId) return;
  throw invalid({ 'name.en': ['A role with these names already exists.'] });
}

async function createRole(services: Services, request: ApiRequest, form: RoleForm) {
  checkPermissionsExist(form.permissions);
  return audited(services, request, async (trx, caller) => {
    checkMayGrant(caller, form.permissions);
    checkRecentSignIn(caller, services.now());
    await checkNames(trx, form.name);
    if ((await store.countRoles(trx)) >= MAX_ROLES) throw invalid({ 'name.en': [FULL] });
    const slug = await store.slugFor(trx, form.name);
    const id = await store.createRole(trx, { ...form, slug }, services.now());
    return { before: null, after: await getRole(trx, id) };
  });
}

/** Only permissions that the role does not have yet count as granted. */
async function updateRole(services: Services, request: ApiRequest, form: RoleForm) {
  const id = idOf(request);
  checkPermissionsExist(form.permissions);
  return audited(services, request, async (trx, caller) => {
    const role = await getRole(trx, id);
    checkMayManage(caller, role.slug);
    await checkVersion(trx, request, role);
    checkMayGrant(
      caller,
      form.permissions.filter((slug) => !role.permissions.includes(slug)),
    );
    checkRecentSignIn(caller, services.now());
    await checkNames(trx, form.name, id);
    await store.updateRole(trx, role, form);
    return { before: role, after: await getRole(trx, id) };
  });
}

export const roleRoutes: Route[] = [
  getRoute(
    '/api/roles',
    'List roles',
    pageQuery(PAGE_SIZE.roles),
    plainPageOf(Role),
    async ({ db }, request, window) =>
      plainPage(request, window, await store.listRoles(db, window)),
  ),
  searchRoute(
    '/api/roles/search',
    'Search roles',
    searchQuery,
    searchPageOf(Role),
    async ({ db }, request, search) =>
      searchPage(request, search, await store.listRoles(db, search.window, search.filter)),
  ),
  getRoute('/api/roles/permissions', 'List all permissions', noInput, arrayOf(Permission), () =>
    Promise.resolve(PERMISSIONS),
  ),
  dataRoute('/api/roles/:id', 'Read a role', Role, ({ db }, request) => getRole(db, idOf(request))),
  route({
    method: 'POST',
    path: '/api/roles',
    summary: 'Create a role',
    access: 'role-create',
    writes: 'role',
    input: json(roleCreateSchema),
    saves: true,
    status: 201,
    data: Role,
    call: createRole,
  }),
  route({
    method: 'PUT',
    path: '/api/roles/:id',
    summary: 'Update a role',
    access: 'role-edit',
    writes: 'role',
    input: json(roleEditSchema),
    saves: true,
    data: Role,
    call: updateRole,
  }),
];
