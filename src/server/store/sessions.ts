import { randomBytes } from 'node:crypto';
import { outageOf } from './engine';
import type { Db } from './schema';
import { storedSession } from './storedSessions';
import type { StoredSession } from './storedSessions';
import { timeAt } from './times';
import { hashOf } from './tokens';
import { endOf, IDLE_MS, isUsable, latestExpiryAt } from './usableSessions';

/** A session is prolonged at most this often, so that not every read causes a write. */
const TOUCH_EVERY_MS = 60_000;

/** The client of a session, as its owner recognises it. */
export interface Device {
  userAgent: string;
  address: string;
}

/** A session that may be used now. */
export interface OpenSession extends StoredSession {
  /** When it ends however often it is used. */
  endsAt: Date;
}

const expiry = (now: Date) => timeAt(now, IDLE_MS);

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
  const session = await storedSession(db, hashOf(token));
  if (!session || !isUsable(session, now, maxMs)) return null;
  return { ...session, endsAt: endOf(session.createdAt, maxMs) };
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
  if (session && session.expiresAt <= now.getTime() + IDLE_MS - TOUCH_EVERY_MS) {
    await touch(db, token, address, now);
  }
  return session;
}

/** @returns whether the session was open */
export async function closeSession(db: Db, token: string): Promise<boolean> {
  const query = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token));
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
