import type { Id } from './ids';
import { isPrivilegedSlug } from './permissions';
import { isRecord } from './records';

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

/** One record of the audit trail, `GET /api/audit`. */
export interface AuditRecord {
  id: Id;
  created_at: string;
  /** Who did it, named as they were at the time; null for a failed sign-in and at the server's console. */
  user: { id: Id; name: string; email: string } | null;
  action: AuditAction;
  noun: AuditEntity;
  noun_id: Id;
  /**
   * The entity as its own endpoints return it; null if it did not exist or has no body. After a sign-in, `SignInDetail`;
   * after `sign-in-throttled`, `SignInBlock`.
   */
  before: unknown;
  after: unknown;
  /** The response's `X-Request-Id`, which the log records as well. */
  request_id: string;
  /** The client's network address; `console` at the server's console. */
  address: string;
}

/** What is recorded of a sign-in. */
export interface SignInDetail {
  /** Whether nobody had signed in to the account from the network in the last 90 days. */
  new_network: boolean;
}

/** What is recorded where a failed sign-in led to a block. */
export interface SignInBlock {
  /** Until then, all attempts to sign in to the account from there, or from the network, are refused. */
  blocked_until: string;
}

/** What somebody who looks after the accounts should see at once. */
export type AuditConcern =
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'new-network'
  | 'new-administrator'
  | 'permissions-changed';

const fieldOf = (entity: unknown, name: string) => (isRecord(entity) ? entity[name] : undefined);

const isAdministrator = (user: unknown) => isPrivilegedSlug(String(fieldOf(user, 'slug')));

const permissionsOf = (role: unknown) => {
  const permissions = fieldOf(role, 'permissions');
  return Array.isArray(permissions) ? permissions.map(String).sort().join() : '';
};

type Change = Pick<AuditRecord, 'action' | 'noun' | 'before' | 'after'>;

/** What is of concern in a record; null for nothing. */
export function concernOf({ action, noun, before, after }: Change): AuditConcern | null {
  if (action === 'sign-in-failed' || action === 'sign-in-throttled') return action;
  if (action === 'sign-in') return fieldOf(after, 'new_network') === true ? 'new-network' : null;
  if (action !== 'create' && action !== 'update') return null;
  if (noun === 'user' && isAdministrator(after) && !isAdministrator(before)) {
    return 'new-administrator';
  }
  const isChanged = noun === 'role' && before && permissionsOf(before) !== permissionsOf(after);
  return isChanged ? 'permissions-changed' : null;
}

/** The name of the entity of a record, after the change or before it; '' where it has none. */
export function nameOf({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const entity = after ?? before;
  const name = fieldOf(entity, 'name');
  const texts = ['title', 'text', 'text_my', 'text_en'].map((field) => fieldOf(entity, field));
  const named = [isRecord(name) ? name.en : name, ...texts];
  return named.filter((text) => typeof text === 'string').find((text) => text !== '') ?? '';
}
