import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** Keeps the first 100,000 characters of each searched text. The databases change their indexes. */
export const searchedLength: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('update post_texts set body = substr(body, 1, 100000) where length(body) > 100000')
      .execute(db);
  },
};
