import { randomUUID } from 'node:crypto';
import type { TemporaryPassword } from '../../contract/session';
import type { Services } from '../http/services';
import { readablePassword } from '../passwords';
import { addRecord } from '../store/audit';
import { StoreError } from '../store/engine';
import { lockArea } from '../store/locks';
import { inTransaction } from '../store/store';
import { giveTemporaryPassword } from '../store/temporaryPasswords';
import { findCredentials } from '../store/users';

/** An account with its new password. */
type ResetAccount = TemporaryPassword & { email: string };

/**
 * Gives the account of an e-mail address a temporary password, as somebody at the server's console.
 *
 * @throws StoreError where there is no such account
 */
export async function resetPassword(
  { db, passwords, now }: Pick<Services, 'db' | 'passwords' | 'now'>,
  typed: string,
): Promise<ResetAccount> {
  const password = readablePassword();
  // Hashing is slow, and would block others inside the transaction.
  const hash = await passwords.hash(password, null);
  return inTransaction(db, async (trx) => {
    await lockArea(trx, 'accounts');
    const account = await findCredentials(trx, typed);
    if (!account) throw new StoreError(`There is no account with the e-mail address ${typed}.`);
    const { id, email } = account;
    const expires_at = await giveTemporaryPassword(trx, account, hash, now());
    const event = { action: 'reset-password', entity: 'user', entityId: id } as const;
    const origin = { user: null, requestId: randomUUID(), address: 'console' };
    await addRecord(trx, { ...event, ...origin, before: null, after: null }, now());
    return { email, password, expires_at };
  });
}
