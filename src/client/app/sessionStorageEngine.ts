import { isRecord } from '../../contract/records';
import type { SessionUser } from '../../contract/session';
import { AUTH_TOKEN_KEY, readItem, removeItems, storeItems } from '../shared/deviceStorage';
import type { SessionState } from '../shared/session/sessionSlice';

export const AUTH_USER_KEY = 'auth_user';

const signedOut: SessionState = { status: 'signedOut' };

const isUser = (value: unknown): value is SessionUser => isRecord(value);

function readUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(readItem(AUTH_USER_KEY) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

const clear = () => removeItems([AUTH_TOKEN_KEY, AUTH_USER_KEY]);

/** The stored session; null for a token without a readable user. */
export function peekStoredSession(): SessionState | null {
  const token = readItem(AUTH_TOKEN_KEY);
  if (!token) return signedOut;
  const user = readUser();
  return user && { status: 'signedIn', token, user };
}

/** The same, but a token without a readable user is a broken session: it is removed from storage. */
export function readStoredSession(): SessionState {
  const session = peekStoredSession();
  if (session?.status === 'signedIn') return session;
  clear();
  return signedOut;
}

function write(session: SessionState): void {
  if (session.status !== 'signedIn') return clear();
  storeItems({
    [AUTH_TOKEN_KEY]: session.token,
    [AUTH_USER_KEY]: JSON.stringify(session.user),
  });
}

/**
 * redux-persist's storage. Instead of one key with a serialized state, the session is stored in two:
 * `auth_token` (the bare token) and `auth_user` (JSON).
 */
export const sessionStorageEngine = {
  getItem: () =>
    Promise.resolve({ ...readStoredSession(), _persist: { version: -1, rehydrated: true } }),
  setItem: (_key: string, session: SessionState) => Promise.resolve(write(session)),
  removeItem: () => Promise.resolve(clear()),
};
