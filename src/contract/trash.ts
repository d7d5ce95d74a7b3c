import type { Id } from './ids';

/** The kinds of entity that can be restored after their deletion. */
export const TRASHED_NOUNS = ['post', 'slider'] as const;
export type TrashedNoun = (typeof TRASHED_NOUNS)[number];

/** One entry of `GET /api/trash`: an entity that was deleted and can be restored. */
export interface TrashEntry {
  id: Id;
  noun: TrashedNoun;
  noun_id: Id;
  /** Null for a slider. */
  title: string | null;
  deleted_at: string;
  /** Named as they were at the time. */
  deleted_by: { id: Id; name: string; email: string };
  /** When it can no longer be restored. */
  kept_until: string;
}
