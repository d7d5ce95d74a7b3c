import type { Migration } from 'kysely';
import { base } from './base';

/**
 * All migrations by name, run in the order of their names. A list in code rather than files in a
 * folder, so that it survives bundling. One that has been released is never edited again.
 */
export const migrations: Record<string, Migration> = {
  '0001-base': base,
};
