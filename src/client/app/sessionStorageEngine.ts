import { isRecord } from '../../contract/records';
import type { SessionUser } from '../../contract/session';
import { AUTH_TOKEN_KEY, readItem, removeItems, storeItems } from '../shared/device/deviceStorage';
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

/** Reads the stored session; null for a token without a readable user. */
export function peekStoredSession(): SessionState | null {
  const token = readItem(AUTH_TOKEN_KEY);
  if (!token) return signedOut;
  const user = readUser();
  return user && { status: 'signedIn', token, user };
}

/** Does the same, but treats a token without a readable user as a broken session and removes it. */
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
 * The storage of redux-persist. Instead of one key with a serialized state, it uses two:
 * `auth_token` (the bare token) and `auth_user` (JSON).
 */
export const sessionStorageEngine = {
  getItem: () =>
    Promise.resolve({ ...readStoredSession(), _persist: { version: -1, rehydrated: true } }),
  setItem: (_key: string, session: SessionState) => Promise.resolve(write(session)),
  removeItem: () => Promise.resolve(clear()),
};
