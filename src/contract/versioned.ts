import type { Id } from './ids';

/** An entity whose updates are counted, so that nobody overwrites another user's save. */
export interface Versioned {
  id: Id;
  /** Starts at 1 and grows by one with each update. Other back ends may omit it. */
  version?: number;
}

/** The 412 response to an update of an older version. */
export interface StaleSave<Entity extends Versioned> {
  message: string;
  /** The user who saved the current version; null if unknown. */
  changed_by: string | null;
  changed_at: string | null;
  current: Entity;
}

/** The 404 response for an entity that somebody has deleted. Other back ends send `message` only. */
export interface DeletedEntity {
  message: string;
  /** The user who deleted it; null if unknown. */
  deleted_by: string | null;
  deleted_at: string;
  /** Whether it can still be restored. */
  restorable: boolean;
}
