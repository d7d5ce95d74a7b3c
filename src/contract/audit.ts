import { ALL_NOUNS, NOUNS } from './nouns';
import { component, FLAG, ID, INSTANT, objectOf, oneOf, orNull, referenceTo, TEXT } from './shapes';
import type { Shape, TypeOf } from './shapes';

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

/** Reasons for an administrator to look at a record at once. */
export const SECURITY_EVENTS = [
  'sign-in-failed',
  'sign-in-throttled',
  'new-network',
  'new-administrator',
  'permissions-changed',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** The user as named at the time of an event. */
export const NAMED_USER = objectOf({ id: ID, name: TEXT, email: TEXT });

const event = {
  id: ID,
  created_at: INSTANT,
  /** Null for a failed sign-in and for commands at the console. */
  user: orNull(NAMED_USER),
  action: oneOf(AUDIT_ACTIONS),
  noun: oneOf(ALL_NOUNS),
  noun_id: ID,
  /** The name, title or text of the entity in the record, in English if there are two; else ''. */
  name: TEXT,
  /** The Burmese name of a role; else ''. */
  name_mm: TEXT,
  concern: orNull(oneOf(SECURITY_EVENTS)),
  /** The `X-Request-Id` of the response, which the log also records. */
  request_id: TEXT,
  /** The client's network address; `console` for commands at the console. */
  address: TEXT,
};

/** A record of the audit trail without the entity, as `GET /api/audit` lists it. */
export const AuditEvent = component('AuditEvent', event);
export type AuditEvent = TypeOf<typeof AuditEvent>;

/** What the record of a sign-in has as `after`. */
export const SignInDetail = component('SignInDetail', {
  /** True if nobody signed in to the account from this network in the last 90 days. */
  new_network: FLAG,
});
export type SignInDetail = TypeOf<typeof SignInDetail>;

/** What a record of `sign-in-throttled` has as `after`. */
export const SignInBlock = component('SignInBlock', {
  /**
   * Until this time the server refuses every sign-in to the account from this address or network.
   */
  blocked_until: INSTANT,
});
export type SignInBlock = TypeOf<typeof SignInBlock>;

/** The entity as its own endpoints return it. */
const ENTITY: Shape<unknown> = {
  schema: {
    anyOf: [
      ...ALL_NOUNS.map((noun) => referenceTo(NOUNS[noun].component)),
      SignInDetail.schema,
      SignInBlock.schema,
      { type: 'null' },
    ],
    description: 'Null before a creation or restoration and after a deletion.',
  },
};

/** A whole record of the audit trail, `GET /api/audit/{id}`. */
export const AuditRecord = component('AuditRecord', { ...event, before: ENTITY, after: ENTITY });
export type AuditRecord = TypeOf<typeof AuditRecord>;
