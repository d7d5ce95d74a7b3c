import type { User } from './user';

export interface LoginRequest {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code; missing or '' for none. */
  code?: string;
}

/** The user of a login response, the only one that lists their permissions. */
export interface SessionUser extends User {
  permissions: string[];
  /** Present while their password is temporary: until they change it, they may do nothing else. */
  must_change_password?: boolean;
  /** Present until they set up two-factor sign-in, which their role needs; likewise. */
  must_set_up_two_factor?: boolean;
}

/** The response of `POST /api/login`, not wrapped in `data`. */
export interface LoginResponse {
  token: string;
  user: SessionUser;
}

/** A session that may be used now, `GET /api/sessions` and `GET /api/users/{id}/sessions`. */
export interface SessionInfo {
  /** Names the session in a call that ends it. It is no token. */
  id: string;
  /** As the client named itself at the sign-in; '' where it did not. */
  user_agent: string;
  /** The network address from which it was last used; '' where that is unknown. */
  address: string;
  created_at: string;
  /** To the minute. */
  last_used_at: string;
  /** When it ends however often it is used. */
  ends_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
}

/** The response of `POST /api/users/{id}/reset-password`, the only one that shows a password. */
export interface TemporaryPassword {
  password: string;
  /** Until when it can be used to sign in. */
  expires_at: string;
}
