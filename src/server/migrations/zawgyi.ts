import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { zawgyiFlag } from '../store/zawgyi';
import { none } from './columns';

/** A description can have a megabyte. */
const POSTS_PER_BATCH = 50;

interface Tables {
  posts: { id: number; title: string; description: string; is_zawgyi: number };
}

function readPosts(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'description'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(POSTS_PER_BATCH)
    .execute();
}

/** Judges the posts that are there already. */
async function flagPosts(db: Kysely<Tables>): Promise<void> {
  let posts = await readPosts(db, 0);
  for (let last = posts.at(-1); last; last = posts.at(-1)) {
    const flagged = posts.filter(({ title, description }) => zawgyiFlag(title, description));
    const ids = flagged.map(({ id }) => id);
    if (ids.length > 0) {
      await db.updateTable('posts').set({ is_zawgyi: 1 }).where('id', 'in', ids).execute();
    }
    posts = await readPosts(db, last.id);
  }
}

/** Which posts look like Zawgyi. */
export const zawgyi: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('posts').addColumn('is_zawgyi', 'integer', none).execute();
    await flagPosts(db);
    await db.schema
      .createIndex('posts_zawgyi')
      .on('posts')
      .columns(['created_at desc', 'id desc'])
      .where(sql.ref('is_zawgyi'), '=', 1)
      .execute();
  },
};
