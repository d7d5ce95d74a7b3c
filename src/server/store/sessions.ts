import { randomBytes } from 'node:crypto';
import { permissionsOf, PRIVILEGED_ROLE_SLUGS } from '../../contract/permissions';
import type { SessionInfo } from '../../contract/session';
import { outageOf } from './engine/engine';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './engine/times';
import { hashOf } from './engine/tokens';

const IDLE_MS = 12 * 3_600_000;
/** A session is prolonged at most this often, so that not every read causes a write. */
const TOUCH_EVERY_MS = 60_000;
const MAX_LISTED = 100;
/** The length of the part of a token's hash that identifies its session. */
const ID_LENGTH = 32;

/** The client of a session, as shown to its owner. */
export interface Device {
  userAgent: string;
  address: string;
}

export interface Account {
  id: number;
  name: string;
  email: string;
  slug: string;
  permissions: readonly string[];
  /** The time of the last identity check in this session; '' if unknown. */
  verifiedAt: string;
}

export interface OpenSession {
  account: Account;
  /** It ends at this time unless it is used. */
  expiresAt: Date;
  /** The latest time at which it ends, even if it is in use. */
  endsAt: Date;
  /** Whether the user must still choose a password of their own. */
  hasTemporaryPassword: boolean;
  /** Whether the user gave a code of their two-factor sign-in in this session. */
  hasGivenCode: boolean;
}

const expiry = (now: Date) => timeAt(now, IDLE_MS);

const latestExpiryAt = (now: Date) => timeAt(now, IDLE_MS + MAX_CLOCK_SKEW_MS);

const endOf = (createdAt: string, maxMs: number) => new Date(Date.parse(createdAt) + maxMs);

/**
 * The sessions that are still valid. A session that was opened in the future also expires in the
 * future: its expiry starts at `IDLE_MS` past the opening and only moves forward. Once its user has
 * two-factor sign-in, a session in which no code was given is not valid.
 *
 * @param maxMs the maximum lifetime of a session
 */
function selectUsable(db: Db, now: Date, maxMs: number) {
  return db
    .selectFrom('sessions')
    .leftJoin('two_factor', 'two_factor.user_id', 'sessions.user_id')
    .where((eb) => eb.or([eb('enabled_at', 'is', null), eb('code_given', '=', 1)]))
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.expires_at', '<=', latestExpiryAt(now))
    .where('sessions.created_at', '>', timeAt(now, -maxMs));
}

/**
 * Opens a session and removes expired ones.
 *
 * @param codeGiven whether the user gave a code of two-factor sign-in
 * @returns its token, 256 random bits
 */
export async function openSession(
  db: Db,
  userId: number,
  { userAgent, address }: Device,
  now: Date,
  codeGiven = false,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', timeAt(now, 0)), eb('expires_at', '>', latestExpiryAt(now))]),
    )
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiry(now),
      user_agent: userAgent,
      address,
      verified_at: now.toISOString(),
      code_given: Number(codeGiven),
    })
    .execute();
  return token;
}

/** Prolongs a session. On a full disk it just expires earlier, so that users can still read. */
async function touch(db: Db, token: string, address: string, now: Date): Promise<void> {
  try {
    await db
      .updateTable('sessions')
      .set({ expires_at: expiry(now), address })
      .where('token_hash', '=', hashOf(token))
      .execute();
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
  }
}

/**
 * The session of a token with its user, or null if it has ended. Permissions are the current ones
 * of the user's role.
 *
 * @param maxMs the maximum lifetime of a session
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  maxMs: number,
): Promise<OpenSession | null> {
  // An unprivileged role gives one row per permission; any other user gives one row.
  const rows = await selectUsable(db, now, maxMs)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.role_id', '=', 'roles.id')
        .on('roles.slug', 'not in', PRIVILEGED_ROLE_SLUGS),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.temporary_until', 'roles.slug'])
    .select(['sessions.created_at', 'sessions.expires_at', 'sessions.verified_at'])
    .select(['role_permissions.slug as permission', 'sessions.code_given'])
    .where('token_hash', '=', hashOf(token))
    .execute();
  const [row] = rows;
  if (!row) return null;
  const { id, name, email, slug } = row;
  const granted = rows.map(({ permission }) => permission);
  return {
    account: {
      id,
      name,
      email,
      slug,
      permissions: permissionsOf(slug, granted),
      verifiedAt: row.verified_at,
    },
    expiresAt: new Date(row.expires_at),
    endsAt: endOf(row.created_at, maxMs),
    hasTemporaryPassword: row.temporary_until !== null,
    hasGivenCode: row.code_given === 1,
  };
}

/**
 * Finds a session and prolongs it by twelve hours.
 *
 * @param address the address of this use
 */
export async function resumeSession(
  db: Db,
  token: string,
  address: string,
  now: Date,
  maxMs: number,
): Promise<OpenSession | null> {
  const session = await findSession(db, token, now, maxMs);
  if (session && session.expiresAt.getTime() <= now.getTime() + IDLE_MS - TOUCH_EVERY_MS) {
    await touch(db, token, address, now);
  }
  return session;
}

/**
 * The sessions of a user: that of `token` first if it is one of them, then by last use, newest
 * first.
 *
 * @param maxMs the maximum lifetime of a session
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
    .where('sessions.user_id', '=', userId)
    .orderBy((eb) => eb('token_hash', '=', hashOf(token)), 'desc')
    .orderBy('expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ token_hash, user_agent, address, created_at, expires_at }) => ({
    id: token_hash.slice(0, ID_LENGTH),
    user_agent,
    address,
    created_at,
    last_used_at: timeAt(new Date(expires_at), -IDLE_MS),
    ends_at: endOf(created_at, maxMs).toISOString(),
    current: token_hash === hashOf(token),
  }));
}

export async function renewVerification(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ verified_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** Ends all sessions of a user but the one in which the first code was given. */
export async function closeSessionsWithoutCode(
  db: Db,
  userId: number,
  token: string,
): Promise<void> {
  await closeSessions(db, userId, token);
  const session = db.updateTable('sessions').where('token_hash', '=', hashOf(token));
  await session.set({ code_given: 1 }).execute();
}

export async function closeSession(db: Db, token: string): Promise<boolean> {
  const query = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token));
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/**
 * Closes a session of a user by its id in lists.
 *
 * @returns whether the user had such an open session
 */
export async function closeSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.fn('substr', ['token_hash', eb.lit(1), eb.lit(ID_LENGTH)]), '=', id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param except the token of a session that stays open */
export async function closeSessions(db: Db, userId: number, except?: string): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (except ? sessions.where('token_hash', '!=', hashOf(except)) : sessions).execute();
}
