import type { SessionInfo } from '../../contract/session';
import type { Db } from './schema';
import { timeAt } from './times';
import { hashOf } from './tokens';
import { endOf, IDLE_MS, selectUsable } from './usableSessions';

/** The newest of a list of sessions; more are no help to anybody. */
const MAX_LISTED = 100;
/** The part of a token's hash that names its session. */
const ID_LENGTH = 32;

/**
 * The sessions of a user: that of `token` first if it is one of them, then by last use, newest first.
 *
 * @param maxMs how long a session lasts at most
 */
export async function listSessions(
  db: Db,
  userId: number,
  token: string,
  now: Date,
  maxMs: number,
): Promise<SessionInfo[]> {
  const rows = await selectUsable(db, now, maxMs)
    .select(['token_hash', 'user_agent', 'address', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy((eb) => eb('token_hash', '=', hashOf(token)), 'desc')
    .orderBy('expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ token_hash, user_agent, address, created_at, expires_at }) => ({
    id: token_hash.slice(0, ID_LENGTH),
    ...{ user_agent, address, created_at },
    last_used_at: timeAt(new Date(expires_at), -IDLE_MS),
    ends_at: endOf(Date.parse(created_at), maxMs).toISOString(),
    current: token_hash === hashOf(token),
  }));
}

/** Closes a session of a user by its id in lists. @returns whether it was theirs, and open */
export async function closeSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.fn('substr', ['token_hash', eb.lit(1), eb.lit(ID_LENGTH)]), '=', id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Closes every session of a user. */
export async function closeSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Closes every session of a user except that of `token`. */
export async function closeOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashOf(token))
    .execute();
}
