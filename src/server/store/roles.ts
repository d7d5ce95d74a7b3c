import type { Selectable } from 'kysely';
import { isPrivilegedSlug, permissionsOf } from '../../contract/permissions';
import type { Role, RoleForm, RoleName } from '../../contract/role';
import { nextId } from './engine/ids';
import { UNFILTERED, countRows, isWhole, matches, selectPage } from './engine/pages';
import type { Filter, Rows, Window } from './engine/pages';
import type { Db, Schema, Written } from './schema';
import { freeSlug, slugOf } from './slug';
import { searchTextOf } from './texts';

export interface RoleFields extends Omit<RoleForm, 'permissions'> {
  permissions: readonly string[];
}

export interface NewRole extends RoleFields {
  slug: string;
}

export interface StoredRole extends Role {
  id: number;
}

const COLUMNS = ['id', 'slug', 'name_en', 'name_mm', 'version'] as const;

type RoleRow = Omit<Selectable<Schema['roles']>, 'search_text' | 'created_at'>;

async function grantPermissions(db: Db, role_id: number, slugs: readonly string[]): Promise<void> {
  const rows = [...new Set(slugs)].map((slug) => ({ role_id, slug }));
  if (rows.length > 0) await db.insertInto('role_permissions').values(rows).execute();
}

async function toRoles(db: Db, rows: RoleRow[]): Promise<StoredRole[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const granted = await db
    .selectFrom('role_permissions')
    .selectAll()
    .where('role_id', 'in', ids)
    .execute();
  return rows.map(({ id, slug, name_en: en, name_mm: mm, version }) => {
    const own = granted.filter(({ role_id }) => role_id === id).map((each) => each.slug);
    return { id, slug, name: { en, mm }, permissions: permissionsOf(slug, own), version };
  });
}

export async function listRoles(
  db: Db,
  window: Window,
  filter: Filter = UNFILTERED,
): Promise<Rows<Role>> {
  const { items, ...counts } = await selectPage(
    db.selectFrom('roles').select(COLUMNS).where(matches('roles', filter)),
    window,
    {
      whole: isWhole(db, 'roles', filter),
      by: (query) => query.orderBy('created_at').orderBy('id'),
    },
  );
  return { items: await toRoles(db, items), ...counts };
}

export const countRoles = (db: Db) => countRows(db.selectFrom('roles'));

export async function findRole(db: Db, id: number): Promise<StoredRole | null> {
  const rows = await db.selectFrom('roles').select(COLUMNS).where('id', '=', id).execute();
  const [role = null] = await toRoles(db, rows);
  return role;
}

/** The id of the role whose folded names are both equal, or null. */
export async function findRoleNamed(db: Db, name: RoleName): Promise<number | null> {
  const row = await db
    .selectFrom('roles')
    .select('id')
    .where('search_text', '=', searchTextOf('roles', toNames(name)))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function getRoleId(db: Db, slug: string): Promise<number> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return role.id;
}

/**
 * A free slug for a new role, made from its English name. It is never a privileged one, so a role
 * that is merely named 'Admin' gains nothing. Call it in the transaction that creates the role.
 */
export async function slugFor(db: Db, name: RoleName): Promise<string> {
  const rows = await db.selectFrom('roles').select('slug').execute();
  const taken = new Set(rows.map((role) => role.slug));
  const isUsable = (slug: string) => !taken.has(slug) && !isPrivilegedSlug(slug);
  return freeSlug(slugOf(name.en) || 'role', isUsable);
}

const toNames = ({ en, mm }: RoleName) => ({ name_en: en, name_mm: mm });

function toColumns({ name }: RoleFields): Written<'roles', 'slug'> {
  const names = toNames(name);
  return { ...names, search_text: searchTextOf('roles', names) };
}

/**
 * Call it in a transaction.
 *
 * @returns the new role's id
 */
export async function createRole(db: Db, role: NewRole, now: Date): Promise<number> {
  const id = await nextId(db, 'roles');
  const row = { id, slug: role.slug, ...toColumns(role), created_at: now.toISOString() };
  await db.insertInto('roles').values(row).execute();
  await grantPermissions(db, id, role.permissions);
  return id;
}

export async function updateRole(db: Db, role: StoredRole, fields: RoleFields): Promise<void> {
  await db.updateTable('roles').set(toColumns(fields)).where('id', '=', role.id).execute();
  await db.deleteFrom('role_permissions').where('role_id', '=', role.id).execute();
  await grantPermissions(db, role.id, fields.permissions);
}
