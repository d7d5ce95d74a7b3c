import { isSameId } from './ids';
import type { Id } from './ids';
import { isRecord } from './records';

/** The six groups of permissions and the 14 slugs of section 6, in the order in which screens show them. */
export const PERMISSION_GROUPS = {
  slider: ['slider-create', 'slider-edit', 'slider-delete'],
  announcement: ['announcement-create', 'announcement-edit'],
  role: ['role-create', 'role-edit'],
  category: ['category-create', 'category-edit'],
  post: ['post-create', 'post-edit', 'post-delete'],
  user: ['user-create', 'user-edit'],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export type PermissionSlug = (typeof PERMISSION_GROUPS)[PermissionGroup][number];

export const PERMISSION_SLUGS: readonly PermissionSlug[] = Object.values(PERMISSION_GROUPS).flat();

/** One entry of `GET /api/roles/permissions`. */
export interface Permission {
  id: Id;
  slug: string;
  group: string;
  name: { en: string };
}

export const PRIVILEGED_ROLE_SLUGS: readonly string[] = ['super-admin', 'admin', 'tech-admin'];

/** Slugs, or the permissions themselves (readings 54). */
type HeldPermissions = readonly (string | { slug: string })[] | null;

interface NamedRole {
  slug?: string | null;
  name?: { en?: string | null } | string | null;
  permissions?: HeldPermissions;
}

/** What deciding on a permission needs of a user; every answer that carries a user fits. */
export interface PermissionHolder {
  slug?: string | null;
  role?: NamedRole | null;
  permissions?: HeldPermissions;
}

/** True for the slugs of the three roles that hold every permission. The server judges by this alone. */
export function isPrivilegedSlug(slug: string | null | undefined): boolean {
  return PRIVILEGED_ROLE_SLUGS.includes(slug ?? '');
}

/** The role slug of a user: his own `slug` field, else that of his role (readings 94). */
export function roleSlugOf(user: PermissionHolder): string | undefined {
  return user.slug || user.role?.slug || undefined;
}

/**
 * True when a user holds every permission (section 6). A role's name counts only where no slug
 * came along, with underscores and blanks read as hyphens (readings 114).
 */
export function isPrivileged(user: PermissionHolder): boolean {
  const slug = roleSlugOf(user);
  if (slug) return isPrivilegedSlug(slug);
  const name = typeof user.role?.name === 'string' ? user.role.name : user.role?.name?.en;
  return isPrivilegedSlug(
    name
      ?.trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, '-'),
  );
}

/** The slugs of a list of permissions as some server sent it: texts or objects; no list holds none. */
function slugsOf(list: unknown): unknown[] {
  if (!Array.isArray(list)) return [];
  return list.map((held: unknown) => (isRecord(held) ? held.slug : held));
}

/**
 * Whether a user may do what a permission names (section 6). Nobody signed in: nothing is permitted.
 * The list is read from the user and from his role, whichever a server sends (readings 115).
 */
export function can(user: PermissionHolder | null | undefined, slug: PermissionSlug): boolean {
  if (!user) return false;
  if (isPrivileged(user)) return true;
  return [user.permissions, user.role?.permissions].flatMap(slugsOf).includes(slug);
}

/**
 * Whether `me` may delete `target` (section 6, readings 94): my role is one of the three, the
 * target's is none of them, and the target is not me. There is no permission slug for it.
 */
export function canDeleteUser(
  me: (PermissionHolder & { id: Id }) | null | undefined,
  target: PermissionHolder & { id: Id },
): boolean {
  if (!me || isSameId(me.id, target.id)) return false;
  return isPrivilegedSlug(roleSlugOf(me)) && !isPrivilegedSlug(roleSlugOf(target));
}
