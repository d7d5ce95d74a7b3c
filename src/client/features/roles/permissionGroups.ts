import type { Permission } from '../../../contract/permissions';

/** Where a permission stands that belongs to no group. */
export const OTHER_GROUP = 'Other';

/**
 * The permissions with those added that a role holds and the list does not know, so that they can
 * be seen, and no save drops them unseen.
 */
export function withUnlisted(permissions: Permission[], held: string[]): Permission[] {
  const listed = new Set(permissions.map(({ slug }) => slug));
  const unlisted = held.filter((slug) => !listed.has(slug));
  return [
    ...permissions,
    ...unlisted.map((slug) => ({ id: slug, slug, group: OTHER_GROUP, name: { en: slug } })),
  ];
}

/** The permissions by group; groups and permissions stand in the order in which they came. */
export function groupPermissions(permissions: Permission[]): [string, Permission[]][] {
  const groups = new Map<string, Permission[]>();
  for (const permission of permissions) {
    groups.set(permission.group, [...(groups.get(permission.group) ?? []), permission]);
  }
  return [...groups];
}
