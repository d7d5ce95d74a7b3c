import type { Expression } from 'kysely';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './times';

/** How long a session lasts without being used. */
export const IDLE_MS = 12 * 3_600_000;

/** The latest that the expiry of a session can be. */
export const latestExpiryAt = (now: Date) => timeAt(now, IDLE_MS + MAX_CLOCK_SKEW_MS);

/** The instants between which a usable session is opened and expires. */
export interface Usable<Instant> {
  now: Instant;
  latestExpiry: Instant;
  openedAfter: Instant;
}

/** @param maxMs how long a session lasts at most */
export const usableAt = (now: Date, maxMs: number): Usable<string> => ({
  now: now.toISOString(),
  latestExpiry: latestExpiryAt(now),
  openedAfter: timeAt(now, -maxMs),
});

/**
 * The sessions that may be used now. One that was opened in the future expires in the future, too: an
 * expiry starts at `IDLE_MS` past the opening and is only ever moved further.
 */
export function selectUsable(
  db: Db,
  { now, latestExpiry, openedAfter }: Usable<string | Expression<string>>,
) {
  return db
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', now)
    .where('sessions.expires_at', '<=', latestExpiry)
    .where('sessions.created_at', '>', openedAfter);
}

/** When a session ends however often it is used. */
export const endOf = (createdAt: string, maxMs: number) => new Date(Date.parse(createdAt) + maxMs);
