import type { Category } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import { isId, textOf } from '../../shared/api/normalize';
import type { Page } from '../../shared/api/normalize';

/**
 * A category as it may come: numbers as texts, fields that are missing or null. What has no id is
 * none.
 *
 * @param parentId whose children were asked for; it stands in where a child does not tell
 */
export function readCategory(value: unknown, parentId: Id | null = null): Category | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const assumed = parentId === null ? 1 : 2;
  const level = Number(value.level ?? assumed) === 2 ? 2 : 1;
  return {
    id: value.id,
    name: textOf(value.name),
    icon: textOf(value.icon) || null,
    level,
    parent_id: level === 1 ? null : isId(value.parent_id) ? value.parent_id : parentId,
  };
}

/** A page with its categories read; what is none is left out. */
export function readCategories(page: Page<unknown>, parentId: Id | null = null): Page<Category> {
  return { ...page, items: page.items.flatMap((item) => readCategory(item, parentId) ?? []) };
}
