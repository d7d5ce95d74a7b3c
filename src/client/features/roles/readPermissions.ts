import { unwrapList } from '../../shared/api/normalize';
import type { Permission } from '../../../contract/permissions';
import { isRecord } from '../../../contract/records';
import { OTHER_GROUP } from './permissionGroups';

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);

function readPermission(item: unknown): Permission | null {
  if (!isRecord(item)) return null;
  const { id, slug, group, name } = item;
  const known = textOf(slug);
  if (known === null) return null;
  return {
    id: typeof id === 'number' ? id : (textOf(id) ?? known),
    slug: known,
    group: textOf(group) ?? OTHER_GROUP,
    name: { en: textOf(isRecord(name) ? name.en : name) ?? known },
  };
}

/**
 * The permissions of an answer, bare or under `data` (readings 54). One without a name is called by
 * its slug; one that came twice counts once.
 */
export function readPermissions(answer: unknown): Permission[] {
  const read = unwrapList(answer).flatMap((item) => readPermission(item) ?? []);
  return [...new Map(read.map((permission) => [permission.slug, permission])).values()];
}
