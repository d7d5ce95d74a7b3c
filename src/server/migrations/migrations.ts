import type { Migration } from 'kysely';
import { alerts } from './alerts';
import { areas } from './areas';
import { auditFilters } from './auditFilters';
import { base } from './base';
import { provenCodes } from './provenCodes';
import { refusedCodes } from './refusedCodes';
import { rolePermissions } from './rolePermissions';
import { searchedLength } from './searchedLength';
import { searchStorage } from './searchStorage';
import { twoFactor } from './twoFactor';
import { unchangedSaves } from './unchangedSaves';
import { unusedVersions } from './unusedVersions';

/**
 * The first migration of every store. Stores of development versions have run others, with lower
 * numbers.
 */
export const BASE = '1000-base';

/**
 * All migrations. They run in the order of their names. They are code rather than files, so that
 * they survive bundling. A released migration is never edited, and imports nothing that can change.
 */
export const migrations: Record<string, Migration> = {
  [BASE]: base,
  '1001-two-factor': twoFactor,
  '1002-audit-filters': auditFilters,
  '1003-unused-versions': unusedVersions,
  '1004-proven-codes': provenCodes,
  '1005-unchanged-saves': unchangedSaves,
  '1006-searched-length': searchedLength,
  '1007-role-permissions': rolePermissions,
  '1008-alerts': alerts,
  '1009-refused-codes': refusedCodes,
  '1010-areas': areas,
  '1011-search-storage': searchStorage,
};

/**
 * The checksum of each released migration. Stores record it when they run the migration.
 * `__tests__/helpers/server/migrationChecksum.ts` computes it from the SQL for both databases.
 */
export const CHECKSUMS: Readonly<Record<string, string | undefined>> = {
  [BASE]: '5cd51e76d689999f97c33476616053bb99e074642ce695bb52fd49b4e78c2625',
  '1001-two-factor': 'd337ee074440a50f2d8a5769262c4b8cb6d3724d8643ea193f694b9f65828529',
  '1002-audit-filters': '83f4d31136faa8808d6df68b3a1f402c149b7fd3241735b8d5c59835906eefca',
  '1003-unused-versions': '33dd62c44014b00617fea5ab465473c1186309cce378ef4aa6f425c6c2254e64',
  '1004-proven-codes': 'dfa7df7d74dc9969b681dc985f72099c080e27d6b2a067301ffa0966a99b1ab8',
  '1005-unchanged-saves': '963d489636b1b947d0e61fed79cacf8933317344af8399130f9e7748468173a2',
  '1006-searched-length': '4c39c39381678a322c6f8db86651138225816752971982f2b7fc9b77b0c887b7',
  '1007-role-permissions': '27d73c0e3d97ed4874dac161b96d2fb7eadb8fa1d353cb7b8aebe3cf8636d333',
  '1008-alerts': 'b429a35fe16bf4ca2a229ef556787ac5d8efb8478a3851b9eb4f215656992add',
  '1009-refused-codes': 'aba912c852b6905300d9f97c7a2647bc7f119929bc8dd6222286b69a357d4824',
  '1010-areas': '45307ec27a28bfd709d65a6901024cc65942f010a10629fa684e4f7f995fc417',
  '1011-search-storage': '3580c4ed19ec229cb574314ae4cc36238911b89efebf5b50fb7ae32db08ad3d7',
};
