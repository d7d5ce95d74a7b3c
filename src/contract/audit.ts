import type { Id } from './ids';
import { isPrivilegedSlug } from './permissions';
import { isRecord } from './records';

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

/** One record of the audit trail, `GET /api/audit`. */
export interface AuditRecord {
  id: Id;
  created_at: string;
  /** The user, named as at that time; null for a failed sign-in and for commands at the console. */
  user: { id: Id; name: string; email: string } | null;
  action: AuditAction;
  noun: AuditEntity;
  noun_id: Id;
  /**
   * The entity as its own endpoints return it; null if it did not exist or has no body. For a
   * sign-in, `after` is a `SignInDetail`; for `sign-in-throttled`, it is a `SignInBlock`.
   */
  before: unknown;
  after: unknown;
  /** The `X-Request-Id` of the response, which the log also records. */
  request_id: string;
  /** The client's network address; `console` for commands at the console. */
  address: string;
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
export type SecurityEvent =
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

/** The reason for concern in a record; null if there is none. */
export function securityEventOf({ action, noun, before, after }: Change): SecurityEvent | null {
  if (action === 'sign-in-failed' || action === 'sign-in-throttled') return action;
  if (action === 'sign-in') return fieldOf(after, 'new_network') === true ? 'new-network' : null;
  if (action !== 'create' && action !== 'update') return null;
  if (noun === 'user' && isAdministrator(after) && !isAdministrator(before)) {
    return 'new-administrator';
  }
  const isChanged = noun === 'role' && before && permissionsOf(before) !== permissionsOf(after);
  return isChanged ? 'permissions-changed' : null;
}

export function nameOf({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const entity = after ?? before;
  const name = fieldOf(entity, 'name');
  const texts = ['title', 'text', 'text_my', 'text_en'].map((field) => fieldOf(entity, field));
  const named = [isRecord(name) ? name.en : name, ...texts];
  return named.filter((text) => typeof text === 'string').find((text) => text !== '') ?? '';
}
