import type { Id } from './ids';
import { nounsWith } from './nouns';
import type { NounWith } from './nouns';

export const TRASHED_NOUNS = nounsWith('isTrashed', true);
export type TrashedNoun = NounWith<'isTrashed', true>;

/** One entry of `GET /api/trash`: a deleted entity that can still be restored. */
export interface TrashEntry {
  id: Id;
  noun: TrashedNoun;
  noun_id: Id;
  /** Null for a slider. */
  title: string | null;
  deleted_at: string;
  deleted_by: { id: Id; name: string; email: string };
  kept_until: string;
}
