import type { Selectable } from 'kysely';
import type { Post } from '../../contract/post';
import type { Slider } from '../../contract/slider';
import { lockTags } from './locks';
import { findPost } from './posts';
import { storeText } from './postSearch';
import type { Db, Schema } from './schema';
import { findSlider } from './sliders';
import { addEntry, findEntry, removeEntry } from './trash';
import type { Deleter } from './trash';

/*
 * The trash has tables of its own, so that queries of posts and sliders need not exclude it. Call all
 * of these functions in a transaction.
 */

/** The stored row of an entry. Columns that were added later get their defaults. */
const rowOf = <Table extends 'posts' | 'sliders'>({ content }: { content: string }) =>
  JSON.parse(content) as Selectable<Schema[Table]>;

const entryOf = (db: Db, id: number) => db.selectFrom('trash').where('trash.id', '=', id);

async function keepTags(db: Db, entry: number): Promise<void> {
  const tags = entryOf(db, entry).innerJoin('post_tags', 'post_tags.post_id', 'trash.noun_id');
  await lockTags(db, tags.select('tag_id'));
  const kept = db.insertInto('trash_tags').columns(['trash_id', 'tag_id', 'position']);
  await kept.expression(tags.select(['trash.id', 'tag_id', 'position'])).execute();
}

async function restoreTags(db: Db, entry: number): Promise<void> {
  const tags = entryOf(db, entry).innerJoin('trash_tags', 'trash_tags.trash_id', 'trash.id');
  await lockTags(db, tags.select('tag_id'));
  const restored = db.insertInto('post_tags').columns(['post_id', 'tag_id', 'position']);
  await restored.expression(tags.select(['trash.noun_id', 'tag_id', 'position'])).execute();
}

/** Moves a post with its tags and images to the trash. `deletePost` then deletes the rest of it. */
export async function keepPost(db: Db, id: number, deleter: Deleter): Promise<void> {
  const post = db.selectFrom('posts').selectAll().where('id', '=', id);
  const entry = await addEntry(db, deleter, 'post', await post.executeTakeFirstOrThrow());
  await keepTags(db, entry);
  const images = entryOf(db, entry)
    .innerJoin('post_images', 'post_images.post_id', 'trash.noun_id')
    .select(['trash.id', 'image_id', 'use']);
  const kept = db.insertInto('trash_images').columns(['trash_id', 'image_id', 'use']);
  await kept.expression(images).execute();
  await db.deleteFrom('post_images').where('post_id', '=', id).execute();
}

export async function restorePost(db: Db, id: number, now: Date): Promise<Post | null> {
  const entry = await findEntry(db, 'post', id, now);
  if (!entry) return null;
  await db.insertInto('posts').values(rowOf<'posts'>(entry)).execute();
  await restoreTags(db, entry.id);
  const images = entryOf(db, entry.id)
    .innerJoin('trash_images', 'trash_images.trash_id', 'trash.id')
    .select(['trash.noun_id', 'image_id', 'use']);
  const restored = db.insertInto('post_images').columns(['post_id', 'image_id', 'use']);
  await restored.expression(images).execute();
  await removeEntry(db, entry.id);
  await storeText(db, id);
  return findPost(db, id);
}

/** Moves a slider with its images to the trash. `deleteSlider` then deletes the rest of it. */
export async function keepSlider(db: Db, id: number, deleter: Deleter): Promise<void> {
  const slider = db.selectFrom('sliders').selectAll().where('id', '=', id);
  const entry = await addEntry(db, deleter, 'slider', await slider.executeTakeFirstOrThrow());
  const images = entryOf(db, entry)
    .innerJoin('slider_images', 'slider_images.slider_id', 'trash.noun_id')
    .select(['trash.id', 'image_id']);
  const kept = db.insertInto('trash_images').columns(['trash_id', 'image_id']);
  await kept.expression(images).execute();
  await db.deleteFrom('slider_images').where('slider_id', '=', id).execute();
}

export async function restoreSlider(db: Db, id: number, now: Date): Promise<Slider | null> {
  const entry = await findEntry(db, 'slider', id, now);
  if (!entry) return null;
  await db.insertInto('sliders').values(rowOf<'sliders'>(entry)).execute();
  const images = entryOf(db, entry.id)
    .innerJoin('trash_images', 'trash_images.trash_id', 'trash.id')
    .select(['trash.noun_id', 'image_id']);
  const restored = db.insertInto('slider_images').columns(['slider_id', 'image_id']);
  await restored.expression(images).execute();
  await removeEntry(db, entry.id);
  return findSlider(db, id);
}
