import { SLUGS } from './role';
import { component, FLAG, INSTANT, objectOf, oneOf, optional, sometimes, TEXT } from './shapes';
import type { Shape, TypeOf } from './shapes';
import { user, USER_EXAMPLE, userRole } from './user';

export interface LoginRequest {
  email: string;
  password: string;
  /** A code of an authenticator app, or a recovery code; missing or '' for none. */
  code?: string;
}

/** A field that is only there if it is true. */
const IF_TRUE: Shape<boolean> = oneOf([true]);

const permissions = ['post-create', 'post-edit'];

/** The user of a login response, which is the only one that lists their permissions. */
export const SessionUser = component(
  'SessionUser',
  {
    ...user,
    permissions: SLUGS,
    /** Present while the password is temporary, when the user can do nothing but change it. */
    must_change_password: sometimes(IF_TRUE),
    /** Present until the user sets up the two-factor sign-in that their role requires. */
    must_set_up_two_factor: sometimes(IF_TRUE),
    role: objectOf({ ...userRole, permissions: optional(SLUGS) }),
  },
  { example: { ...USER_EXAMPLE, permissions, role: { ...USER_EXAMPLE.role, permissions } } },
);
export type SessionUser = TypeOf<typeof SessionUser>;

/** The response of `POST /api/login` and of `POST /api/logout`, not wrapped in `data`. */
export const LOGIN_RESPONSE = objectOf({ token: TEXT, user: SessionUser });
export type LoginResponse = TypeOf<typeof LOGIN_RESPONSE>;

/** A session that is still valid, `GET /api/sessions` and `GET /api/users/{id}/sessions`. */
export const Session = component('Session', {
  /** Identifies the session in the call that ends it. It is not the token. */
  id: TEXT,
  /** The client's User-Agent at sign-in; '' if it sent none. */
  user_agent: TEXT,
  address: TEXT,
  current: FLAG,
  created_at: INSTANT,
  /** Rounded to the minute. */
  last_used_at: INSTANT,
  /** The latest time at which it ends, even if it is in use. */
  ends_at: INSTANT,
});
export type SessionInfo = TypeOf<typeof Session>;

/** The response of `POST /api/users/{id}/reset-password`, the only one that contains a password. */
export const TemporaryPassword = component('TemporaryPassword', {
  password: TEXT,
  expires_at: INSTANT,
});
export type TemporaryPassword = TypeOf<typeof TemporaryPassword>;
