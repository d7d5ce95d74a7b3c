import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categorySchema } from '../contract/category';
import { BASE_PATH } from '../contract/limits';
import { postEditSchema } from '../contract/post';
import type { Services } from '../server/http/services';
import type { ImageDecoder } from '../server/images/imageDecoder';
import { createCategory } from '../server/store/categories';
import type { NewImage } from '../server/images/decode';
import { createPost } from '../server/store/posts';
import type { Db } from '../server/store/schema';
import { createSlider } from '../server/store/sliders';
import { inTransaction } from '../server/store/engine/store';
import { createTag } from '../server/store/tags';
import categories from './content/categories.json';
import posts from './content/posts.json';
import sliders from './content/sliders.json';
import tagNames from './content/tags.json';
import { daysBefore, latestDay } from './dates';

interface DemoPost {
  /** The file with the HTML of the description, in `posts/`. */
  file: string;
  title: string;
  type: string;
  /** The English half of a category's name. */
  category: string;
  tags: readonly string[];
  /**
   * For a bulletin, its day of the year ('MM-DD'), so that it fits the season. For others, the
   * number of days before now.
   */
  when: string | number;
  cover: string | null;
  pictures?: readonly string[];
  /** Adds the texts of all posts of knowledge, which makes this the longest post. */
  withAllKnowledge?: boolean;
}

export const DEMO_POSTS: readonly DemoPost[] = posts;

/** The oldest tag is older than the oldest post. */
const TAGS_AGE_DAYS = 430;

/** The folder is beside this file, and beside `dist/demo.js`, where the build copies it. */
const CONTENT = path.join(__dirname, 'content');

/** @throws Error, so that a demo whose content has a wrong name does not start */
function lookUp<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const entry = entries.get(name);
  if (entry === undefined) throw new Error(`The demo has no "${name}".`);
  return entry;
}

/** Decodes each picture once, even if several posts show it. */
async function readPictures(decoder: ImageDecoder, names: readonly string[]) {
  const read = async (name: string): Promise<[string, NewImage][]> => {
    const bytes = readFileSync(path.join(CONTENT, 'pictures', name));
    const images = await decoder.decode([bytes], null);
    return images.map((image) => [name, image]);
  };
  return new Map((await Promise.all([...new Set(names)].map(read))).flat());
}

function readHtml(file: string): string {
  return readFileSync(path.join(CONTENT, 'posts', file), 'utf8')
    .trim()
    .replace(/\n\s*(?=<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre)\b)/g, '')
    .replace(/<br>\n\s*/g, '<br>')
    .replace(/\n\s*/g, ' ');
}

export function descriptionOf({ file, withAllKnowledge = false }: DemoPost): string {
  if (!withAllKnowledge) return readHtml(file);
  const chapters = DEMO_POSTS.filter((post) => post.type === 'knowledge' && post.file !== file);
  const texts = chapters.map((post) => `<h1>${post.title}</h1>${readHtml(post.file)}`);
  return readHtml(file) + texts.join('');
}

export async function addDemoSlider({ db, images: decoder, now }: Services): Promise<void> {
  const images = await readPictures(decoder, sliders);
  await inTransaction(db, (trx) => createSlider(trx, [...images.values()], now()));
}

/** @returns the ids of the categories by the English half of their names */
export async function addDemoCategories({ db, now }: Services): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await inTransaction(db, async (trx) => {
    type Entry = Pick<(typeof categories)[number], 'name' | 'icon'>;
    const add = async (entry: Entry, parentId: number | null, at: Date) => {
      const icon = `${BASE_PATH}/icons/category-${entry.icon}.svg`;
      const level = parentId === null ? 1 : 2;
      const form = { name: entry.name, icon, level, parent_id: parentId };
      const { name } = categorySchema.validateSync(form);
      const id = await createCategory(trx, { name, icon, parentId }, at);
      ids.set(name.split(' / ')[1] ?? '', id);
      return id;
    };
    for (const [index, parent] of categories.entries()) {
      const createdAt = daysBefore(now(), 250 - index * 25);
      const id = await add(parent, null, createdAt);
      for (const child of parent.children) await add(child, id, createdAt);
    }
  });
  return ids;
}

async function addTags(db: Db, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, name] of tagNames.entries()) {
    const { id } = await createTag(db, name, daysBefore(now, TAGS_AGE_DAYS - index));
    ids.set(name, id);
  }
  return ids;
}

interface References {
  categories: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  images: ReadonlyMap<string, NewImage>;
}

/** A row for the store. The form's schema validates it. */
function toNewPost(post: DemoPost, { categories, tags, images }: References) {
  const { cover, pictures = [] } = post;
  const categoryId = lookUp(categories, post.category);
  const tagIds = post.tags.map((name) => lookUp(tags, name));
  const { title, type, description } = postEditSchema.validateSync({
    title: post.title,
    type: post.type,
    description: descriptionOf(post),
    category_id: String(categoryId),
    tags: tagIds,
  });
  return {
    title,
    type,
    description,
    category_id: categoryId,
    tags: tagIds,
    cover_image: cover === null ? null : lookUp(images, cover),
    description_images: pictures.map((name) => lookUp(images, name)),
  };
}

export async function addDemoPosts(
  { db, now, images: decoder }: Services,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  const names = DEMO_POSTS.flatMap(({ cover, pictures = [] }) => [cover ?? [], pictures].flat());
  const images = await readPictures(decoder, names);
  const dated = DEMO_POSTS.map((post) => {
    const { when } = post;
    const createdAt = typeof when === 'string' ? latestDay(when, now()) : daysBefore(now(), when);
    return { post, createdAt };
  });
  dated.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await inTransaction(db, async (trx) => {
    const references = { categories, images, tags: await addTags(trx, now()) };
    for (const { post, createdAt } of dated) {
      await createPost(trx, toNewPost(post, references), createdAt);
    }
  });
}
