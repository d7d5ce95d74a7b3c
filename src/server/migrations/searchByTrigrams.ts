import { sql, SqliteAdapter } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const ON_SQLITE = [
  `create virtual table post_trigrams using fts5 (body, content = 'post_texts',
    content_rowid = 'post_id', tokenize = 'trigram case_sensitive 1')`,
  `create trigger post_texts_insert after insert on post_texts begin
    insert into post_trigrams (rowid, body) values (new.post_id, new.body); end`,
  `create trigger post_texts_delete after delete on post_texts begin
    insert into post_trigrams (post_trigrams, rowid, body)
      values ('delete', old.post_id, old.body); end`,
  `create trigger post_texts_update after update on post_texts begin
    insert into post_trigrams (post_trigrams, rowid, body)
      values ('delete', old.post_id, old.body);
    insert into post_trigrams (rowid, body) values (new.post_id, new.body); end`,
  `insert into post_trigrams (post_trigrams) values ('rebuild')`,
];

const ON_POSTGRES = [
  'create extension if not exists pg_trgm',
  'create index post_trigrams on post_texts using gin (body gin_trgm_ops)',
];

/** The texts of posts with the database's own index. */
export const searchByTrigrams: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of [
      'alter table post_texts rename to old_texts',
      `create table post_texts (post_id integer primary key references posts (id) on delete cascade,
        body text not null)`,
      'insert into post_texts (post_id, body) select post_id, body from old_texts',
      ...['old_texts', 'post_segments', 'post_indexes', 'post_grams', 'post_removals'].map(
        (table) => `drop table ${table}`,
      ),
      'drop table post_months',
      ...(isSqlite ? ON_SQLITE : ON_POSTGRES),
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
