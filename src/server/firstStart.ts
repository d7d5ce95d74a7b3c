import { randomBytes } from 'node:crypto';
import type { Config } from './config';
import type { Services } from './http/services';
import { fillEmptyStore, isFirstStart } from './store/firstStart';
import { inTransaction } from './store/store';

/** The account of the first administrator. */
export interface NewAdmin {
  email: string;
  /** The random password, in the clear and to be shown once; null where the operator set one. */
  randomPassword: string | null;
}

/**
 * Gives an empty store its permissions, roles and first administrator, whose password is a random
 * one where none was set.
 *
 * @returns the new account, or null where the store was not empty
 */
export async function fillIfEmpty(
  { db, passwords, now }: Services,
  admin: Config['admin'],
): Promise<NewAdmin | null> {
  if (!(await isFirstStart(db))) return null;
  // Hashed before the transaction: it takes a while, and others wait.
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const { email } = admin;
  const isOurs = await inTransaction(db, async (trx) => {
    // Another process may have been quicker.
    if (!(await isFirstStart(trx))) return false;
    await fillEmptyStore(trx, { email, passwordHash }, now());
    return true;
  });
  if (!isOurs) return null;
  return { email, randomPassword: admin.password === null ? password : null };
}
