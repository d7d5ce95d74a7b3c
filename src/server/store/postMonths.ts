import { hasOneWriter } from './locks';
import type { Rows, Window } from './pages';
import type { Db } from './schema';

/*
 * How many posts each month has, by the month in which they are dated, in UTC. It makes the total and every
 * page of the plain list cost the same, however many posts there are: a database counts rows by
 * walking past them. A write only touches rows of its own post, so that no two writes wait for each other;
 * `settleMonths` adds them up.
 */

/** Stands for the posts of a month that were added up. */
const SETTLED = 0;

/** The month of an ISO 8601 instant. */
const monthOf = (instant: string) => instant.slice(0, 'YYYY-MM'.length);

async function count(db: Db, month: string, postId: number, posts: number): Promise<void> {
  if (posts === 0) return;
  await db
    .insertInto('post_months')
    .values({ month, post_id: postId, posts })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'post_id'])
        .doUpdateSet((eb) => ({ posts: eb('post_months.posts', '+', posts) })),
    )
    .execute();
}

/**
 * Counts a post in the month of its date, and no longer in that of an earlier one. Call it before its row is
 * written or deleted, in the same transaction.
 *
 * @param createdAt null for a post that is deleted
 */
export async function datePost(db: Db, id: number, createdAt: string | null): Promise<void> {
  const post = db.selectFrom('posts').select('created_at').where('id', '=', id);
  const before = await post.executeTakeFirst();
  if (before) await count(db, monthOf(before.created_at), id, -1);
  if (createdAt !== null) await count(db, monthOf(createdAt), id, 1);
}

/** Adds to the months what writes have counted, but for posts that are being written. Call it in a transaction. */
export async function settleMonths(db: Db): Promise<void> {
  const counted = await db
    .selectFrom('post_months')
    .selectAll()
    .where('post_id', '!=', SETTLED)
    .$if(!hasOneWriter(db), (query) => query.forUpdate().skipLocked())
    .execute();
  for (const { month, post_id, posts } of counted) {
    await count(db, month, SETTLED, posts);
    const row = db.deleteFrom('post_months').where('month', '=', month);
    await row.where('post_id', '=', post_id).execute();
  }
}

/** Where the list of all posts continues, newest first. */
interface Place {
  /** The number of all posts. */
  total: number;
  /** Comes after every instant of the newest month that is not skipped as a whole. */
  before: string;
  /** How many posts of that month and the earlier ones are to be skipped. */
  offset: number;
}

/** The place after so many of the newest posts. */
async function placeAfter(db: Db, skipped: number): Promise<Place> {
  const months = await db
    .selectFrom('post_months')
    .select((eb) => ['month', eb.fn.sum<number>('posts').as('posts')])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  let total = 0;
  let place = { before: '', offset: 0 };
  for (const { month, posts } of months) {
    // No day is after the 99th.
    if (total <= skipped) place = { before: `${month}-99`, offset: skipped - total };
    total += Number(posts);
  }
  return { total, ...place };
}

/** A page of the ids of all posts, newest first. Call it in a snapshot. */
export async function findNewest(db: Db, { page, perPage }: Window): Promise<Rows<number>> {
  const { total, before, offset } = await placeAfter(db, (page - 1) * perPage);
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  return { items: rows.map(({ id }) => id), total };
}
