import type { RoleName } from '../../contract/role';
import { isPrivilegedSlug, PERMISSION_SLUGS } from '../../contract/permissions';
import { nextId } from './ids';
import type { Db } from './schema';

/** A role to be added, with the slugs of what it may do. */
export interface NewRole {
  slug: string;
  name: RoleName;
  permissions: readonly string[];
}

export async function createRole(db: Db, role: NewRole, now: Date): Promise<number> {
  const id = await nextId(db, 'roles');
  const { en, mm } = role.name;
  const row = { id, slug: role.slug, name_en: en, name_mm: mm, created_at: now.toISOString() };
  await db.insertInto('roles').values(row).execute();
  if (role.permissions.length === 0) return id;
  await db
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((eb) =>
      eb
        .selectFrom('permissions')
        .select((select) => [select.val(id).as('role_id'), 'permissions.id'])
        .where('slug', 'in', role.permissions),
    )
    .execute();
  return id;
}

/** What a role may do at this moment, as slugs; the privileged three may do everything. */
export async function permissionsOfRole(db: Db, role: { id: number; slug: string }) {
  if (isPrivilegedSlug(role.slug)) return [...PERMISSION_SLUGS];
  const rows = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.slug')
    .where('role_permissions.role_id', '=', role.id)
    .orderBy('permissions.id')
    .execute();
  return rows.map((row) => row.slug);
}

/** The id of the role that a slug names. @throws NoResultError */
export async function getRoleId(db: Db, slug: string): Promise<number> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return role.id;
}
