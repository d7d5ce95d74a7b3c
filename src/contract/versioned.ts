import type { Id } from './ids';

/** An entity whose updates are counted, so that no one overwrites what somebody else has saved. */
export interface Versioned {
  id: Id;
  /** From 1, one more with each update; other servers may lack it. */
  version?: number;
}

/** The 412 response to an update of an older version. */
export interface StaleSave<Entity extends Versioned> {
  message: string;
  /** Who has saved the current version, and when; null where that is unknown. */
  changed_by: string | null;
  changed_at: string | null;
  /** The entity as it is now. */
  current: Entity;
}
