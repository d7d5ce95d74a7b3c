import { isPrivilegedSlug, PERMISSION_SLUGS } from '../../contract/permissions';
import type { Role, RoleName } from '../../contract/role';
import { freeSlug, slugOf } from './slug';
import { nextId } from './ids';
import { EVERYTHING, matches, readPage, searchText } from './pages';
import type { Filter, Rows, Window } from './pages';
import { grantPermissions, permissionsOfRoles } from './permissions';
import type { Db } from './schema';

/** What is written of a role: its names, and the slugs of what it may do. */
export interface RoleFields {
  name: RoleName;
  permissions: readonly string[];
}

/** A role to be added. */
export interface NewRole extends RoleFields {
  slug: string;
}

/** A role in the store; its id is a number. */
export interface StoredRole extends Role {
  id: number;
}

const COLUMNS = ['id', 'slug', 'name_en', 'name_mm'] as const;

interface RoleRow {
  id: number;
  slug: string;
  name_en: string;
  name_mm: string;
}

async function toRoles(db: Db, rows: RoleRow[]): Promise<StoredRole[]> {
  const permissions = await permissionsOfRoles(db, rows);
  return rows.map(({ id, slug, name_en: en, name_mm: mm }) => ({
    ...{ id, slug, name: { en, mm } },
    permissions: permissions.get(id) ?? [],
  }));
}

/** A page of the roles, oldest first. */
export async function listRoles(
  db: Db,
  window: Window,
  filter: Filter = EVERYTHING,
): Promise<Rows<Role>> {
  const { items, total } = await readPage(
    db
      .selectFrom('roles')
      .select(COLUMNS)
      .where(matches('roles', filter))
      .orderBy('created_at')
      .orderBy('id'),
    window,
  );
  return { items: await toRoles(db, items), total };
}

export async function findRole(db: Db, id: number): Promise<StoredRole | null> {
  const rows = await db.selectFrom('roles').select(COLUMNS).where('id', '=', id).execute();
  const [role = null] = await toRoles(db, rows);
  return role;
}

/** The id of the role whose names both read the same, where there is one. */
export async function findNamesake(db: Db, { en, mm }: RoleName): Promise<number | null> {
  const row = await db
    .selectFrom('roles')
    .select('id')
    .where('search_text', '=', searchText(en, mm))
    .executeTakeFirst();
  return row?.id ?? null;
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

/**
 * A slug for a new role, made from its English name. Never one that a role has, and never a
 * privileged one: a role merely named 'Admin' gains nothing by it. Call it in the transaction
 * that creates the role.
 */
export async function slugFor(db: Db, name: RoleName): Promise<string> {
  const rows = await db.selectFrom('roles').select('slug').execute();
  const taken = new Set(rows.map((role) => role.slug));
  const isUsable = (slug: string) => !taken.has(slug) && !isPrivilegedSlug(slug);
  return freeSlug(slugOf(name.en) || 'role', isUsable);
}

function toColumns({ en, mm }: RoleName) {
  return { name_en: en, name_mm: mm, search_text: searchText(en, mm) };
}

/** Call it in a transaction. @returns the new role's id */
export async function createRole(db: Db, role: NewRole, now: Date): Promise<number> {
  const id = await nextId(db, 'roles');
  const row = { id, slug: role.slug, ...toColumns(role.name), created_at: now.toISOString() };
  await db.insertInto('roles').values(row).execute();
  await grantPermissions(db, id, role.permissions);
  return id;
}

/** Gives a role new names, and these permissions in place of those it had. Its slug stays. */
export async function updateRole(db: Db, role: StoredRole, fields: RoleFields): Promise<void> {
  await db.updateTable('roles').set(toColumns(fields.name)).where('id', '=', role.id).execute();
  await db.deleteFrom('role_permissions').where('role_id', '=', role.id).execute();
  const isPrivileged = isPrivilegedSlug(role.slug);
  await grantPermissions(db, role.id, isPrivileged ? PERMISSION_SLUGS : fields.permissions);
}
