import { liftBlock } from './loginFailures';
import type { Db } from './schema';
import { closeSessions } from './sessions';
import { MAX_CLOCK_SKEW_MS, timeAt } from './engine/times';
import { setPassword } from './users';

const LIFETIME_MS = 72 * 3_600_000;

/** The end of a first password, which is valid until its owner signs in. */
export const WITHOUT_END = '9999-12-31T23:59:59.999Z';

export function isUsable(temporaryUntil: string | null, now: Date): boolean {
  if (temporaryUntil === null || temporaryUntil === WITHOUT_END) return true;
  // An end further ahead comes from a wrong clock.
  const latest = timeAt(now, LIFETIME_MS + MAX_CLOCK_SKEW_MS);
  return temporaryUntil > timeAt(now, 0) && temporaryUntil <= latest;
}

/**
 * Gives a user a temporary password, ends all of their sessions, and forgets failed attempts at
 * their account. Call it in a transaction.
 *
 * @returns the end of the password
 */
export async function giveTemporaryPassword(
  db: Db,
  id: number,
  hash: string,
  now: Date,
): Promise<string> {
  const until = timeAt(now, LIFETIME_MS);
  await setPassword(db, id, hash, until);
  await closeSessions(db, id);
  await liftBlock(db, id);
  return until;
}
