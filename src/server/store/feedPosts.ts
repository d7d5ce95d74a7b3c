import type { Post } from '../../contract/post';
import { listPosts } from './posts';
import type { Db } from './schema';

export interface FeedPost extends Post {
  id: number;
  updated_at: string;
}

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => Number(id));

async function readDescriptions(db: Db, posts: readonly Post[], maxBytes: number) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'description'])
    .where('id', 'in', idsOf(posts))
    .where((eb) => eb(eb.fn<number>('octet_length', ['description']), '<=', maxBytes))
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

async function readChanges(db: Db, posts: readonly Post[]) {
  const rows = await db
    .selectFrom('audit')
    .select((eb) => ['noun_id', eb.fn.max('created_at').as('at')])
    .where('noun', '=', 'post')
    .where('noun_id', 'in', idsOf(posts))
    .where('action', 'in', ['create', 'update'])
    .groupBy('noun_id')
    .execute();
  return new Map(rows.map(({ noun_id, at }) => [noun_id, at]));
}

export async function readFeedPosts(db: Db, count: number, maxBytes: number): Promise<FeedPost[]> {
  const { items } = await listPosts(db, { page: 1, perPage: count });
  if (items.length === 0) return [];
  const descriptions = await readDescriptions(db, items, maxBytes);
  const changes = await readChanges(db, items);
  return items.map((post) => {
    const id = Number(post.id);
    const description = descriptions.get(id) ?? post.description;
    return { ...post, id, description, updated_at: changes.get(id) ?? post.created_at };
  });
}
