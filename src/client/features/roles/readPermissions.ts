import { isRecord } from '../../../contract/records';
import { unwrapList } from '../../shared/api/normalize';

const OTHER_GROUP = 'Other';

const visibleText = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);

/** A permission with its English name. */
export interface ListedPermission {
  slug: string;
  group: string;
  name: string;
}

function readPermission(item: unknown): ListedPermission | null {
  if (!isRecord(item)) return null;
  const { group, name } = item;
  const slug = visibleText(item.slug);
  if (slug === null) return null;
  return {
    slug,
    group: visibleText(group) ?? OTHER_GROUP,
    name: visibleText(isRecord(name) ? name.en : name) ?? slug,
  };
}

/**
 * Reads the permissions of a response, a bare list or one under `data`, without duplicates. A
 * permission without a name is named by its slug.
 */
export function readPermissions(response: unknown): ListedPermission[] {
  const read = unwrapList(response).flatMap((item) => readPermission(item) ?? []);
  return [...new Map(read.map((permission) => [permission.slug, permission])).values()];
}

/**
 * Adds the role's permissions that the list lacks, so that they are visible and no save silently
 * drops them.
 */
export function withUnlisted(
  permissions: ListedPermission[],
  granted: string[],
): ListedPermission[] {
  const listed = new Set(permissions.map(({ slug }) => slug));
  const unlisted = granted.filter((slug) => !listed.has(slug));
  return [...permissions, ...unlisted.map((slug) => ({ slug, group: OTHER_GROUP, name: slug }))];
}

export function groupPermissions(permissions: ListedPermission[]): [string, ListedPermission[]][] {
  const groups = [...new Set(permissions.map(({ group }) => group))];
  return groups.map((name) => [name, permissions.filter(({ group }) => group === name)]);
}
