import { isRecord } from '../../../contract/records';
import type { Tag } from '../../../contract/tag';
import { unwrapList, isId, textOf } from '../../shared/api/normalize';

/** A tag as it may come; one without a name is called by its slug or id, what has no id is none. */
export function readTag(value: unknown): Tag | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const slug = textOf(value.slug);
  return { id: value.id, name: textOf(value.name) || slug || String(value.id), slug };
}

/** The tags of an answer, bare or under `data` (readings 122), or of a post; null holds none. */
export function readTags(value: unknown): Tag[] {
  return unwrapList(value).flatMap((item) => readTag(item) ?? []);
}
