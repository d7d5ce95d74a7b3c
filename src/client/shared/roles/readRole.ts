import { isRecord } from '../../../contract/records';
import type { Role } from '../../../contract/role';
import { roleName } from '../../../contract/roleName';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const namesOf = (source: Record<string, unknown>) => ({
  en: textOf(source.en),
  mm: textOf(source.mm),
  label: textOf(source.label),
});

/** Slugs, or permissions that carry one; a slug that came twice counts once. */
function readSlugs(value: unknown): string[] {
  const held: unknown[] = Array.isArray(value) ? value : [];
  const slugs = held.flatMap((item) => textOf(isRecord(item) ? item.slug : item) ?? []);
  return [...new Set(slugs)];
}

/**
 * A role in any of the forms that answers carry (section 3, readings 54): the name as an object, a
 * text or a label, the permissions as slugs or objects.
 *
 * @returns null for what is no role; a name that is missing is ''
 */
export function readRole(answer: unknown): Role | null {
  if (!isRecord(answer)) return null;
  const { id, name, slug, permissions } = answer;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  const named = {
    ...namesOf(answer),
    name: isRecord(name) ? namesOf(name) : textOf(name),
  };
  return {
    id,
    slug: textOf(slug) ?? '',
    name: { en: roleName(named, 'en') ?? '', mm: roleName(named, 'mm') ?? '' },
    permissions: readSlugs(permissions),
  };
}
