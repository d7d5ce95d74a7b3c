import { object } from 'yup';
import type { InferType } from 'yup';
import { atMost, typedPassword, visibleName } from './fields';
import { MAX_LENGTH } from './lengths';
import { extraCode, neededCode } from './twoFactor';
import type { User } from './user';

export interface LoginRequest {
  email: string;
  password: string;
  /** A code of an authenticator app, or a recovery code; missing or '' for none. */
  code?: string;
}

export const loginSchema = object({
  email: visibleName('Email is required.', atMost(MAX_LENGTH.email, 'Email')),
  password: typedPassword('Password is required.'),
  code: extraCode,
});

/** The second step of a sign-in. */
export const loginCodeSchema = object({ code: neededCode });
export type LoginCodeForm = InferType<typeof loginCodeSchema>;

/** The user of a login response, which is the only one that lists their permissions. */
export interface SessionUser extends User {
  permissions: string[];
  /** Present while the password is temporary: the user can do nothing else until they change it. */
  must_change_password?: boolean;
  /** Present until the user sets up the two-factor sign-in that their role requires. */
  must_set_up_two_factor?: boolean;
}

/** The response of `POST /api/login` and of `POST /api/logout`, not wrapped in `data`. */
export interface LoginResponse {
  token: string;
  user: SessionUser;
}

/** A session that is still valid, `GET /api/sessions` and `GET /api/users/{id}/sessions`. */
export interface SessionInfo {
  /** Identifies the session in the call that ends it. It is not the token. */
  id: string;
  /** The client's User-Agent at sign-in; '' if it sent none. */
  user_agent: string;
  address: string;
  created_at: string;
  /** Rounded to the minute. */
  last_used_at: string;
  /** The latest time at which it ends, even if it is in use. */
  ends_at: string;
  current: boolean;
}

/** The response of `POST /api/users/{id}/reset-password`, the only one that contains a password. */
export interface TemporaryPassword {
  password: string;
  expires_at: string;
}
