import type { Post } from '../../contract/post';
import type { Slider } from '../../contract/slider';
import { findPost } from './posts';
import { storeText } from './postSearch';
import type { Db } from './schema';
import { findSlider } from './sliders';
import { addEntry, findEntry, removeEntry } from './trash';
import type { Deleter } from './trash';
import { zawgyiFlag } from './zawgyi';

/*
 * What the trash keeps is in tables of its own, so that no query of posts or sliders has to leave it
 * out. Call all of these functions in a transaction.
 */

const OF_POST = ['title', 'description', 'type', 'category_id', 'created_at', 'version'] as const;
const OF_SLIDER = ['created_at', 'version'] as const;

const entryOf = (db: Db, id: number) => db.selectFrom('trash').where('trash.id', '=', id);

async function keepTags(db: Db, entry: number): Promise<void> {
  const tags = entryOf(db, entry)
    .innerJoin('post_tags', 'post_tags.post_id', 'trash.noun_id')
    .select(['trash.id', 'tag_id', 'position']);
  const kept = db.insertInto('trash_tags').columns(['trash_id', 'tag_id', 'position']);
  await kept.expression(tags).execute();
}

async function restoreTags(db: Db, entry: number): Promise<void> {
  const tags = entryOf(db, entry)
    .innerJoin('trash_tags', 'trash_tags.trash_id', 'trash.id')
    .select(['trash.noun_id', 'tag_id', 'position']);
  const restored = db.insertInto('post_tags').columns(['post_id', 'tag_id', 'position']);
  await restored.expression(tags).execute();
}

/** Moves a post with its tags and images to the trash. `deletePost` then deletes what is left of it. */
export async function keepPost(db: Db, id: number, deleter: Deleter): Promise<void> {
  const columns = await db
    .selectFrom('posts')
    .select(OF_POST)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entry = await addEntry(db, deleter, { noun: 'post', noun_id: id, ...columns });
  await keepTags(db, entry);
  const images = entryOf(db, entry)
    .innerJoin('post_images', 'post_images.post_id', 'trash.noun_id')
    .select(['trash.id', 'image_id', 'use']);
  const kept = db.insertInto('trash_images').columns(['trash_id', 'image_id', 'use']);
  await kept.expression(images).execute();
  await db.deleteFrom('post_images').where('post_id', '=', id).execute();
}

/** Puts a post back as it was. @returns the post; null where the trash has none */
export async function restorePost(db: Db, id: number, now: Date): Promise<Post | null> {
  const entry = await findEntry(db, 'post', id, now);
  if (entry === null) return null;
  const row = entryOf(db, entry).select(['noun_id', ...OF_POST]);
  await db
    .insertInto('posts')
    .columns(['id', ...OF_POST])
    .expression(row)
    .execute();
  await restoreTags(db, entry);
  const images = entryOf(db, entry)
    .innerJoin('trash_images', 'trash_images.trash_id', 'trash.id')
    .select(['trash.noun_id', 'image_id', 'use']);
  const restored = db.insertInto('post_images').columns(['post_id', 'image_id', 'use']);
  await restored.expression(images).execute();
  await removeEntry(db, entry);
  const post = await findPost(db, id);
  if (!post) return null;
  const is_zawgyi = zawgyiFlag(post.title, post.description);
  await db.updateTable('posts').set({ is_zawgyi }).where('id', '=', id).execute();
  await storeText(db, id);
  return post;
}

/** Moves a slider with its images to the trash. `deleteSlider` then deletes what is left of it. */
export async function keepSlider(db: Db, id: number, deleter: Deleter): Promise<void> {
  const columns = await db
    .selectFrom('sliders')
    .select(OF_SLIDER)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entry = await addEntry(db, deleter, { noun: 'slider', noun_id: id, ...columns });
  const images = entryOf(db, entry)
    .innerJoin('slider_images', 'slider_images.slider_id', 'trash.noun_id')
    .select(['trash.id', 'image_id']);
  const kept = db.insertInto('trash_images').columns(['trash_id', 'image_id']);
  await kept.expression(images).execute();
  await db.deleteFrom('slider_images').where('slider_id', '=', id).execute();
}

/** Puts a slider back as it was. @returns the slider; null where the trash has none */
export async function restoreSlider(db: Db, id: number, now: Date): Promise<Slider | null> {
  const entry = await findEntry(db, 'slider', id, now);
  if (entry === null) return null;
  const row = entryOf(db, entry).select(['noun_id', ...OF_SLIDER]);
  await db
    .insertInto('sliders')
    .columns(['id', ...OF_SLIDER])
    .expression(row)
    .execute();
  const images = entryOf(db, entry)
    .innerJoin('trash_images', 'trash_images.trash_id', 'trash.id')
    .select(['trash.noun_id', 'image_id']);
  const restored = db.insertInto('slider_images').columns(['slider_id', 'image_id']);
  await restored.expression(images).execute();
  await removeEntry(db, entry);
  return findSlider(db, id);
}
