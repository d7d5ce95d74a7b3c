import type { Id } from './ids';
import { INSTANT, objectOf, optional, orNull, POSITIVE, TEXT } from './shapes';
import type { Shape, TypeOf } from './shapes';

/** Starts at 1 and grows by one with each update. Every update compares it. */
export const VERSION = optional(POSITIVE);

/** An entity whose updates are counted, so that nobody overwrites another user's save. */
export interface Versioned {
  id: Id;
  version?: number;
}

/** The 412 response to an update of an older version. */
export const staleSaveOf = <Entity extends Versioned>(current: Shape<Entity>) =>
  objectOf({
    message: TEXT,
    /** The user who saved the current version; null if unknown. */
    changed_by: orNull(TEXT),
    changed_at: orNull(INSTANT),
    current,
  });
export type StaleSave<Entity extends Versioned> = TypeOf<ReturnType<typeof staleSaveOf<Entity>>>;
