import type { Id } from './ids';

/**
 * One entry of `GET /api/<noun>/{id}/versions`: an entity as it was after a save. The oldest entry
 * may be the state before the first record, which has no user.
 */
export interface RecordVersion<Entity = unknown> {
  /** The id of the save's audit record; 0 for the state before the first one. */
  id: Id;
  entity: Entity;
  /** The user's name at that time; null if no user is recorded. */
  user_name: string | null;
  from: string | null;
  until: string | null;
}
