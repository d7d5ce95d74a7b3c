import type { PostType } from '../../contract/post';
import { plainText } from '../html/plainText';
import { nextId } from './ids';
import { createImage, deleteImages } from './images';
import type { NewImage } from './images';
import { imagesOf } from './postRows';
import { indexPost, unindexPost } from './search/postSearch';
import type { Db } from './schema';

/** What is written of a post, but for its images. Category and tags must be there. */
export interface PostFields {
  title: string;
  /** HTML that `cleanDescription` has cleaned. */
  description: string;
  type: PostType;
  categoryId: number;
  /** In the order in which they are shown; one that comes twice counts once. */
  tagIds: readonly number[];
}

/** A post to be added. */
export interface NewPost extends PostFields {
  cover: NewImage | null;
  images: readonly NewImage[];
}

/** What becomes of a post. */
export interface PostChange extends NewPost {
  /** A new cover replaces the old one; without one the old one stays, unless it is removed. */
  removesCover: boolean;
  /** Ids of description images; those of other things are passed over. */
  removedImageIds: readonly number[];
  /** An instant as it is stored. */
  createdAt: string;
}

type Use = 'cover' | 'description';

async function addImage(db: Db, postId: number, use: Use, image: NewImage, now: Date) {
  const { id } = await createImage(db, image, now);
  const row = { post_id: postId, image_id: Number(id), use };
  await db.insertInto('post_images').values(row).execute();
}

async function addImages(db: Db, postId: number, { cover, images }: NewPost, now: Date) {
  if (cover) await addImage(db, postId, 'cover', cover, now);
  for (const image of images) await addImage(db, postId, 'description', image, now);
}

async function setTags(db: Db, postId: number, tagIds: readonly number[]): Promise<string[]> {
  const ids = [...new Set(tagIds)];
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  if (ids.length === 0) return [];
  const rows = ids.map((tag_id, position) => ({ post_id: postId, tag_id, position }));
  await db.insertInto('post_tags').values(rows).execute();
  const tags = await db.selectFrom('tags').select('name').where('id', 'in', ids).execute();
  return tags.map(({ name }) => name);
}

/** Writes what stands beside a post's own row: its tags, and what it is found by. */
async function setTagsAndIndex(db: Db, id: number, fields: PostFields): Promise<void> {
  const tagNames = await setTags(db, id, fields.tagIds);
  const { title, description } = fields;
  await indexPost(db, id, { title, description: plainText(description), tags: tagNames });
}

function toColumns({ title, description, type, categoryId }: PostFields) {
  return { title, description, type, category_id: categoryId };
}

/**
 * Call it in a transaction.
 *
 * @param createdAt the post's `created_at`, which is its backdate where it has one
 * @returns the new post's id
 */
export async function createPost(db: Db, post: NewPost, createdAt: Date): Promise<number> {
  const id = await nextId(db, 'posts');
  const row = { id, ...toColumns(post), created_at: createdAt.toISOString() };
  await db.insertInto('posts').values(row).execute();
  await addImages(db, id, post, createdAt);
  await setTagsAndIndex(db, id, post);
  return id;
}

/** Call it in a transaction, with a post that is there. */
export async function updatePost(db: Db, id: number, change: PostChange, now: Date): Promise<void> {
  const asked = new Set(change.removedImageIds);
  const isCoverGone = change.removesCover || change.cover !== null;
  const gone = (await imagesOf(db, [id])).filter((row) =>
    row.use === 'cover' ? isCoverGone : asked.has(row.image_id),
  );
  await deleteImages(
    db,
    gone.map((row) => row.image_id),
  );
  await db
    .updateTable('posts')
    .set({ ...toColumns(change), created_at: change.createdAt })
    .where('id', '=', id)
    .execute();
  await addImages(db, id, change, now);
  await setTagsAndIndex(db, id, change);
}

/** Removes a post with its images. Call it in a transaction. */
export async function deletePost(db: Db, id: number): Promise<void> {
  const images = await imagesOf(db, [id]);
  await deleteImages(
    db,
    images.map((row) => row.image_id),
  );
  await unindexPost(db, id);
  await db.deleteFrom('posts').where('id', '=', id).execute();
}
