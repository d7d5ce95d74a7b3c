import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { required } from './columns';

/** What keeps lists and searches fast with a million posts. The search index has another form since. */
export const millionPosts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_months')
      .addColumn('month', 'text', required)
      .addColumn('post_id', 'integer', required)
      .addColumn('posts', 'integer', required)
      .addPrimaryKeyConstraint('post_months_pk', ['month', 'post_id'])
      .execute();
    await sql`insert into post_months (month, post_id, posts)
      select substr(created_at, 1, 7), 0, count(*) from posts group by substr(created_at, 1, 7)`.execute(
      db,
    );
    await sql`delete from post_pairs`.execute(db);
    await sql`update post_segments set posts = null`.execute(db);
    for (const [name, state] of [
      ['post_segments_indexed', sql`is not null`],
      ['post_segments_pending', sql`is null`],
    ] as const) {
      await sql`create index ${sql.id(name)} on post_segments (id) where posts ${state}`.execute(
        db,
      );
    }
  },
};
