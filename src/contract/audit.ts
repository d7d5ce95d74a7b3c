import type { Id } from './ids';
import type { Noun } from './nouns';

/**
 * Actions that are not self-explanatory: `renew` applies to announcements only. `merge` applies to
 * tags only: `before` is the tag that disappears, a `MergedTag`, and `after` the tag that it became.
 * `restore` brings back something from the trash, or a merged tag. `purge` deletes
 * something from the trash for good, because a user asked for it or the disk is nearly full. The
 * actions after `purge` apply to users only.
 */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'renew',
  'merge',
  'restore',
  'purge',
  'sign-in',
  'sign-in-failed',
  'sign-in-throttled',
  'sign-out',
  'change-password',
  'reset-password',
  'end-session',
  'end-sessions',
  'turn-on-two-factor',
  'turn-off-two-factor',
  'reset-two-factor',
  'renew-recovery-codes',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A record of the audit trail without the entity, as `GET /api/audit` lists it. */
export interface AuditEvent {
  id: Id;
  created_at: string;
  /** The user, named as at that time; null for a failed sign-in and for commands at the console. */
  user: { id: Id; name: string; email: string } | null;
  action: AuditAction;
  noun: Noun;
  noun_id: Id;
  /** The name, title or text of the entity in the record, in English if there are two; else ''. */
  name: string;
  /** The Burmese name of a role; else ''. */
  name_mm: string;
  concern: SecurityEvent | null;
  /** The `X-Request-Id` of the response, which the log also records. */
  request_id: string;
  /** The client's network address; `console` for commands at the console. */
  address: string;
}

/** A whole record of the audit trail, `GET /api/audit/{id}`. */
export interface AuditRecord extends AuditEvent {
  /**
   * The entity as its own endpoints return it; null if it did not exist or has no body. For a
   * sign-in, `after` is a `SignInDetail`; for `sign-in-throttled`, it is a `SignInBlock`.
   */
  before: unknown;
  after: unknown;
}

export interface SignInDetail {
  /** True if nobody signed in to the account from this network in the last 90 days. */
  new_network: boolean;
}

export interface SignInBlock {
  /**
   * Until this time the server refuses every sign-in to the account from this address or network.
   */
  blocked_until: string;
}

/** Reasons for an administrator to look at a record at once. */
export const SECURITY_EVENTS = [
  'sign-in-failed',
  'sign-in-throttled',
  'new-network',
  'new-administrator',
  'permissions-changed',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
