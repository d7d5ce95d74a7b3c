import type { Post } from '../../contract/post';
import { IMAGE_COLUMNS, toImage } from './images';
import { listPosts } from './posts';
import type { Db } from './schema';

interface FeedImage {
  url: string;
  type: string;
  bytes: number;
}

export interface FeedPost extends Post {
  id: number;
  updated_at: string;
  /** All of its images, the cover first. */
  images: FeedImage[];
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

async function readImages(db: Db, posts: readonly Post[]) {
  const rows = await db
    .selectFrom('post_images')
    .innerJoin('images', 'images.id', 'post_images.image_id')
    .select(['post_images.post_id', 'content_type', ...IMAGE_COLUMNS])
    .where('post_images.post_id', 'in', idsOf(posts))
    // 'cover' sorts before 'description'.
    .orderBy('use')
    .orderBy('images.id')
    .execute();
  return (postId: number) => rows.filter(({ post_id }) => post_id === postId);
}

/**
 * What changes with each change of the newest posts, of their categories and of their tags. Reading
 * it costs a hundredth of reading the posts.
 */
export function readFeedVersions(db: Db, count: number) {
  const newest = db
    .selectFrom('posts')
    .select(['id', 'version', 'category_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  return db
    .selectFrom(newest.as('newest'))
    .innerJoin('categories', 'categories.id', 'newest.category_id')
    .leftJoin('post_tags', 'post_tags.post_id', 'newest.id')
    .leftJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select(['newest.id', 'newest.version', 'categories.version as category', 'tags.name as tag'])
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .orderBy('post_tags.position')
    .execute();
}

export async function readFeedPosts(db: Db, count: number, maxBytes: number): Promise<FeedPost[]> {
  const { items } = await listPosts(db, { page: 1, perPage: count });
  if (items.length === 0) return [];
  const descriptions = await readDescriptions(db, items, maxBytes);
  const changes = await readChanges(db, items);
  const imagesOf = await readImages(db, items);
  return items.map((post) => {
    const id = Number(post.id);
    const description = descriptions.get(id) ?? post.description;
    const images = imagesOf(id).map((row) => {
      const { url } = toImage(row);
      return { url, type: row.content_type, bytes: row.size };
    });
    return { ...post, id, description, images, updated_at: changes.get(id) ?? post.created_at };
  });
}
