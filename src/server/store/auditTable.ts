import type { AuditAction, AuditEntity } from '../../contract/audit';

/** Append-only, enforced by the database. */
export interface AuditTable {
  id: number;
  created_at: string;
  /** Null where nobody is signed in. Name and e-mail are copies: the user may be deleted later. */
  user_id: number | null;
  user_name: string | null;
  user_email: string | null;
  action: AuditAction;
  noun: AuditEntity;
  noun_id: number;
  request_id: string;
  address: string;
  /** JSON, packed as `auditEntities.ts` describes. */
  before: string | null;
  after: string | null;
  /** The record whose description those of this one are ranges of; null where it needs none. */
  base_id: number | null;
  /** The length of both entities, unpacked; null in records of version 0.1.0. */
  bytes: number | null;
}
