import { sql } from 'kysely';
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

/** The rows that belong to an entity or to an entry of the trash. */
interface Owned {
  table: keyof Schema;
  owner: string;
  id: number;
}

const tagsOfPost = (id: number): Owned => ({ table: 'post_tags', owner: 'post_id', id });
const imagesOfPost = (id: number): Owned => ({ table: 'post_images', owner: 'post_id', id });
const imagesOfSlider = (id: number): Owned => ({ table: 'slider_images', owner: 'slider_id', id });
const tagsOfEntry = (id: number): Owned => ({ table: 'trash_tags', owner: 'trash_id', id });
const imagesOfEntry = (id: number): Owned => ({ table: 'trash_images', owner: 'trash_id', id });

async function move(db: Db, from: Owned, to: Owned, ...columns: string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const moved = sql`from ${sql.table(from.table)} where ${sql.ref(from.owner)} = ${from.id}`;
  await sql`insert into ${sql.table(to.table)} (${sql.ref(to.owner)}, ${names})
    select ${to.id}, ${names} ${moved}`.execute(db);
  await sql`delete ${moved}`.execute(db);
}

/** The stored row of an entry. Columns that were added later get their defaults. */
const rowOf = <Table extends 'posts' | 'sliders'>({ content }: { content: string }) =>
  JSON.parse(content) as Selectable<Schema[Table]>;

/** Moves a post with its tags and images to the trash. `deletePost` then deletes the rest of it. */
export async function keepPost(db: Db, id: number, deleter: Deleter): Promise<void> {
  const post = db.selectFrom('posts').selectAll().where('id', '=', id);
  const entry = await addEntry(db, deleter, 'post', await post.executeTakeFirstOrThrow());
  await lockTags(db, db.selectFrom('post_tags').select('tag_id').where('post_id', '=', id));
  await move(db, tagsOfPost(id), tagsOfEntry(entry), 'tag_id', 'position');
  await move(db, imagesOfPost(id), imagesOfEntry(entry), 'image_id', 'use');
}

export async function restorePost(db: Db, id: number, now: Date): Promise<Post | null> {
  const entry = await findEntry(db, 'post', id, now);
  if (!entry) return null;
  await db.insertInto('posts').values(rowOf<'posts'>(entry)).execute();
  await lockTags(db, db.selectFrom('trash_tags').select('tag_id').where('trash_id', '=', entry.id));
  await move(db, tagsOfEntry(entry.id), tagsOfPost(id), 'tag_id', 'position');
  await move(db, imagesOfEntry(entry.id), imagesOfPost(id), 'image_id', 'use');
  await removeEntry(db, entry.id);
  await storeText(db, id);
  return findPost(db, id);
}

/** Moves a slider with its images to the trash. `deleteSlider` then deletes the rest of it. */
export async function keepSlider(db: Db, id: number, deleter: Deleter): Promise<void> {
  const slider = db.selectFrom('sliders').selectAll().where('id', '=', id);
  const entry = await addEntry(db, deleter, 'slider', await slider.executeTakeFirstOrThrow());
  await move(db, imagesOfSlider(id), imagesOfEntry(entry), 'image_id');
}

export async function restoreSlider(db: Db, id: number, now: Date): Promise<Slider | null> {
  const entry = await findEntry(db, 'slider', id, now);
  if (!entry) return null;
  await db.insertInto('sliders').values(rowOf<'sliders'>(entry)).execute();
  await move(db, imagesOfEntry(entry.id), imagesOfSlider(id), 'image_id');
  await removeEntry(db, entry.id);
  return findSlider(db, id);
}
