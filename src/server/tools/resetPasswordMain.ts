import { existsSync } from 'node:fs';
import { ConfigError, loadConfig } from '../config';
import { fail, print } from '../console';
import { makePasswords } from '../passwords';
import { StoreError } from '../store/engine';
import { storeFile } from '../store/sqlite';
import { openStore } from '../store/store';
import { resetPassword } from './resetPassword';

/** `2026-06-05 09:30 UTC`. */
const toMinutes = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  const [typed] = process.argv.slice(2);
  if (!typed) throw new ConfigError('Name the account: npm run reset-password -- EMAIL');
  const file = storeFile(dataDir);
  if (!databaseUrl && !existsSync(file)) {
    throw new StoreError(`There is no store at ${file}. Set DATA_DIR.`);
  }
  const store = openStore({ dataDir, databaseUrl });
  try {
    await store.check();
    const services = { db: store.db, passwords: makePasswords(), now: () => new Date() };
    const { email, password, expires_at } = await resetPassword(services, typed);
    const until = `until ${toMinutes(expires_at)}`;
    print(
      `Temporary password of ${email}: ${password} ` +
        `(${until}; it has to be changed at the next sign-in)`,
    );
  } finally {
    await store.close();
  }
}

main().catch(fail);
