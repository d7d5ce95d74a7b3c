import { ConfigError } from '../config';
import { fail, failWithoutOutput, print } from '../console';
import { makePasswords } from '../passwords';
import { inExistingStore } from './inExistingStore';
import { resetPassword } from './resetPassword';

/** `2026-06-05 09:30 UTC`. */
const toMinutes = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

async function main(): Promise<void> {
  failWithoutOutput();
  const [typed] = process.argv.slice(2);
  if (!typed) throw new ConfigError('Name the account: npm run reset-password -- EMAIL');
  await inExistingStore(async (db) => {
    const services = { db, passwords: makePasswords(), now: () => new Date() };
    const { email, password, expires_at } = await resetPassword(services, typed);
    const until = `until ${toMinutes(expires_at)}`;
    print(
      `Temporary password of ${email}: ${password} ` +
        `(${until}; it has to be changed at the next sign-in)`,
    );
  });
}

main().catch(fail);
