import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import { isId, textOf, unwrapList } from './normalize';

/** A category that the post form offers. */
export interface PostCategory {
  id: Id;
  name: string;
}

/**
 * Reads the categories of a response, a bare list or one under `data`, without those that have no
 * id.
 */
export function readPostCategories(response: unknown): PostCategory[] {
  return unwrapList(response).flatMap((item) =>
    isRecord(item) && isId(item.id) ? { id: item.id, name: textOf(item.name) } : [],
  );
}
