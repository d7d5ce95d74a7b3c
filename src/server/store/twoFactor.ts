import { latestStep, oldestStep, readAppCode, tidyRecoveryCode } from '../accounts/twoFactor';
import type { AppCode, TwoFactor } from '../accounts/twoFactor';
import { countRows } from './engine/pages';
import type { Db } from './schema';
import { closeSessions } from './sessions';
import { MAX_CLOCK_SKEW_MS, timeAt } from './engine/times';
import { hashOf } from './engine/tokens';

/** A refused code that the app shows at another time: the phone's clock is ahead, or behind. */
export interface ClockDifference {
  minutesAhead: number;
}

export type CodeVerdict = 'right' | 'wrong' | 'unreadable' | ClockDifference;

/** `begun` while a new secret waits for its first code. */
export type TwoFactorStatus = 'off' | 'begun' | 'on';

/** A secret on a forgotten screen must not stay usable. */
const SET_UP_MS = 10 * 60_000;

function find(db: Db, userId: number) {
  return db
    .selectFrom('two_factor')
    .select(['secret', 'begun_at', 'enabled_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A secret that was made in the future, by a wrong clock, cannot be confirmed. */
export async function twoFactorStatus(db: Db, userId: number, now: Date): Promise<TwoFactorStatus> {
  const { begun_at = '', enabled_at = null } = (await find(db, userId)) ?? {};
  if (enabled_at !== null) return 'on';
  const isBegun = begun_at > timeAt(now, -SET_UP_MS) && begun_at <= timeAt(now, MAX_CLOCK_SKEW_MS);
  return isBegun ? 'begun' : 'off';
}

export async function hasTwoFactor(db: Db, userId: number): Promise<boolean> {
  return (await find(db, userId))?.enabled_at != null;
}

/** Stores a secret in place of one that was never confirmed. Call it in a transaction. */
export async function storeSecret(
  db: Db,
  userId: number,
  secret: string,
  now: Date,
): Promise<void> {
  await removeTwoFactor(db, userId);
  const row = { user_id: userId, secret, begun_at: now.toISOString() };
  await db.insertInto('two_factor').values(row).execute();
}

/**
 * Call it in a transaction.
 *
 * @returns whether it was on
 */
export async function removeTwoFactor(db: Db, userId: number): Promise<boolean> {
  const wasOn = await hasTwoFactor(db, userId);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('refused_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  const sessions = db.updateTable('sessions').where('user_id', '=', userId);
  await sessions.set({ code_given: 0 }).execute();
  return wasOn;
}

/**
 * Removes the two-factor sign-in of somebody who cannot use it any more, and ends their sessions.
 * Call it in a transaction.
 *
 * @returns whether it was on; if not, the sessions stay open
 */
export async function resetTwoFactor(db: Db, userId: number): Promise<boolean> {
  const wasOn = await removeTwoFactor(db, userId);
  if (wasOn) await closeSessions(db, userId);
  return wasOn;
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

const recoveryHash = (code: string) => hashOf(tidyRecoveryCode(code));

async function useRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const refusedCodesOf = (db: Db, userId: number) =>
  db.selectFrom('refused_codes').select('step').where('user_id', '=', userId);

/**
 * Remembers that the code of a time step was refused. Somebody may have guessed it, and must not be
 * able to wait for its time. Steps of the past are forgotten, because their codes are refused anyway.
 */
async function refuseStep(db: Db, userId: number, step: number, now: Date): Promise<void> {
  const passed = oldestStep(now, MAX_CLOCK_SKEW_MS);
  await db.deleteFrom('refused_codes').where('step', '<', passed).execute();
  await db
    .insertInto('refused_codes')
    .values({ user_id: userId, step })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Uses up a code of an app, or says how far the clock of its phone is off. */
async function checkAppCode(
  db: Db,
  userId: number,
  { step, isCurrent, minutesAhead }: AppCode,
  { now, lastStep }: { now: Date; lastStep: number },
): Promise<CodeVerdict> {
  if (!isCurrent && minutesAhead > 0) {
    await refuseStep(db, userId, step, now);
    return { minutesAhead };
  }
  if (!isCurrent) return step > lastStep ? { minutesAhead } : 'wrong';
  const refused = await refusedCodesOf(db, userId).where('step', '=', step).executeTakeFirst();
  return !refused && (await useStep(db, userId, step, now)) ? 'right' : 'wrong';
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
  const row = await find(db, userId);
  const secret = row && twoFactor?.open(row.secret, userId);
  if (!secret) return 'unreadable';
  const read = readAppCode(secret, code, now);
  return read ? checkAppCode(db, userId, read, { now, lastStep: row.last_step }) : 'wrong';
}

export async function enableTwoFactor(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ enabled_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces all recovery codes, stored as hashes. Call it in a transaction. */
export async function storeRecoveryCodes(
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
