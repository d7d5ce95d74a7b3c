import type { Id } from './ids';
import { COUNT, INSTANT, objectOf, orNull, TEXT } from './shapes';
import type { Shape, TypeOf } from './shapes';

/** The id of the save's audit record; 0 for the state before the first one. */
const RECORD_ID: Shape<Id> = COUNT;

/**
 * One entry of `GET /api/<noun>/{id}/versions`: an entity as it was after a save. The oldest entry
 * may be the state before the first record, which has no user.
 */
export const recordVersionOf = <Entity>(entity: Shape<Entity>) =>
  objectOf({
    id: RECORD_ID,
    entity,
    /** The user's name at that time; null if no user is recorded. */
    user_name: orNull(TEXT),
    from: orNull(INSTANT),
    until: orNull(INSTANT),
  });
export type RecordVersion<Entity = unknown> = TypeOf<ReturnType<typeof recordVersionOf<Entity>>>;
