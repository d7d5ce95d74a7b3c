import { tooManyAttempts } from '../http/errors';
import type { HashClient } from '../http/limits/hashQueue';
import type { Services } from '../http/services';
import { asReadable } from '../passwords';
import { rememberNetwork } from '../store/knownNetworks';
import { lockUser } from '../store/locks';
import { admit, forgive } from '../store/loginFailures';
import type { Admission, Attempt } from '../store/loginFailures';
import type { Db } from '../store/schema';
import { inTransaction } from '../store/store';
import { isUsable } from '../store/temporaryPasswords';
import { hasTwoFactor, useCode } from '../store/twoFactor';
import { credentialsOf, emailKey, findCredentials } from '../store/users';

interface Verified {
  id: number;
  hash: string;
  isTemporary: boolean;
  network: string;
  admission: Admission;
}

export function accountClient(email: string): HashClient {
  return { kind: 'account', key: emailKey(email) };
}

/** Forgives an attempt if its hashing was refused because too many clients wait. */
async function orForgive<T>(db: Db, admission: Admission, hashing: Promise<T>): Promise<T> {
  try {
    return await hashing;
  } catch (error) {
    await inTransaction(db, (trx) => forgive(trx, admission, false));
    throw error;
  }
}

/**
 * Compares a password as it was typed, and what it may mean if it is temporary. The work depends
 * only on what was typed, so that its time says nothing about the account.
 */
async function isRightPassword(
  { passwords }: Pick<Services, 'passwords'>,
  typed: string,
  found: Awaited<ReturnType<typeof findCredentials>>,
  client: HashClient,
): Promise<boolean> {
  const hash = found?.password_hash ?? null;
  const isRight = await passwords.verify(typed, hash, client);
  const readable = asReadable(typed);
  if (readable === typed) return isRight;
  const isMeant = await passwords.verify(readable, hash, client);
  return isRight || (isMeant && typeof found?.temporary_until === 'string');
}

/**
 * Verifies a password. Attempts to sign in and to change a password share one count. Strangers wait
 * behind clients that have a session or a network that the account knows.
 *
 * @returns null if the password is wrong
 * @throws HttpError 429, 503
 */
export async function verifyPassword(
  services: Services,
  attempt: Attempt & { hasSession: boolean },
  password: string,
): Promise<Verified | null> {
  const { db, now } = services;
  const admission = await admit(db, attempt, now());
  if (admission.wait > 0) throw tooManyAttempts(admission.wait);
  const found = await findCredentials(db, attempt.email);
  const client: HashClient =
    attempt.hasSession || admission.isKnown
      ? accountClient(attempt.email)
      : { kind: 'stranger', key: attempt.network };
  const verifying = isRightPassword(services, password, found, client);
  const isRight = await orForgive(db, admission, verifying);
  if (!isRight || !found) return null;
  const { id, password_hash: hash, temporary_until: until } = found;
  return { id, hash, isTemporary: until !== null, network: attempt.network, admission };
}

export function hashReplacement(
  { db, passwords }: Services,
  { admission }: Verified,
  email: string,
  password: string,
): Promise<string> {
  return orForgive(db, admission, passwords.hash(password, accountClient(email)));
}

export interface IdentityError {
  field: 'password' | 'code';
  message: string;
  /** True for a wrong value, false for a missing one. */
  isFailure: boolean;
}

export const WRONG_PASSWORD: IdentityError = {
  field: 'password',
  message: 'The current password is incorrect.',
  isFailure: true,
};

const CODE_MESSAGES = {
  missing: 'Enter the code of your authenticator app as well.',
  wrong: 'The code is wrong, or has been used before.',
  unreadable:
    'The codes of your app cannot be checked: the server lacks the TOTP_KEY for them. Use a recovery code, or tell those who run it.',
};

async function codeError(
  trx: Db,
  { twoFactor, now }: Services,
  userId: number,
  code: string,
): Promise<IdentityError | null> {
  const verdict = await useCode(trx, userId, code, twoFactor, now());
  if (verdict === 'right') return null;
  const isMissing = code === '';
  const reason = isMissing && verdict === 'wrong' ? 'missing' : verdict;
  return { field: 'code', message: CODE_MESSAGES[reason], isFailure: !isMissing };
}

/**
 * Checks a verified password again: in the meantime it may have changed, its account may be gone,
 * or, if temporary, it may have expired. Also uses up the code. Call it in the transaction of the
 * permitted write, which must not be rolled back.
 *
 * @param code '' if none was sent; null if none is needed
 * @returns null if everything is right
 */
export async function identityErrorOf(
  trx: Db,
  services: Services,
  verified: Verified,
  code: string | null,
): Promise<IdentityError | null> {
  const { now } = services;
  const { network, admission, id, hash } = verified;
  await lockUser(trx, id);
  const current = await credentialsOf(trx, id);
  if (current?.password_hash !== hash) return WRONG_PASSWORD;
  if (!isUsable(current.temporary_until, now())) return WRONG_PASSWORD;
  const needsCode = await hasTwoFactor(trx, id);
  const doubt = needsCode && code !== null ? await codeError(trx, services, id, code) : null;
  if (doubt?.isFailure) return doubt;
  const isProven = !needsCode || (code !== null && !doubt);
  await forgive(trx, admission, isProven);
  if (isProven) await rememberNetwork(trx, id, network, now());
  return doubt;
}
