import type { Permission } from '../../../contract/permissions';
import { isRecord } from '../../../contract/records';
import { unwrapList } from '../../shared/api/normalize';

const OTHER_GROUP = 'Other';

const visibleText = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);

function readPermission(item: unknown): Permission | null {
  if (!isRecord(item)) return null;
  const { id, group, name } = item;
  const slug = visibleText(item.slug);
  if (slug === null) return null;
  return {
    id: typeof id === 'number' ? id : (visibleText(id) ?? slug),
    slug,
    group: visibleText(group) ?? OTHER_GROUP,
    name: { en: visibleText(isRecord(name) ? name.en : name) ?? slug },
  };
}

/**
 * Reads the permissions of a response, a bare list or one under `data`, without duplicates. A
 * permission without a name is named by its slug.
 */
export function readPermissions(response: unknown): Permission[] {
  const read = unwrapList(response).flatMap((item) => readPermission(item) ?? []);
  return [...new Map(read.map((permission) => [permission.slug, permission])).values()];
}

/**
 * Adds the role's permissions that the list lacks, so that they are visible and no save silently
 * drops them.
 */
export function withUnlisted(permissions: Permission[], held: string[]): Permission[] {
  const listed = new Set(permissions.map(({ slug }) => slug));
  const unlisted = held.filter((slug) => !listed.has(slug));
  return [
    ...permissions,
    ...unlisted.map((slug) => ({ id: slug, slug, group: OTHER_GROUP, name: { en: slug } })),
  ];
}

export function groupPermissions(permissions: Permission[]): [string, Permission[]][] {
  const groups = new Map<string, Permission[]>();
  for (const permission of permissions) {
    groups.set(permission.group, [...(groups.get(permission.group) ?? []), permission]);
  }
  return [...groups];
}
