import type { Migration } from 'kysely';
import { announcementTimes } from './announcementTimes';
import { auditDifferences } from './auditDifferences';
import { base } from './base';
import { foldAgain } from './foldAgain';
import { millionPosts } from './millionPosts';
import { parallelWrites } from './parallelWrites';
import { recovery } from './recovery';
import { safeSaves } from './safeSaves';
import { searchByGrams } from './searchByGrams';
import { searchByTrigrams } from './searchByTrigrams';
import { thumbnails } from './thumbnails';
import { trash } from './trash';
import { zawgyi } from './zawgyi';

/**
 * All migrations, run in the order of their names. They are code rather than files so that they
 * survive bundling. A released migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  '0001-base': base,
  '0002-recovery': recovery,
  '0003-safe-saves': safeSaves,
  '0004-trash': trash,
  '0005-fold-again': foldAgain,
  '0006-announcement-times': announcementTimes,
  '0007-zawgyi': zawgyi,
  '0008-audit-differences': auditDifferences,
  '0009-parallel-writes': parallelWrites,
  '0010-million-posts': millionPosts,
  '0011-thumbnails': thumbnails,
  '0012-search-by-grams': searchByGrams,
  '0013-search-by-trigrams': searchByTrigrams,
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
  '0005-fold-again': '1ba88b1bb7c634a21bb6935d3850dc24b55a29158c55944a82dae5e00ba1d34c',
  '0006-announcement-times': '24401a6e7e935d946ba81b7f1a610f950fd8376373987f48e75d018496418e86',
  '0007-zawgyi': '5ea320f0c2801fbdc00f4db2d9d0f7cc11895978d4634e2b3aa5ed1bece06913',
  '0008-audit-differences': '5665247729a64b5fcded2a17b91b8de7b92483ea32ac2bfd2b80b6e70f7d099a',
  '0009-parallel-writes': '2ea3dadf823864fc46ba02c88d48a1a8acd8d677c6ad96ba468826c0c363bc5f',
  '0010-million-posts': 'ff6083f100f56c8d29f6e6fe1428f8baced32f72c7b5cf9087af792d585a7032',
  '0011-thumbnails': 'e28c5e9479e96a0ce49bfa48cf02fd52213abc8446dd544343c8b806cb362346',
  '0013-search-by-trigrams': '8e6e7f1119ce195e5612f367979cbe8cd859deb7f54e39b7732682c71720fca0',
  '0012-search-by-grams': '85399f24922d58bc0f8afd1e7d5d0e9ef93f4540e081fe517588598dbbb1ab6e',
};
