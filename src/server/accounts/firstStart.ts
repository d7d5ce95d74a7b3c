import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config';
import type { Config } from '../config/config';
import type { Services } from '../http/services';
import { readablePassword } from './passwords';
import { codeOf } from '../runtime/errors';
import { fillEmptyStore, isFirstStart } from '../store/firstStart';
import { lockArea } from '../store/engine/locks';
import { emptyLog, inTransaction } from '../store/engine/store';
import { WITHOUT_END } from '../store/temporaryPasswords';
import { findCredentials } from '../store/users';

export interface NewAdmin {
  email: string;
  /**
   * The random password in plain text, shown once; null if it is in a file or came from the
   * settings.
   */
  randomPassword: string | null;
  passwordFile: string | null;
}

function writePassword(file: string, email: string, password: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Writing to an existing file would keep its mode.
    rmSync(file, { force: true });
    writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new ConfigError(
      `The first password cannot be written to ${file} (${codeOf(error)}). Give this user the right ` +
        'to write there, or set ADMIN_PASSWORD or DATA_DIR.',
      { cause: error },
    );
  }
}

/**
 * Fills an empty store with permissions, roles and the first administrator. If no password is set,
 * the administrator gets a random one and must change it.
 *
 * @param passwordFile the file for the random password; null if it can be shown
 * @returns the new account, or null if the store was not empty
 * @throws ConfigError if the file cannot be written
 */
export async function fillIfEmpty(
  { db, passwords, now }: Services,
  admin: Config['admin'],
  passwordFile: string | null = null,
): Promise<NewAdmin | null> {
  if (!(await isFirstStart(db))) return null;
  const { email } = admin;
  // Hashing is slow and would block others inside the transaction.
  const password = admin.password ?? readablePassword();
  const passwordHash = await passwords.hash(password, null);
  const file = admin.password === null ? passwordFile : null;
  const isFilled = await inTransaction(db, async (trx) => {
    await lockArea(trx, 'firstStart');
    // Another process may have filled the store in the meantime.
    if (!(await isFirstStart(trx))) return false;
    // The file comes before the account, because nobody could sign in without the password.
    if (file !== null) writePassword(file, email, password);
    const temporaryUntil = admin.password === null ? WITHOUT_END : null;
    await fillEmptyStore(trx, { email, passwordHash, temporaryUntil }, now());
    return true;
  });
  if (!isFilled) return null;
  await emptyLog(db);
  const isShown = admin.password === null && file === null;
  return { email, randomPassword: isShown ? password : null, passwordFile: file };
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Removes the file with the first password once the account has another password. */
export async function removeStalePassword(
  { db, passwords }: Services,
  file: string,
): Promise<void> {
  const content = readIfPresent(file);
  if (content === null) return;
  const [email = '', password = ''] = content.split('\n');
  const account = await findCredentials(db, email);
  if (account && (await passwords.verify(password, account.password_hash, null))) return;
  rmSync(file, { force: true });
}
