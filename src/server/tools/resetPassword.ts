import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../contract/audit';
import type { TemporaryPassword } from '../../contract/session';
import type { Services } from '../http/services';
import { readablePassword } from '../accounts/passwords';
import { addRecord } from '../store/audit';
import { StoreError } from '../store/engine/engine';
import { lockArea } from '../store/engine/locks';
import type { Db } from '../store/schema';
import { inTransaction } from '../store/engine/store';
import { giveTemporaryPassword } from '../store/temporaryPasswords';
import * as twoFactor from '../store/twoFactor';
import { findCredentials } from '../store/users';

async function accountOf(trx: Db, typed: string) {
  await lockArea(trx, 'user');
  const account = await findCredentials(trx, typed);
  if (!account) throw new StoreError(`There is no account with the e-mail address ${typed}.`);
  return account;
}

async function recordReset(trx: Db, id: number, action: AuditAction, now: Date): Promise<void> {
  const event = { action, entity: 'user', entityId: id } as const;
  const origin = { user: null, requestId: randomUUID(), address: 'console' };
  await addRecord(trx, { ...event, ...origin }, now);
}

/**
 * Turns off the two-factor sign-in of an account, and ends its sessions. Its password stays.
 *
 * @returns its e-mail address, and whether two-factor sign-in was on
 * @throws StoreError if there is no such account
 */
export function resetTwoFactorByEmail({ db, now }: Pick<Services, 'db' | 'now'>, typed: string) {
  return inTransaction(db, async (trx) => {
    const { id, email } = await accountOf(trx, typed);
    const wasOn = await twoFactor.resetTwoFactor(trx, id);
    if (wasOn) await recordReset(trx, id, 'reset-two-factor', now());
    return { email, wasOn };
  });
}

/**
 * Gives an account a temporary password. The audit trail names the console instead of a user.
 *
 * @throws StoreError if there is no such account
 */
export async function resetPassword(
  { db, passwords, now }: Pick<Services, 'db' | 'passwords' | 'now'>,
  typed: string,
): Promise<TemporaryPassword & { email: string }> {
  const password = readablePassword();
  // Hashing is slow and would block others inside the transaction.
  const hash = await passwords.hash(password, null);
  return inTransaction(db, async (trx) => {
    const { id, email } = await accountOf(trx, typed);
    const expires_at = await giveTemporaryPassword(trx, id, hash, now());
    await recordReset(trx, id, 'reset-password', now());
    return { email, password, expires_at };
  });
}
