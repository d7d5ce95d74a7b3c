import { sql } from 'kysely';

export const NEXT_VERSION = sql<number>`version + 1`;
