import type { Id } from './ids';

/**
 * One entry of `GET /api/<noun>/{id}/versions`: an entity as a save has left it. The oldest can be what
 * it was before its first record, which nobody is named for.
 */
export interface RecordVersion<Entity = unknown> {
  /** Of the record of the save; 0 for what was there before the first one. */
  id: Id;
  /** As its endpoints return it. */
  entity: Entity;
  /** Named as they were at the time; null where nobody is named. */
  user_name: string | null;
  from: string | null;
  /** Null for the version of today. */
  until: string | null;
}
