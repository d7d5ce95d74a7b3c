import { tooManyAttempts } from '../http/errors';
import type { HashClient } from '../http/limits/hashQueue';
import type { Services } from '../http/services';
import { asReadable } from '../accounts/passwords';
import { rememberNetwork } from '../store/knownNetworks';
import { lockUser } from '../store/engine/locks';
import { accountKeyOf, admit, forgive } from '../store/loginFailures';
import type { Admission, SignInAttempt, Named } from '../store/loginFailures';
import type { Db } from '../store/schema';
import { inTransaction } from '../store/engine/store';
import { isUsable } from '../store/temporaryPasswords';
import { twoFactorStatus, useCode } from '../store/twoFactor';
import type { ClockDifference } from '../store/twoFactor';
import { credentialsOf, findCredentials } from '../store/users';

export interface Verified {
  id: number;
  hash: string;
  isTemporary: boolean;
  network: string;
  admission: Admission;
}

export function accountClient(account: Named): HashClient {
  return { kind: 'account', key: accountKeyOf(account) };
}

export function findNamed(db: Db, account: Named) {
  return 'id' in account ? credentialsOf(db, account.id) : findCredentials(db, account.email);
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
  found: Awaited<ReturnType<typeof findNamed>>,
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
 * Verifies a password. All attempts at an account share one count, whatever they are for. Strangers
 * wait behind clients that have a session or a network that the account knows.
 *
 * @param attempt with the id of the account if there is a session, else with a typed e-mail address
 * @returns null if the password is wrong
 * @throws HttpError 429, 503
 */
export async function verifyPassword(
  services: Services,
  { account, network }: SignInAttempt,
  password: string,
): Promise<Verified | null> {
  const { db, now } = services;
  const found = await findNamed(db, account);
  const admission = await admit(db, { account: found ?? account, network }, now());
  if (admission.wait > 0) throw tooManyAttempts(admission.wait);
  const isStranger = !('id' in account) && !admission.isKnown;
  const client: HashClient = isStranger
    ? { kind: 'stranger', key: network }
    : accountClient(found ?? account);
  const verifying = isRightPassword(services, password, found, client);
  const isRight = await orForgive(db, admission, verifying);
  if (!isRight || !found) return null;
  const { id, password_hash: hash, temporary_until: until } = found;
  return { id, hash, isTemporary: until !== null, network, admission };
}

export function hashReplacement(
  { db, passwords }: Services,
  { id, admission }: Verified,
  password: string,
): Promise<string> {
  return orForgive(db, admission, passwords.hash(password, accountClient({ id })));
}

export interface IdentityError {
  field: 'password' | 'code' | 'secret';
  message: string;
  /** True for a wrong value, false for a missing one. */
  isFailure: boolean;
  /** By how many minutes the clock of the phone is ahead, or behind if negative. */
  minutesAhead?: number;
}

export const WRONG_PASSWORD: IdentityError = {
  field: 'password',
  message: 'The current password is incorrect.',
  isFailure: true,
};

const SET_UP_OVER: IdentityError = {
  field: 'secret',
  message: 'The set-up took more than ten minutes. Begin again with a new key.',
  isFailure: false,
};

const CODE_MESSAGES = {
  missing: 'Enter the code of your authenticator app as well.',
  wrong: 'The code is wrong, or has been used before.',
  unreadable:
    'The codes of your app cannot be checked: the server lacks the TOTP_KEY for them. Use a recovery code, or tell those who run it.',
};

/** Clients translate these sentences, so they must stay as they are. */
function clockMessage({ minutesAhead }: ClockDifference): string {
  const minutes = Math.abs(minutesAhead);
  return minutesAhead < 0
    ? `The clocks of the phone and of the service differ: the phone is about ${minutes} min behind. Let the phone set its time by itself, then enter a new code.`
    : `The clocks of the phone and of the service differ: the phone is about ${minutes} min ahead. Let the phone set its time by itself, then enter a new code.`;
}

async function codeError(
  trx: Db,
  { twoFactor, now }: Services,
  userId: number,
  code: string,
): Promise<IdentityError | null> {
  const verdict = await useCode(trx, userId, code, twoFactor, now());
  if (verdict === 'right') return null;
  if (typeof verdict === 'object') {
    const { minutesAhead } = verdict;
    return { field: 'code', message: clockMessage(verdict), isFailure: true, minutesAhead };
  }
  const isMissing = code === '';
  const reason = isMissing && verdict === 'wrong' ? 'missing' : verdict;
  return { field: 'code', message: CODE_MESSAGES[reason], isFailure: !isMissing };
}

interface IdentityVerdict {
  /** Null if everything is right. */
  error: IdentityError | null;
  codeGiven: boolean;
}

/**
 * Checks a verified password again: in the meantime it may have changed, its account may be gone,
 * or, if temporary, it may have expired. Also uses up the code. Call it in the transaction of the
 * permitted write, which must not be rolled back.
 *
 * @param code '' if none was sent; null if none is needed
 * @param isFirst whether the code shows that an app has a new secret
 */
export async function checkIdentity(
  trx: Db,
  services: Services,
  verified: Verified,
  code: string | null,
  isFirst = false,
): Promise<IdentityVerdict> {
  const { now } = services;
  const { network, admission, id, hash } = verified;
  await lockUser(trx, id);
  const current = await credentialsOf(trx, id);
  if (current?.password_hash !== hash || !isUsable(current.temporary_until, now())) {
    return { error: WRONG_PASSWORD, codeGiven: false };
  }
  const status = await twoFactorStatus(trx, id, now());
  const isOver = isFirst && status === 'off';
  const isRequired = code !== null && (isFirst || status === 'on');
  const error = isOver ? SET_UP_OVER : isRequired ? await codeError(trx, services, id, code) : null;
  if (error?.isFailure) return { error, codeGiven: false };
  const codeGiven = isRequired && !error;
  // The first code of a secret can be guessed, too, so failures count on until it is right.
  await forgive(trx, admission, codeGiven || status === 'off');
  if (codeGiven || status !== 'on') await rememberNetwork(trx, id, network, now());
  return { error, codeGiven };
}
