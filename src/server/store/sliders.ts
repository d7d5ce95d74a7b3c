import type { Image } from '../../contract/image';
import type { Slider } from '../../contract/slider';
import { nextId } from './engine/ids';
import { createImage, deleteImages, IMAGE_COLUMNS, toImage } from './images';
import type { NewImage } from '../images/decode';
import type { Db } from './schema';

function imagesOf(db: Db) {
  return db
    .selectFrom('slider_images')
    .innerJoin('images', 'images.id', 'slider_images.image_id')
    .select(['slider_images.slider_id', ...IMAGE_COLUMNS])
    .orderBy('images.id');
}

/** All sliders, newest first, with their images in the order in which they were added. */
export async function listSliders(db: Db): Promise<Slider[]> {
  const sliders = await db
    .selectFrom('sliders')
    .select(['id', 'version'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const images = new Map<number, Image[]>(sliders.map(({ id }) => [id, []]));
  for (const row of await imagesOf(db).execute()) images.get(row.slider_id)?.push(toImage(row));
  return sliders.map(({ id, version }) => ({ id, images: images.get(id) ?? [], version }));
}

export async function findSlider(db: Db, id: number): Promise<Slider | null> {
  const slider = await db
    .selectFrom('sliders')
    .select(['id', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!slider) return null;
  const images = await imagesOf(db).where('slider_id', '=', id).execute();
  return { id, images: images.map(toImage), version: slider.version };
}

async function addSliderImages(
  db: Db,
  sliderId: number,
  images: readonly NewImage[],
  now: Date,
): Promise<void> {
  for (const image of images) {
    const { id } = await createImage(db, image, now);
    await db
      .insertInto('slider_images')
      .values({ slider_id: sliderId, image_id: Number(id) })
      .execute();
  }
}

/**
 * Call it in a transaction.
 *
 * @returns the new slider's id
 */
export async function createSlider(
  db: Db,
  images: readonly NewImage[],
  now: Date,
): Promise<number> {
  const id = await nextId(db, 'sliders');
  await db.insertInto('sliders').values({ id, created_at: now.toISOString() }).execute();
  await addSliderImages(db, id, images, now);
  return id;
}

/**
 * Call it in a transaction.
 *
 * @param removed ids of its images; other ids are ignored
 */
export async function updateSlider(
  db: Db,
  id: number,
  { removed, added }: { removed: readonly number[]; added: readonly NewImage[] },
  now: Date,
): Promise<void> {
  const images = await imagesOf(db).where('slider_id', '=', id).execute();
  const ids = images.map(({ image_id }) => image_id).filter((image) => removed.includes(image));
  await deleteImages(db, ids);
  await addSliderImages(db, id, added, now);
}

export async function deleteSlider(db: Db, id: number): Promise<void> {
  const images = db.selectFrom('slider_images').select('image_id').where('slider_id', '=', id);
  await db.deleteFrom('images').where('id', 'in', images).execute();
  await db.deleteFrom('sliders').where('id', '=', id).execute();
}
