import { createHash, randomBytes } from 'node:crypto';
import { outageOf } from './engine';
import { permissionsOfRole } from './roles';
import type { Db } from './schema';

const LIFETIME_MS = 12 * 3_600_000;
/** A session is prolonged at most this often, so that not every read causes a write. */
const TOUCH_EVERY_MS = 60_000;

/** The user behind a request, with their current permissions. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** The slug of their role. */
  slug: string;
  permissions: string[];
}

/** Only the hash is stored: whoever reads the store cannot sign in with it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function expiry(now: Date): string {
  return new Date(now.getTime() + LIFETIME_MS).toISOString();
}

/** Opens a session and removes expired ones. @returns its token, 256 random bits */
export async function openSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiry(now),
    })
    .execute();
  return token;
}

/** Prolongs a session. On a full disk it just expires earlier, so that people can still read. */
async function touch(db: Db, token: string, now: Date): Promise<void> {
  try {
    await db
      .updateTable('sessions')
      .set({ expires_at: expiry(now) })
      .where('token_hash', '=', hashOf(token))
      .execute();
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
  }
}

/** The account behind a token, or null. Prolongs the session by twelve hours. */
export async function resumeSession(db: Db, token: string, now: Date): Promise<Account | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.name', 'users.email', 'expires_at'])
    .select(['roles.id as role_id', 'roles.slug'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  if (row.expires_at <= expiry(new Date(now.getTime() - TOUCH_EVERY_MS))) {
    await touch(db, token, now);
  }
  const permissions = await permissionsOfRole(db, { id: row.role_id, slug: row.slug });
  const { id, name, email, slug } = row;
  return { id, name, email, slug, permissions };
}

/** @returns whether the session was open */
export async function closeSession(db: Db, token: string): Promise<boolean> {
  const query = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token));
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** Closes every session of a user except that of `token`. */
export async function closeOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashOf(token))
    .execute();
}
