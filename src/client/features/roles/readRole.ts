import { isRecord } from '../../../contract/records';
import type { Role } from '../../../contract/role';
import { roleName } from '../../../contract/roleName';
import { isId, readSlugs, textOf, versionOf } from '../../shared/api/normalize';

/**
 * Reads a role in any shape that servers send. A missing name is ''.
 *
 * @returns null for a value without an id
 */
export function readRole(value: unknown): Role | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  return {
    id: value.id,
    slug: textOf(value.slug),
    name: { en: roleName(value, 'en') ?? '', mm: roleName(value, 'mm') ?? '' },
    permissions: readSlugs(value.permissions),
    ...versionOf(value),
  };
}
