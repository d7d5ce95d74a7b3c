import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './times';

/** How long a session lasts without being used. */
export const IDLE_MS = 12 * 3_600_000;

/** The latest that the expiry of a session can be. */
export const latestExpiryAt = (now: Date) => timeAt(now, IDLE_MS + MAX_CLOCK_SKEW_MS);

/**
 * The sessions that may be used now. One that was opened in the future expires in the future, too: an
 * expiry starts at `IDLE_MS` past the opening and is only ever moved further.
 *
 * @param maxMs how long a session lasts at most
 */
export function selectUsable(db: Db, now: Date, maxMs: number) {
  return db
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.expires_at', '<=', latestExpiryAt(now))
    .where('sessions.created_at', '>', timeAt(now, -maxMs));
}

/** Whether a session that was read may be used now, by the same rule. Its times are in milliseconds. */
export function isUsable(
  { createdAt, expiresAt }: Readonly<Record<'createdAt' | 'expiresAt', number>>,
  now: Date,
  maxMs: number,
): boolean {
  const at = now.getTime();
  const isIdle = expiresAt <= at || expiresAt > at + IDLE_MS + MAX_CLOCK_SKEW_MS;
  return !isIdle && createdAt > at - maxMs;
}

/** When a session ends however often it is used. */
export const endOf = (createdAt: number, maxMs: number) => new Date(createdAt + maxMs);
