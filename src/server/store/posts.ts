import { sql } from 'kysely';
import type { ListedPost, Post, PostFields } from '../../contract/post';
import { inOwnTurn } from '../runtime/turns';
import { closeExcerpt } from '../html/excerpt';
import { EXCERPT_LENGTH } from '../../contract/lengths';
import type { NewImage } from '../images/decode';
import { nextId } from './engine/ids';
import { createImage, deleteImages, IMAGE_COLUMNS, toImage } from './images';
import { UNFILTERED } from './engine/pages';
import type { Filter, Rows, Window } from './engine/pages';
import { findPosts, storeText, zawgyiFlag } from './postSearch';
import type { Db, Written } from './schema';

type Use = 'cover' | 'description';

interface NewPostImages {
  cover_image: NewImage | null;
  description_images: readonly NewImage[];
}

/**
 * A new post. Its category and tags must exist, and `cleanDescription` must have cleaned its
 * description.
 */
export interface NewPost extends PostFields, NewPostImages {
  category_id: number;
  tags: readonly number[];
}

/** New values of a post. Without a new cover the old one stays, unless it is removed. */
export interface PostUpdate extends NewPost {
  removed_cover_image: boolean;
  removed_description_images: readonly number[];
  created_at: string;
}

/** A small batch, because the database reads a description of a megabyte to cut it. */
const POSTS_PER_BATCH = 10;

const WHOLE = sql<string>`description`;
/** The database cuts the description, so that the rest never reaches this process. */
const EXCERPT = sql<string>`substr(description, 1, ${sql.lit(EXCERPT_LENGTH)})`;

function selectTags(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select(['post_tags.post_id', 'tags.id', 'tags.name', 'tags.slug'])
    .where('post_tags.post_id', 'in', postIds)
    .orderBy('post_tags.position')
    .execute();
}

function selectPostImages(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_images')
    .innerJoin('images', 'images.id', 'post_images.image_id')
    .select(['post_images.post_id', 'post_images.use', ...IMAGE_COLUMNS])
    .where('post_images.post_id', 'in', postIds)
    .orderBy('images.id')
    .execute();
}

function toPostImages(rows: Awaited<ReturnType<typeof selectPostImages>>) {
  const imagesFor = (use: Use) => rows.filter((row) => row.use === use).map((row) => toImage(row));
  const [cover] = imagesFor('cover');
  return {
    cover_image: cover ? { url: cover.url } : null,
    description_images: imagesFor('description').map(({ id, url }) => ({ id, url })),
  };
}

/** Posts in the order of their ids, with a fixed number of queries. */
async function readPosts(db: Db, ids: readonly number[], description = WHOLE): Promise<Post[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.category_id')
    .select(['posts.id', 'title', description.as('description'), 'type', 'posts.created_at'])
    .select(['posts.version', 'categories.id as categoryId', 'categories.name as category'])
    .where('posts.id', 'in', ids)
    .execute();
  const tags = await selectTags(db, ids);
  const images = await selectPostImages(db, ids);
  const posts = rows.map((row): Post => {
    const { id, title, description, category, categoryId, type, created_at, version } = row;
    const ownTags = tags.filter(({ post_id }) => post_id === id);
    return {
      id,
      title,
      description,
      category,
      categoryId,
      tags: ownTags.map((tag) => ({ id: tag.id, name: tag.name, slug: tag.slug })),
      type,
      ...toPostImages(images.filter(({ post_id }) => post_id === id)),
      created_at,
      version,
    };
  });
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? []);
}

async function categoryIcons(db: Db, posts: readonly Post[]): Promise<Map<unknown, string>> {
  if (posts.length === 0) return new Map();
  const ids = new Set(posts.map(({ categoryId }) => Number(categoryId)));
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'icon'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, icon }) => [id, icon]));
}

export async function listPosts(
  db: Db,
  window: Window,
  filter: Filter = UNFILTERED,
): Promise<Rows<ListedPost>> {
  const { items, ...counts } = await findPosts(db, window, filter);
  const posts: Post[] = [];
  for (let from = 0; from < items.length; from += POSTS_PER_BATCH) {
    const ids = items.slice(from, from + POSTS_PER_BATCH);
    const read = () => readPosts(db, ids, EXCERPT);
    posts.push(...(await (from > 0 ? inOwnTurn(read) : read())));
  }
  const icons = await categoryIcons(db, posts);
  const toListed = (post: Post): ListedPost => ({
    ...post,
    description: closeExcerpt(post.description),
    category_icon: icons.get(post.categoryId),
  });
  return { items: posts.map(toListed), ...counts };
}

export async function findPost(db: Db, id: number): Promise<Post | null> {
  const [post = null] = await readPosts(db, [id]);
  return post;
}

async function setTags(db: Db, postId: number, tags: readonly number[]): Promise<void> {
  const ids = [...new Set(tags)];
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((tag_id, position) => ({ post_id: postId, tag_id, position }));
  await db.insertInto('post_tags').values(rows).execute();
}

async function addImage(db: Db, postId: number, use: Use, image: NewImage, now: Date) {
  const { id } = await createImage(db, image, now);
  const row = { post_id: postId, image_id: Number(id), use };
  await db.insertInto('post_images').values(row).execute();
}

async function addPostImages(
  db: Db,
  postId: number,
  { cover_image, description_images }: NewPostImages,
  now: Date,
): Promise<void> {
  if (cover_image) await addImage(db, postId, 'cover', cover_image, now);
  for (const image of description_images) await addImage(db, postId, 'description', image, now);
}

function toColumns(post: NewPost): Written<'posts'> {
  const { title, description, type, category_id } = post;
  return { title, description, type, category_id, is_zawgyi: zawgyiFlag(post) };
}

/**
 * Call it in a transaction.
 *
 * @param createdAt the post's `created_at`, which is its backdate if it has one
 * @returns the new post's id
 */
export async function createPost(db: Db, post: NewPost, createdAt: Date): Promise<number> {
  const id = await nextId(db, 'posts');
  const row = { id, ...toColumns(post), created_at: createdAt.toISOString() };
  await db.insertInto('posts').values(row).execute();
  await addPostImages(db, id, post, createdAt);
  await setTags(db, id, post.tags);
  await storeText(db, id);
  return id;
}

/** Call it in a transaction, for a post that exists. */
export async function updatePost(db: Db, id: number, post: PostUpdate, now: Date): Promise<void> {
  const isCoverGone = post.removed_cover_image || post.cover_image !== null;
  const removed = (await selectPostImages(db, [id]))
    .filter(({ use, image_id }) =>
      use === 'cover' ? isCoverGone : post.removed_description_images.includes(image_id),
    )
    .map(({ image_id }) => image_id);
  await deleteImages(db, removed);
  await db
    .updateTable('posts')
    .set({ ...toColumns(post), created_at: post.created_at })
    .where('id', '=', id)
    .execute();
  await addPostImages(db, id, post, now);
  await setTags(db, id, post.tags);
  await storeText(db, id);
}

export async function deletePost(db: Db, id: number): Promise<void> {
  const images = db.selectFrom('post_images').select('image_id').where('post_id', '=', id);
  await db.deleteFrom('images').where('id', 'in', images).execute();
  await db.deleteFrom('posts').where('id', '=', id).execute();
}
