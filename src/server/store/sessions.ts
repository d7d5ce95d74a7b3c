import { createHash, randomBytes } from 'node:crypto';
import { outageOf } from './engine';
import { permissionsOfRole } from './roles';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './times';

/** How long a session lasts without being used. */
export const IDLE_MS = 12 * 3_600_000;
/** A session is prolonged at most this often, so that not every read causes a write. */
const TOUCH_EVERY_MS = 60_000;

/** The client of a session, as its owner recognises it. */
export interface Device {
  userAgent: string;
  address: string;
}

/** The user behind a request, with their current permissions. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** The slug of their role. */
  slug: string;
  permissions: string[];
}

/** A session that may be used now. */
export interface OpenSession {
  account: Account;
  /** When it ends however often it is used. */
  endsAt: Date;
  /** When it ends unless it is used. */
  expiresAt: string;
  /** Whether its user has yet to choose a password of their own. */
  hasTemporaryPassword: boolean;
}

/** Only the hash of a token is stored: whoever reads the store cannot sign in with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const expiry = (now: Date) => timeAt(now, IDLE_MS);
/** The latest that the expiry of a session can be. */
const latestExpiry = (now: Date) => timeAt(now, IDLE_MS + MAX_CLOCK_SKEW_MS);

/** Opens a session and removes expired ones. @returns its token, 256 random bits */
export async function openSession(
  db: Db,
  userId: number,
  { userAgent, address }: Device,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', timeAt(now, 0)), eb('expires_at', '>', latestExpiry(now))]),
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
    })
    .execute();
  return token;
}

/** Prolongs a session. On a full disk it just expires earlier, so that people can still read. */
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
 * The sessions that may be used now. One that was opened in the future expires in the future, too: an
 * expiry starts at `IDLE_MS` past the opening and is only ever moved further.
 */
export function selectUsable(db: Db, now: Date, maxMs: number) {
  return db
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.expires_at', '<=', latestExpiry(now))
    .where('sessions.created_at', '>', timeAt(now, -maxMs));
}

/** When a session ends however often it is used. */
export const endOf = (createdAt: string, maxMs: number) => new Date(Date.parse(createdAt) + maxMs);

/**
 * The session of a token, or null where it has ended.
 *
 * @param maxMs how long a session lasts at most
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  maxMs: number,
): Promise<OpenSession | null> {
  const row = await selectUsable(db, now, maxMs)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.name', 'users.email', 'users.temporary_until'])
    .select(['sessions.created_at', 'sessions.expires_at'])
    .select(['roles.id as role_id', 'roles.slug'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return null;
  const permissions = await permissionsOfRole(db, { id: row.role_id, slug: row.slug });
  const { id, name, email, slug } = row;
  return {
    account: { id, name, email, slug, permissions },
    endsAt: endOf(row.created_at, maxMs),
    expiresAt: row.expires_at,
    hasTemporaryPassword: row.temporary_until !== null,
  };
}

/** Finds a session and prolongs it by twelve hours. @param address that it is used from */
export async function resumeSession(
  db: Db,
  token: string,
  address: string,
  now: Date,
  maxMs: number,
): Promise<OpenSession | null> {
  const session = await findSession(db, token, now, maxMs);
  if (session && session.expiresAt <= timeAt(now, IDLE_MS - TOUCH_EVERY_MS)) {
    await touch(db, token, address, now);
  }
  return session;
}

/** @returns whether the session was open */
export async function closeSession(db: Db, token: string): Promise<boolean> {
  const query = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token));
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
