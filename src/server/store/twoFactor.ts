import { tidyCode } from '../../contract/twoFactor';
import { latestStep, stepOf } from '../twoFactor';
import type { TwoFactor } from '../twoFactor';
import { countRows } from './pages';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS } from './times';
import { hashOf } from './tokens';

export type CodeVerdict = 'right' | 'wrong' | 'unreadable';

function find(db: Db, userId: number) {
  return db
    .selectFrom('two_factor')
    .select(['secret', 'enabled_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function hasTwoFactor(db: Db, userId: number): Promise<boolean> {
  return (await find(db, userId))?.enabled_at != null;
}

/** Stores a secret in place of one that was never confirmed. Call it in a transaction. */
export async function keepSecret(db: Db, userId: number, secret: string): Promise<void> {
  await removeTwoFactor(db, userId);
  await db.insertInto('two_factor').values({ user_id: userId, secret }).execute();
}

export async function removeTwoFactor(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = db.deleteFrom('two_factor').where('user_id', '=', userId);
  return (await removed.executeTakeFirst()).numDeletedRows > 0n;
}

/**
 * Uses up an app's code, unless a code of its step or a later one was used. A stored step ahead of
 * every clock comes from a wrong clock and does not count.
 *
 * @returns whether the code was unused; of two requests with one code, one succeeds
 */
async function useStep(db: Db, userId: number, step: number, now: Date): Promise<boolean> {
  const latest = latestStep(now, MAX_CLOCK_SKEW_MS);
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const recoveryHash = (code: string) => hashOf(tidyCode(code));

async function useRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Uses up a code of an app or a recovery code. Each works once. Call it in a transaction.
 *
 * @param twoFactor null if the server has no TOTP_KEY
 * @returns `unreadable` if checking the code needs the key that encrypted the secret
 */
export async function useCode(
  db: Db,
  userId: number,
  code: string,
  twoFactor: TwoFactor | null,
  now: Date,
): Promise<CodeVerdict> {
  if (await useRecoveryCode(db, userId, code)) return 'right';
  const sealed = (await find(db, userId))?.secret;
  const secret = sealed && twoFactor?.open(sealed, userId);
  if (!secret) return 'unreadable';
  const step = stepOf(secret, code, now);
  return step !== null && (await useStep(db, userId, step, now)) ? 'right' : 'wrong';
}

export async function enableTwoFactor(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ enabled_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces all recovery codes, stored as hashes. Call it in a transaction. */
export async function keepRecoveryCodes(
  db: Db,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(code) }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export const countRecoveryCodes = (db: Db, userId: number) =>
  countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
