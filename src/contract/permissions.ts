import { ALL_NOUNS, NOUNS, nounsWith } from './nouns';
import type { Noun } from './nouns';
import { isRecord } from './records';

export type PermissionSlug = (typeof NOUNS)[Noun]['permissions'][number];

const slugsOfNoun = (noun: Noun): readonly PermissionSlug[] => NOUNS[noun].permissions;

/** The slugs of all permissions, in the order in which screens show them. */
export const PERMISSION_SLUGS = ALL_NOUNS.flatMap(slugsOfNoun);

/** The permissions of the role Editor on a first start. */
export const EDITORIAL_SLUGS = nounsWith('kind', 'content').flatMap(slugsOfNoun);

/**
 * The group and name of a permission of our server: `slider-create` is 'Create slider' in 'Slider'.
 */
export function namesOfPermission(slug: string): { group: string; name: string } {
  const noun = ALL_NOUNS.find((each) => slugsOfNoun(each).some((known) => known === slug));
  const group = noun ? NOUNS[noun].name : '';
  const action = slug.split('-').at(-1) ?? '';
  const name = `${action.charAt(0).toUpperCase()}${action.slice(1)} ${group.toLowerCase()}`;
  return { group, name };
}

/**
 * The permissions of a role of our server, in the order of `PERMISSION_SLUGS`. The privileged roles
 * have all of them.
 */
export function permissionsOf(roleSlug: string, granted: readonly unknown[]): PermissionSlug[] {
  return PERMISSION_SLUGS.filter((slug) => isPrivilegedSlug(roleSlug) || granted.includes(slug));
}

export const PRIVILEGED_ROLE_SLUGS: readonly string[] = ['super-admin', 'admin', 'tech-admin'];

/** Back ends send either slugs or whole permissions. */
type ListedPermissions = readonly (string | { slug: string })[] | null;

interface NamedRole {
  slug?: string | null;
  name?: { en?: string | null } | string | null;
  permissions?: ListedPermissions;
}

export interface PermissionHolder {
  slug?: string | null;
  role?: NamedRole | null;
  permissions?: ListedPermissions;
}

export function isPrivilegedSlug(slug: string | null | undefined): boolean {
  return PRIVILEGED_ROLE_SLUGS.includes(slug ?? '');
}

export function roleSlugOf(user: PermissionHolder): string | undefined {
  return user.slug || user.role?.slug || undefined;
}

/**
 * Whether a user has every permission. The role's name counts only if the response has no slug. In
 * a name, underscores and blanks count as hyphens.
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

function slugsOf(list: unknown): unknown[] {
  const items: unknown[] = Array.isArray(list) || isRecord(list) ? Object.values(list) : [];
  return items.map((item) => (isRecord(item) ? item.slug : item));
}

/**
 * Whether a user has a permission. Without a user the answer is no. Permissions are read from both
 * the user and their role, because back ends send either.
 */
export function can(user: PermissionHolder | null | undefined, slug: PermissionSlug): boolean {
  if (!user) return false;
  if (isPrivileged(user)) return true;
  return [user.permissions, user.role?.permissions].flatMap(slugsOf).includes(slug);
}
