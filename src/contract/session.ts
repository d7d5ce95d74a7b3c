import type { User } from './user';

export interface LoginRequest {
  email: string;
  password: string;
}

/** The user of a login answer: the only one that carries what he may do (section 3, readings 115). */
export interface SessionUser extends User {
  permissions: string[];
}

/** `POST /api/login` answers this at top level. */
export interface LoginResponse {
  token: string;
  user: SessionUser;
}
