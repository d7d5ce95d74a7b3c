import type { Migration } from 'kysely';
import { base } from './base';

/**
 * All migrations, run in the order of their names. They are code rather than files so that they
 * survive bundling. A released migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  '0001-base': base,
};
