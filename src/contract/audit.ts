import type { Id } from './ids';

/** The kinds of entity that the audit trail covers. */
export const AUDIT_ENTITIES = [
  'slider',
  'announcement',
  'announcement-template',
  'role',
  'category',
  'tag',
  'post',
  'user',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/**
 * `renew` applies to announcements only, `merge` to tags: the tag before it became the one after it. Those after `purge`
 * apply to users only. A `purge` deletes for good what was in the trash, for want of space.
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

/** One record of the audit trail, `GET /api/audit`. */
export interface AuditRecord {
  id: Id;
  created_at: string;
  /** Who did it, named as they were at the time; null for a failed sign-in and at the server's console. */
  user: { id: Id; name: string; email: string } | null;
  action: AuditAction;
  noun: AuditEntity;
  noun_id: Id;
  /** The entity as its own endpoints return it; null if it did not exist or has no body. */
  before: unknown;
  after: unknown;
  /** The response's `X-Request-Id`, which the log records as well. */
  request_id: string;
  /** The client's network address; `console` at the server's console. */
  address: string;
}
