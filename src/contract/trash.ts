import { NAMED_USER } from './audit';
import { TRASHED_NOUNS } from './nouns';
import { component, ID, INSTANT, oneOf, orNull, TEXT } from './shapes';
import type { TypeOf } from './shapes';

/** One entry of `GET /api/trash`: a deleted entity that can still be restored. */
export const TrashEntry = component('TrashEntry', {
  id: ID,
  noun: oneOf(TRASHED_NOUNS),
  noun_id: ID,
  /** Null for a slider. */
  title: orNull(TEXT),
  deleted_at: INSTANT,
  deleted_by: NAMED_USER,
  kept_until: INSTANT,
});
export type TrashEntry = TypeOf<typeof TrashEntry>;
