import { sql } from 'kysely';

/** The `version` that an update sets. */
export const NEXT_VERSION = sql<number>`version + 1`;
