import { randomBytes } from 'node:crypto';
import type { Config } from './config';
import type { Services } from './http/services';
import { fillEmptyStore, isFirstStart } from './store/firstStart';
import { inTransaction } from './store/store';

/** The account of the first administrator. */
export interface NewAdmin {
  email: string;
  /** The random password in plain text, to be shown once; null where the operator set one. */
  randomPassword: string | null;
}

/**
 * Fills an empty store with permissions, roles and the first administrator, who gets a random
 * password where none is set.
 *
 * @returns the new account, or null where the store was not empty
 */
export async function fillIfEmpty(
  { db, passwords, now }: Services,
  admin: Config['admin'],
): Promise<NewAdmin | null> {
  if (!(await isFirstStart(db))) return null;
  // Hashing is slow, and would block others inside the transaction.
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const { email } = admin;
  const isFilled = await inTransaction(db, async (trx) => {
    // Another process may have filled it in the meantime.
    if (!(await isFirstStart(trx))) return false;
    await fillEmptyStore(trx, { email, passwordHash }, now());
    return true;
  });
  if (!isFilled) return null;
  return { email, randomPassword: admin.password === null ? password : null };
}
