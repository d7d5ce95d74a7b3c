import type { Services } from '../server/http/services';
import type { ImageDecoder } from '../server/images/imageDecoder';
import type { NewImage } from '../server/store/images';
import { createPost } from '../server/store/posts';
import type { NewPost } from '../server/store/posts';
import type { Db } from '../server/store/schema';
import { inTransaction } from '../server/store/store';
import { createTag } from '../server/store/tags';
import type { CategoryIds } from './categories';
import { daysBefore, latestDay } from './dates';
import { photograph } from './photograph';
import type { DemoPost } from './posts/post';
import { DEMO_POSTS } from './posts/posts';
import { TAG_NAMES } from './tags';

/** Pixels: as wide as the pages show a picture, and no wider, so that the demo starts quickly. */
const PICTURE_WIDTH = 640;

/** The demo's first tag is older than its first post. */
const TAGS_AGE_DAYS = 430;

interface References {
  categories: CategoryIds;
  tags: ReadonlyMap<string, number>;
  images: ReadonlyMap<string, NewImage>;
}

/** @throws Error so that a demo whose posts name something unknown does not start */
function lookUp<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const entry = entries.get(name);
  if (entry === undefined) throw new Error(`The demo has no "${name.slice(0, 80)}".`);
  return entry;
}

/** Renders each drawing once, however many posts show it. */
async function renderDrawings(
  decoder: ImageDecoder,
  posts: readonly DemoPost[],
): Promise<Map<string, NewImage>> {
  const drawings = posts.flatMap(({ cover, pictures = [] }) => [cover ?? [], pictures].flat());
  const render = async (svg: string, index: number) => {
    const file = await photograph(`picture-${index + 1}.jpg`, svg, PICTURE_WIDTH);
    const images = await decoder.decode([file], 'images', null);
    return images.map((image) => [svg, image] as const);
  };
  const entries = await Promise.all([...new Set(drawings)].map(render));
  return new Map(entries.flat());
}

async function addTags(db: Db, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, name] of TAG_NAMES.entries()) {
    const { id } = await createTag(db, name, daysBefore(now, TAGS_AGE_DAYS - index));
    ids.set(name, id);
  }
  return ids;
}

function toNewPost(post: DemoPost, { categories, tags, images }: References): NewPost {
  const { title, type, description, category, cover, pictures = [] } = post;
  return {
    ...{ title, type, description },
    category_id: lookUp(categories, category),
    tags: post.tags.map((name) => lookUp(tags, name)),
    cover_image: cover === null ? null : lookUp(images, cover),
    description_images: pictures.map((picture) => lookUp(images, picture)),
  };
}

function createdAtOf({ when }: DemoPost, now: Date): Date {
  return typeof when === 'string' ? latestDay(when, now) : daysBefore(now, when);
}

/** Adds the demo's posts and their tags, the oldest first. */
export async function addDemoPosts(services: Services, categories: CategoryIds): Promise<void> {
  const { db, now } = services;
  const images = await renderDrawings(services.images, DEMO_POSTS);
  const dated = DEMO_POSTS.map((post) => ({ post, createdAt: createdAtOf(post, now()) }));
  dated.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await inTransaction(db, async (trx) => {
    const references = { categories, images, tags: await addTags(trx, now()) };
    for (const { post, createdAt } of dated) {
      await createPost(trx, toNewPost(post, references), createdAt);
    }
  });
}
