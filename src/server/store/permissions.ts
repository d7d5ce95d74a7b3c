import { isPrivilegedSlug, PERMISSION_SLUGS } from '../../contract/permissions';
import type { Permission } from '../../contract/permissions';
import type { Db } from './schema';

/** All permissions, in the order in which screens show them. */
export async function listPermissions(db: Db): Promise<Permission[]> {
  const rows = await db.selectFrom('permissions').selectAll().orderBy('id').execute();
  return rows.map(({ id, slug, group_name, name_en }) => ({
    ...{ id, slug, group: group_name },
    name: { en: name_en },
  }));
}

/** What each of some roles may do at this moment, as slugs; the privileged three may do everything. */
export async function permissionsOfRoles(
  db: Db,
  roles: readonly { id: number; slug: string }[],
): Promise<Map<number, string[]>> {
  const held = new Map<number, string[]>(
    roles.map(({ id, slug }) => [id, isPrivilegedSlug(slug) ? [...PERMISSION_SLUGS] : []]),
  );
  const asked = roles.filter(({ slug }) => !isPrivilegedSlug(slug)).map(({ id }) => id);
  if (asked.length === 0) return held;
  const rows = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['role_permissions.role_id', 'permissions.slug'])
    .where('role_permissions.role_id', 'in', asked)
    .orderBy('permissions.id')
    .execute();
  for (const { role_id, slug } of rows) held.get(role_id)?.push(slug);
  return held;
}

/** What one role may do at this moment. */
export async function permissionsOfRole(db: Db, role: { id: number; slug: string }) {
  return (await permissionsOfRoles(db, [role])).get(role.id) ?? [];
}

/** Gives a role permissions that it does not have yet. Slugs of nothing are passed over. */
export async function grantPermissions(
  db: Db,
  roleId: number,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return;
  await db
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((eb) =>
      eb
        .selectFrom('permissions')
        .select((select) => [select.val(roleId).as('role_id'), 'permissions.id'])
        .where('slug', 'in', slugs),
    )
    .execute();
}
