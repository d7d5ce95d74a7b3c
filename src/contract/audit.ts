import type { Id } from './ids';

/** What a record of the audit trail can be about. */
export const AUDIT_ENTITIES = [
  'slider',
  'announcement',
  'role',
  'category',
  'tag',
  'post',
  'user',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What can have happened to it. The last four happen to users only. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'change-password',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One record of the audit trail, `GET /api/audit`. */
export interface AuditRecord {
  id: Id;
  created_at: string;
  /** Who did it, as he was called then; null for a failed sign-in, which is nobody's. */
  user: { id: Id; name: string; email: string } | null;
  action: AuditAction;
  noun: AuditEntity;
  noun_id: Id;
  /** The thing as its own answers carry it; null where there was none, or nothing to show. */
  before: unknown;
  after: unknown;
  /** The `X-Request-Id` of the answer, under which the log has it too. */
  request_id: string;
  /** The network address that the request came from. */
  address: string;
}
