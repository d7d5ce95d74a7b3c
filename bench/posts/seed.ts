import { createCategory } from '../../src/server/store/categories';
import { createPost, deletePost } from '../../src/server/store/posts';
import type { Db } from '../../src/server/store/schema';
import { inTransaction, openStore } from '../../src/server/store/engine/store';
import { createTag } from '../../src/server/store/tags';
import { CATEGORY_NAMES, TAG_NAMES, takePosts } from './corpus';
import type { SeededPost } from './corpus';

const POSTS_AT_ONCE = 2000;
const CREATED = new Date('2018-01-01T00:00:00Z');
const ICON = '/build/icons/category-one.svg';

const COVER = {
  contentType: 'image/jpeg',
  width: 1600,
  height: 900,
  bytes: Buffer.alloc(0),
  thumbnails: [],
};

function savePost(db: Db, post: SeededPost, cover: typeof COVER | null): Promise<number> {
  const { title, description, category, tags, createdAt } = post;
  const row = {
    title,
    description,
    type: 'post' as const,
    category_id: category + 1,
    tags: tags.map((tag) => tag + 1),
    cover_image: cover,
    description_images: [],
  };
  return createPost(db, row, createdAt);
}

async function withStore<T>(
  dataDir: string,
  databaseUrl: string | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const store = openStore({ dataDir, databaseUrl });
  try {
    await store.prepare();
    return await work(store.db);
  } finally {
    await store.close();
  }
}

/**
 * Fills a new store with categories, tags and posts, whose ids begin with 1. No server may run on
 * it.
 *
 * @param databaseUrl a database instead of the folder
 */
export function seedPosts(dataDir: string, databaseUrl: string | null, count: number) {
  return withStore(dataDir, databaseUrl, async (db) => {
    await inTransaction(db, async (trx) => {
      for (const name of CATEGORY_NAMES) {
        await createCategory(trx, { name, icon: ICON, parentId: null }, CREATED);
      }
      for (const name of TAG_NAMES) await createTag(trx, name, CREATED);
    });
    for (let from = 0; from < count; from += POSTS_AT_ONCE) {
      const posts = takePosts(Math.min(POSTS_AT_ONCE, count - from), from);
      await inTransaction(db, async (trx) => {
        for (const post of posts) await savePost(trx, post, COVER);
      });
    }
  });
}

/**
 * Saves more posts without images, each in one durable transaction, and deletes them.
 *
 * @param spent reads the CPU time so far, in milliseconds
 * @returns the CPU time per save
 */
export function timeSaves(
  dataDir: string,
  databaseUrl: string | null,
  spent: () => Promise<number>,
): Promise<number> {
  return withStore(dataDir, databaseUrl, async (db) => {
    const ids: number[] = [];
    const posts = takePosts(300);
    const before = await spent();
    for (const post of posts) ids.push(await inTransaction(db, (trx) => savePost(trx, post, null)));
    const processor = (await spent()) - before;
    for (const id of ids) await inTransaction(db, (trx) => deletePost(trx, id));
    return processor / posts.length;
  });
}
