import { isRecord } from '../../contract/records';
import type { SessionUser } from '../../contract/session';
import type { SessionState } from '../shared/session/sessionSlice';

export const AUTH_TOKEN_KEY = 'auth_token';
export const AUTH_USER_KEY = 'auth_user';

const signedOut: SessionState = { status: 'signedOut' };

const isUser = (value: unknown): value is SessionUser => isRecord(value);

function readUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(AUTH_USER_KEY) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

function clear(): void {
  localStorage.removeItem(AUTH_TOKEN_KEY);
  localStorage.removeItem(AUTH_USER_KEY);
}

/** The session as the two raw keys of section 9 hold it; null for a token without a readable user. */
export function peekStoredSession(): SessionState | null {
  const token = localStorage.getItem(AUTH_TOKEN_KEY);
  if (!token) return signedOut;
  const user = readUser();
  return user && { status: 'signedIn', token, user };
}

/**
 * The same for the start and the guard. A token without a readable user is a broken session: both
 * keys go, and nobody is signed in (readings 19).
 */
export function readStoredSession(): SessionState {
  const session = peekStoredSession();
  if (session?.status === 'signedIn') return session;
  clear();
  return signedOut;
}

function write(session: SessionState): void {
  if (session.status !== 'signedIn') return clear();
  localStorage.setItem(AUTH_TOKEN_KEY, session.token);
  localStorage.setItem(AUTH_USER_KEY, JSON.stringify(session.user));
}

/**
 * What redux-persist stores through. It wants one key and a text; here the slice goes to exactly
 * `auth_token` (the bare token) and `auth_user` (JSON) instead (readings 20).
 */
export const sessionStorageEngine = {
  getItem: () =>
    Promise.resolve({ ...readStoredSession(), _persist: { version: -1, rehydrated: true } }),
  setItem: (_key: string, session: SessionState) => Promise.resolve(write(session)),
  removeItem: () => Promise.resolve(clear()),
};
