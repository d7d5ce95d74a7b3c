import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** The third line and all others were the names of the tags. */
const ON_SQLITE = `update post_texts set body = substr(body, 1, instr(body, char(10)) +
  instr(substr(body, instr(body, char(10)) + 1), char(10)))`;
const ON_POSTGRES = `update post_texts set
  body = split_part(body, chr(10), 1) || chr(10) || split_part(body, chr(10), 2) || chr(10)`;

/** Takes the names of tags out of what a search finds posts by, and finds the posts of a tag by an index. */
export const tagNames: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of [
      isSqlite ? ON_SQLITE : ON_POSTGRES,
      'create index post_tags_tag on post_tags (tag_id)',
      'create index trash_tags_tag on trash_tags (tag_id)',
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
