import type { Post } from '../../contract/post';
import type { Tag } from '../../contract/tag';
import { mapInBatches } from '../batch';
import { IMAGE_COLUMNS, toImage } from './images';
import { EVERYTHING } from './pages';
import type { Filter, Rows, Window } from './pages';
import { findPosts } from './search/postSearch';
import type { Db } from './schema';

/** A post can have a megabyte. */
const POSTS_AT_ONCE = 10;

/** Which image of a post is what. */
type PostImages = Pick<Post, 'cover_image' | 'description_images'>;

/** Puts each thing into the list of its post. */
function groupByPost<T extends { post_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.post_id);
    if (group) group.push(row);
    else groups.set(row.post_id, [row]);
  }
  return groups;
}

/** The tags of posts, in the order in which they were given. */
function tagsOf(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select(['post_tags.post_id', 'tags.id', 'tags.name', 'tags.slug'])
    .where('post_tags.post_id', 'in', postIds)
    .orderBy('post_tags.position')
    .execute();
}

/** The images of posts, in the order in which they were added. */
export function imagesOf(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_images')
    .innerJoin('images', 'images.id', 'post_images.image_id')
    .select(['post_images.post_id', 'post_images.use', ...IMAGE_COLUMNS])
    .where('post_images.post_id', 'in', postIds)
    .orderBy('images.id')
    .execute();
}

function toTag({ id, name, slug }: Tag): Tag {
  return { id, name, slug };
}

function toPostImages(rows: Awaited<ReturnType<typeof imagesOf>>): PostImages {
  const of = (use: 'cover' | 'description') =>
    rows.filter((row) => row.use === use).map((row) => toImage(row));
  const [cover] = of('cover');
  return {
    cover_image: cover ? { url: cover.url } : null,
    description_images: of('description').map(({ id, url }) => ({ id, url })),
  };
}

/** The posts of these ids in that order, whole, by the same few queries however many they are. */
async function readPosts(db: Db, ids: readonly number[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.category_id')
    .select(['posts.id', 'title', 'description', 'type', 'posts.created_at'])
    .select(['categories.id as categoryId', 'categories.name as category'])
    .where('posts.id', 'in', ids)
    .execute();
  const tags = groupByPost(await tagsOf(db, ids));
  const images = groupByPost(await imagesOf(db, ids));
  const posts = new Map<number, Post>();
  for (const { id, title, description, category, categoryId, type, created_at } of rows) {
    posts.set(id, {
      ...{ id, title, description, category, categoryId },
      tags: (tags.get(id) ?? []).map(toTag),
      type,
      ...toPostImages(images.get(id) ?? []),
      created_at,
    });
  }
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** A page of the posts, newest first. */
export async function listPosts(
  db: Db,
  window: Window,
  filter: Filter = EVERYTHING,
): Promise<Rows<Post>> {
  const { items, total } = await findPosts(db, window, filter);
  return { items: await mapInBatches(items, POSTS_AT_ONCE, (ids) => readPosts(db, ids)), total };
}

export async function findPost(db: Db, id: number): Promise<Post | null> {
  const [post = null] = await readPosts(db, [id]);
  return post;
}
