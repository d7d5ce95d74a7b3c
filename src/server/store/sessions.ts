import { createHash, randomBytes } from 'node:crypto';
import {
  isPrivilegedSlug,
  PERMISSION_SLUGS,
  PRIVILEGED_ROLE_SLUGS,
} from '../../contract/permissions';
import { outageOf } from './engine';
import type { Db } from './schema';
import { statement } from './statement';
import type { ParameterOf } from './statement';
import { storeVersion } from './storeVersion';
import { timeAt } from './times';
import { endOf, IDLE_MS, latestExpiryAt, selectUsable, usableAt } from './usableSessions';
import type { Usable } from './usableSessions';

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
  /** See `storeVersion`. */
  storeVersion: string;
}

/** Only the hash of a token is stored: whoever reads the store cannot sign in with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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

type SessionKey = Readonly<Record<'tokenHash' | keyof Usable<string>, string>>;

/** A session with its user: one row for each permission of an unprivileged role, else one row. */
const selectSession = statement((db, value: ParameterOf<SessionKey>) =>
  selectUsable(db, {
    now: value('now'),
    latestExpiry: value('latestExpiry'),
    openedAfter: value('openedAfter'),
  })
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.role_id', '=', 'roles.id')
        .on('roles.slug', 'not in', PRIVILEGED_ROLE_SLUGS),
    )
    .leftJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['users.id', 'users.name', 'users.email', 'users.temporary_until'])
    .select(['sessions.created_at', 'sessions.expires_at', 'roles.slug'])
    .select(['permissions.slug as permission', storeVersion(db).as('store_version')])
    .where('token_hash', '=', value('tokenHash'))
    .orderBy('permissions.id'),
);

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
  const rows = await selectSession(db, { tokenHash: hashOf(token), ...usableAt(now, maxMs) });
  const [row] = rows;
  if (!row) return null;
  const { id, name, email, slug } = row;
  const permissions = isPrivilegedSlug(slug)
    ? [...PERMISSION_SLUGS]
    : rows.flatMap(({ permission }) => permission ?? []);
  return {
    account: { id, name, email, slug, permissions },
    endsAt: endOf(row.created_at, maxMs),
    expiresAt: row.expires_at,
    hasTemporaryPassword: row.temporary_until !== null,
    storeVersion: row.store_version,
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
