import type { Migration } from 'kysely';
import { base } from './base';
import { recovery } from './recovery';
import { safeSaves } from './safeSaves';
import { trash } from './trash';

/**
 * All migrations, run in the order of their names. They are code rather than files so that they
 * survive bundling. A released migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  '0001-base': base,
  '0002-recovery': recovery,
  '0003-safe-saves': safeSaves,
  '0004-trash': trash,
};

/**
 * A checksum of what each released migration does, which stores that have run it record. It is taken
 * of the SQL for both databases, by `__tests__/helpers/server/migrationChecksum.ts`.
 */
export const CHECKSUMS: Readonly<Record<string, string | undefined>> = {
  '0001-base': '16cc2f9d4fd20dda7a339e9f1af8e924e4d1058edcfb51bfbff0d4099a2dcb8d',
  '0002-recovery': 'c6d87f5e2cf624021831f52ed8bb2920b31aa54ff3f2197e57d991d1117eb961',
  '0003-safe-saves': 'ae79e73f990f2f721f33d23e1629671569d5a4ced37eec22b159cc5808e82a26',
  '0004-trash': '4cb4ce304939a037c38fec26abc7e182a583baf95b1d148156cc346978597ef1',
};
