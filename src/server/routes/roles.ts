import { PAGE_SIZE } from '../../contract/limits';
import { PERMISSION_SLUGS } from '../../contract/permissions';
import { roleCreateSchema, roleEditSchema } from '../../contract/role';
import type { RoleForm, RoleName } from '../../contract/role';
import { invalid, notFound } from '../http/errors';
import { json, noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, plainPageOf, ref, searchPageOf } from '../http/openapi/responses';
import { pageQuery, plainPage, searchPage, searchQuery } from '../http/pages';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import * as store from '../store/roles';
import type { Db } from '../store/schema';
import { audited, checkVersion } from './audited';
import { checkMayGrant, checkMayManage, checkRecentSignIn } from './escalation';

const ROLE = ref('Role');

async function getRole(db: Db, id: number): Promise<store.StoredRole> {
  const role = await store.findRole(db, id);
  if (!role) throw notFound();
  return role;
}

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
  const data = await audited(services, request, 'role', async (trx, caller) => {
    checkMayGrant(caller, form.permissions);
    checkRecentSignIn(caller, services.now());
    await checkNames(trx, form.name);
    const slug = await store.slugFor(trx, form.name);
    const id = await store.createRole(trx, { ...form, slug }, services.now());
    return { before: null, after: await getRole(trx, id) };
  });
  return { data };
}

/** Only permissions that the role does not have yet count as granted. */
async function updateRole(services: Services, request: ApiRequest, form: RoleForm) {
  const id = idOf(request);
  checkPermissionsExist(form.permissions);
  const data = await audited(services, request, 'role', async (trx, caller) => {
    const role = await getRole(trx, id);
    checkMayManage(caller, role.slug);
    await checkVersion(trx, request, 'role', role);
    checkMayGrant(
      caller,
      form.permissions.filter((slug) => !role.permissions.includes(slug)),
    );
    checkRecentSignIn(caller, services.now());
    await checkNames(trx, form.name, id);
    await store.updateRole(trx, role, form);
    return { before: role, after: await getRole(trx, id) };
  });
  return { data };
}

export function roleRoutes(services: Services): Route[] {
  const { db } = services;
  const path = '/api/roles/:id';
  return [
    getRoute('/api/roles', pageQuery(PAGE_SIZE.roles), plainPageOf(ROLE), async (window, request) =>
      plainPage(request, window, await store.listRoles(db, window)),
    ),
    getRoute('/api/roles/search', searchQuery, searchPageOf(ROLE), async (search, request) =>
      searchPage(request, search, await store.listRoles(db, search.window, search.filter)),
    ),
    getRoute('/api/roles/permissions', noInput, listOf(ref('Permission')), () =>
      store.listPermissions(db),
    ),
    getRoute(path, noInput, dataOf(ROLE), async (_input, request) => ({
      data: await getRole(db, idOf(request)),
    })),
    route({
      method: 'POST',
      path: '/api/roles',
      access: 'role-create',
      input: json(roleCreateSchema),
      saves: true,
      status: 201,
      response: dataOf(ROLE),
      call: (form, request) => createRole(services, request, form),
    }),
    route({
      method: 'PUT',
      path,
      access: 'role-edit',
      input: json(roleEditSchema),
      saves: true,
      response: dataOf(ROLE),
      call: (form, request) => updateRole(services, request, form),
    }),
  ];
}
