import { ConfigError } from '../config/config';
import { print, runCommand } from './console';
import { makePasswords } from '../accounts/passwords';
import type { Db } from '../store/schema';
import { inExistingStore } from './inExistingStore';
import { resetPassword, resetTwoFactorByEmail } from './resetPassword';

const TWO_FACTOR = '--two-factor';

/** `2026-06-05 09:30 UTC`. */
const toMinutes = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

async function printTwoFactor(db: Db, typed: string): Promise<void> {
  const { email, wasOn } = await resetTwoFactorByEmail({ db, now: () => new Date() }, typed);
  const outcome = wasOn
    ? 'is off now, and all sessions have ended; the password stays as it is'
    : 'was not on';
  print(`The two-factor sign-in of ${email} ${outcome}.`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [typed, ...more] = args.filter((arg) => arg !== TWO_FACTOR);
  if (!typed || more.length > 0) {
    throw new ConfigError('Name the account: npm run reset-password -- EMAIL [--two-factor]');
  }
  await inExistingStore(async (db) => {
    if (args.includes(TWO_FACTOR)) return printTwoFactor(db, typed);
    const services = { db, passwords: makePasswords(), now: () => new Date() };
    const { email, password, expires_at } = await resetPassword(services, typed);
    const until = `until ${toMinutes(expires_at)}`;
    print(
      `Temporary password of ${email}: ${password} ` +
        `(${until}; it has to be changed at the next sign-in)`,
    );
  });
}

runCommand(main);
