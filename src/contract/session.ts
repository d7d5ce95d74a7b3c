import type { User } from './user';

export interface LoginRequest {
  email: string;
  password: string;
}

/** The user of a login response, the only one that lists their permissions. */
export interface SessionUser extends User {
  permissions: string[];
}

/** The response of `POST /api/login`, not wrapped in `data`. */
export interface LoginResponse {
  token: string;
  user: SessionUser;
}
