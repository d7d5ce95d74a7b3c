/** The response header in which a server names its capabilities, as a list of tokens (RFC 9651). */
export const CAPABILITIES_HEADER = 'Server-Capabilities';

/**
 * What a server may be able to do beyond the specification's calls. The specification describes
 * each in `docs/specification/api.md#capabilities`.
 */
export const CAPABILITIES = [
  /** Shows and exports the audit trail. */
  'activity',
  /** Keeps the areas that an announcement or a template is about. */
  'areas',
  /** Says where the public feeds are. */
  'feeds',
  /** Lists the versions of sliders, announcements, roles, categories, posts and users. */
  'history',
  /** Saves a form only once if it is sent again with its `Idempotency-Key`. */
  'keys',
  /** Lists the announcements without extending the session, with `?refresh=1`. */
  'refresh',
  /** Takes the confirmation that an announcement is still in force. */
  'renewal',
  /** Lists roles with their permissions, so that an empty list means that there are none. */
  'role-permissions',
  /** Lists and ends the sessions of users. */
  'sessions',
  /** Renames, merges and deletes tags. */
  'tags',
  /** Keeps templates of announcements. */
  'templates',
  /** Makes users change a password that somebody else gave them. */
  'temporary-passwords',
  /** Keeps deleted posts and sliders for a while, and restores them. */
  'trash',
  /** Supports sign-in with a second factor. */
  'two-factor',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
