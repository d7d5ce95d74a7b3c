import { createImage, IMAGE_COLUMNS, toImage } from './images';
import type { NewImage } from '../images/decode';
import type { Db } from './schema';

type Use = 'cover' | 'description';

export interface NewPostImages {
  cover_image: NewImage | null;
  description_images: readonly NewImage[];
}

/** The images of posts, in the order in which they were added. */
export function selectPostImages(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_images')
    .innerJoin('images', 'images.id', 'post_images.image_id')
    .select(['post_images.post_id', 'post_images.use', ...IMAGE_COLUMNS])
    .where('post_images.post_id', 'in', postIds)
    .orderBy('images.id')
    .execute();
}

/** The images of one post, as responses show them. */
export function toPostImages(rows: Awaited<ReturnType<typeof selectPostImages>>) {
  const imagesFor = (use: Use) => rows.filter((row) => row.use === use).map((row) => toImage(row));
  const [cover] = imagesFor('cover');
  return {
    cover_image: cover ? { url: cover.url } : null,
    description_images: imagesFor('description').map(({ id, url }) => ({ id, url })),
  };
}

async function addImage(db: Db, postId: number, use: Use, image: NewImage, now: Date) {
  const { id } = await createImage(db, image, now);
  const row = { post_id: postId, image_id: Number(id), use };
  await db.insertInto('post_images').values(row).execute();
}

/** Call it in a transaction. */
export async function addPostImages(
  db: Db,
  postId: number,
  { cover_image, description_images }: NewPostImages,
  now: Date,
): Promise<void> {
  if (cover_image) await addImage(db, postId, 'cover', cover_image, now);
  for (const image of description_images) await addImage(db, postId, 'description', image, now);
}
