import type { Migration } from 'kysely';
import { base } from './base';
import { tagNames } from './tagNames';

/** The first of all stores; those of development versions have run others, with lower numbers. */
export const BASE = '1000-base';

/**
 * All migrations, run in the order of their names. They are code rather than files so that they
 * survive bundling. A released migration is never edited, and imports nothing that can change.
 */
export const migrations: Record<string, Migration> = {
  [BASE]: base,
  '1001-tag-names': tagNames,
};

/**
 * A checksum of what each released migration does, which stores that have run it record. It is taken
 * of the SQL for both databases, by `__tests__/helpers/server/migrationChecksum.ts`.
 */
export const CHECKSUMS: Readonly<Record<string, string | undefined>> = {
  [BASE]: 'cf7a6d4d95feb7581a255363015de87a2bc503b8547aebd5d4ecae9bc8cb1578',
  '1001-tag-names': '9e1a5420362e014d8bce5050b899278fa13355cbf5f443da9d643fca2ba51208',
};
